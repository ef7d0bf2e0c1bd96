import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadyFile } from '@relievo/contracts';
import './media-player.css';

/** Sound and films are kept as their author brought them; they are played where they stand. */
export function MediaPlayer({ file, title }: { file: ReadyFile; title: string }) {
  const { t } = useLingui();
  const address = `${file.address}?show`;
  if (file.mediaType.startsWith('audio/'))
    return (
      <div className="media-player">
        {/* What is said in it is in no file here, and the words below say so. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio src={address} controls preload="metadata" aria-label={t`Sound: ${title}`} />
        <p className="forms-held">
          <Trans>This sound is not converted, and nobody has written down yet what is said in it.</Trans>
        </p>
      </div>
    );
  if (file.mediaType.startsWith('video/'))
    return (
      <div className="media-player">
        {/* There is no file of captions here, and the words below say so. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video src={address} controls preload="metadata" aria-label={t`Film: ${title}`} />
        <p className="forms-held">
          <Trans>
            This film is not converted. It has no captions beyond those that are part of the picture.
          </Trans>
        </p>
      </div>
    );
  return null;
}
