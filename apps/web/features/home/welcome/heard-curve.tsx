import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ReliefPicture } from '../../../ui/pictures/relief-picture.tsx';
import { CURVE_SHEET } from './curve.ts';

async function loadPicture() {
  return (await import('./parabola.ts')).parabola;
}
async function makeSound() {
  return URL.createObjectURL((await import('./curve-sound.ts')).renderCurveSound());
}

/** One drawing for eyes and ears: its relief at once, its sound when somebody asks for it. */
export function HeardCurve() {
  const { t } = useLingui();
  const player = useRef<HTMLAudioElement>(null);
  const [sound, setSound] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      setSound(await makeSound());
    } catch {
      toasts.show(t`The sound could not be made. Please try again.`, 'error');
    }
    setMaking(false);
  };
  useEffect(() => () => (sound ? URL.revokeObjectURL(sound) : undefined), [sound]);
  const play = () => {
    if (!player.current) return void make();
    player.current.currentTime = 0;
    // A browser that plays nothing by itself leaves that to the player's own keys.
    player.current.play().catch(() => undefined);
  };
  return (
    <>
      <figure className="home-picture">
        <ReliefPicture
          {...CURVE_SHEET}
          load={loadPicture}
          alt={t`Raised paper with a parabola: it falls, turns at its lowest point, and rises again. Both axes are named in braille.`}
        />
        <figcaption>
          <Trans>One drawing makes paper, pins, sound and text.</Trans>
        </figcaption>
      </figure>
      <p>
        <Trans>
          The pitch follows the curve from left to right: it falls to the lowest point and rises again.
        </Trans>
      </p>
      <Button icon={<Volume2 aria-hidden="true" size={20} />} isBusy={isMaking} onPress={play}>
        <Trans>Hear this curve</Trans>
      </Button>
      {sound ? (
        // Its notes stand for the words above it; there is nothing in it to caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio ref={player} src={sound} controls autoPlay aria-label={t`The curve as sound`} />
      ) : null}
    </>
  );
}
