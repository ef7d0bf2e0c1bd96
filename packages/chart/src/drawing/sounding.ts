import type { Play } from '@relievo/graphic/model';
import { DEFAULT_SOUND } from '@relievo/sound';
import type { Chart } from '../model/chart.ts';
import { type ChartPitches, pitchesByUnit } from '../score/chart-pitches.ts';

const TOUCH_SECONDS = 0.25;

/** What a value plays when it is touched: the pitch that it has in the chart's score. */
export function createTones(chart: Chart): (value: number, unit: string | null) => Play {
  // Of a chart of a million values most ways of drawing touch none.
  let pitches: ChartPitches | null = null;
  return (value, unit) => {
    pitches ??= pitchesByUnit(chart.series, DEFAULT_SOUND);
    return {
      tone: { frequency: Math.round(pitches.frequencyOf(value, unit) * 100) / 100, duration: TOUCH_SECONDS },
    };
  };
}
