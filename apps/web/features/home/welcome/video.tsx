import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { buildVideoAddress, type Film, VIDEO_PROVIDERS } from './video-address.ts';

/** A film from elsewhere: nothing of it is asked for before a person asks for it. */
export function Video({ video }: { video: Film }) {
  const { t } = useLingui();
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = VIDEO_PROVIDERS[video.provider];
  useEffect(() => {
    if (isWanted) frame.current?.focus();
  }, [isWanted]);
  if (isWanted)
    return (
      <iframe
        ref={frame}
        className="home-video"
        title={t`Demonstration video`}
        src={buildVideoAddress(video)}
        onLoad={() => holdFocus(frame.current)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <>
      <p>
        <Trans>
          A captioned video shows how a picture becomes a tactile graphic. It is hosted by {name}, which will
          know that you visited when you play it.
        </Trans>
      </p>
      <Button icon={<Play aria-hidden="true" size={20} />} onPress={() => setWanted(true)}>
        <Trans>Play the video</Trans>
      </Button>
    </>
  );
}

/** Focuses the film again, whose page takes the focus away when it arrives from another site; a person may have left it. */
function holdFocus(frame: HTMLIFrameElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement === frame) frame?.focus();
}
