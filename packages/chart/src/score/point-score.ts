import { DEFAULT_SOUND, type Score, type SoundSettings, timbreOf } from '@relievo/sound';
import { type Chart, pointId, shareOfX } from '../model/chart.ts';
import { findChartPitches } from './chart-pitches.ts';

/** Long enough to be heard as a pitch, short enough for the next key. */
const SECONDS = 0.3;

/** One point alone, at the pitch and the side that it has in the chart's score. */
export function pointScore(
  chart: Chart,
  series: number,
  index: number,
  settings: SoundSettings = DEFAULT_SOUND,
): Score {
  const point = chart.series[series]?.points[index];
  if (!point) return { duration: 0, events: [] };
  const base = {
    at: 0,
    duration: SECONDS,
    pan: 2 * shareOfX(chart)(point.x) - 1,
    id: pointId(series, index),
  };
  if (point.y === null)
    return { duration: SECONDS, events: [{ ...base, kind: 'signal', signal: 'missing' }] };
  const { frequencyOf } = findChartPitches(chart, settings);
  return {
    duration: SECONDS,
    events: [
      {
        ...base,
        kind: 'note',
        frequency: frequencyOf(point.y, chart.series[series]?.unit ?? null),
        timbre: timbreOf(series, settings.timbre),
        ...(point.y < 0 ? { belowZero: true } : {}),
      },
    ],
  };
}
