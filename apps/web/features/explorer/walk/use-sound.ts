import { findSounding, type Sounding, type Spot, scoreSounding } from '@relievo/chart/explore';
import type { ChartContent } from '@relievo/contracts/library/files';
import { useEffect, useRef, useState } from 'react';
import { type Playing, playScore } from '../../../lib/sound/play-score.ts';
import { explorerSettings } from '../options/explorer-settings.ts';

interface Sounded extends Playing {
  readonly at: () => Spot | null;
}

/** The sound of a chart: what was heard before ends where another begins. */
export function useSound(chart: ChartContent, onEnd: (at: Spot | null) => void) {
  const playing = useRef<Sounded>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = (): Spot | null => {
    const was = playing.current;
    playing.current = null;
    was?.stop();
    setIsPlaying(false);
    return was?.at() ?? null;
  };
  const play = (sounding: Sounding) => {
    stop();
    const { sound } = explorerSettings.get();
    const score = scoreSounding(chart, sounding, sound);
    const isLong = sounding.kind !== 'point' && sounding.kind !== 'silence';
    if (score.events.length === 0) return;
    try {
      const sounded = playScore(score, sound.volume, () => {
        if (playing.current?.stop !== sounded.stop) return;
        playing.current = null;
        setIsPlaying(false);
        if (isLong) onEnd(findSounding(score, score.duration));
      });
      playing.current = { ...sounded, at: () => (isLong ? findSounding(score, sounded.elapsed()) : null) };
      setIsPlaying(isLong);
    } catch {
      // What cannot be heard here is said all the same.
    }
  };
  useEffect(() => () => playing.current?.stop(), []);
  return { play, stop, isPlaying };
}
