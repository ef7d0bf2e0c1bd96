import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartContent } from '@relievo/contracts/library/files';
import { USUAL_STUDIO } from '@relievo/contracts/people';
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../../../lib/server/studio.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { toasts } from '../../../lib/speaking/toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** Plays the data of a chart; the same button stops it, also while the data are still on their way. */
interface ListenProps {
  load: (signal: AbortSignal) => Promise<ChartContent>;
  /** It plays. */
  onHeard?: () => void;
}

export function Listen({ load, onHeard }: ListenProps) {
  const { t } = useLingui();
  const mine = useStudio() ?? USUAL_STUDIO;
  const [isPlaying, setIsPlaying] = useState(false);
  const playing = useRef<AbortController>(null);
  useEffect(() => () => playing.current?.abort(), []);
  const sound = async (signal: AbortSignal) => {
    const [chart, { playChart }] = await Promise.all([load(signal), import('./play-chart.ts')]);
    await playChart(chart, mine, signal);
  };
  const play = async () => {
    const stop = new AbortController();
    playing.current = stop;
    const stopped = new Promise((resolve) => {
      stop.signal.addEventListener('abort', resolve, { once: true });
    });
    setIsPlaying(true);
    onHeard?.();
    try {
      await Promise.race([sound(stop.signal), stopped]);
      if (!stop.signal.aborted) announce(t`End of the chart`);
    } catch {
      if (!stop.signal.aborted) toasts.show(t`The chart could not be played. Please try again.`, 'error');
    }
    if (stop.signal.aborted) announce(t`Stopped`);
    setIsPlaying(false);
  };
  if (isPlaying)
    return (
      <Button icon={<Square aria-hidden="true" size={20} />} onPress={() => playing.current?.abort()}>
        <Trans>Stop</Trans>
      </Button>
    );
  return (
    <Button icon={<Volume2 aria-hidden="true" size={20} />} onPress={() => void play()}>
      <Trans>Listen to the chart</Trans>
    </Button>
  );
}
