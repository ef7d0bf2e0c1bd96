import { DEFAULT_SOUND, type Score, type SoundEvent, type SoundSettings, timbreOf } from '@relievo/sound';
import { minOf } from '@relievo/words';
import { type Chart, pointId } from '../model/chart.ts';
import { findChartPitches } from './chart-pitches.ts';
import { passOf, playSeries } from './play-series.ts';

const SILENCE: Score = { duration: 0, events: [] };

/** The points of a series from one to another, also backwards, at the pitches that they have in the whole chart. */
export function runScore(
  chart: Chart,
  { series, from, to }: { readonly series: number; readonly from: number; readonly to: number },
  settings: SoundSettings = DEFAULT_SOUND,
): Score {
  const points = chart.series[series]?.points;
  if (!points) return SILENCE;
  const first = Math.min(from, to);
  const { heard, step } = passOf(points.slice(first, Math.max(from, to) + 1), settings);
  const inChart = heard.map(({ point, index }) => ({ point, index: index + first }));
  const pass = { heard: to < from ? inChart.toReversed() : inChart, step };
  const pitches = findChartPitches(chart, settings);
  const events: SoundEvent[] = [];
  const duration = playSeries({ chart, index: series, pass, pitches, settings }, 0, events);
  return { duration, events };
}

/** Two series at once, point for point: one in the left ear, the other in the right. */
export function pairScore(
  chart: Chart,
  { left, right }: { readonly left: number; readonly right: number },
  settings: SoundSettings = DEFAULT_SOUND,
): Score {
  const [one, other] = [chart.series[left], chart.series[right]];
  if (!one || !other) return SILENCE;
  const passes = [one, other].map(({ points }) => passOf(points, settings));
  // The peaks of both are heard, where not all points can be.
  const rows = [...new Set(passes.flatMap(({ heard }) => heard.map(({ index }) => index)))].sort(
    (a, b) => a - b,
  );
  const step = minOf(passes.map((pass) => pass.step));
  const { frequencyOf } = findChartPitches(chart, settings);
  const events = rows.flatMap((row, place) =>
    [left, right].map((series, ear): SoundEvent => {
      const y = chart.series[series]?.points[row]?.y ?? null;
      const base = { at: place * step, duration: step, pan: ear === 0 ? -1 : 1, id: pointId(series, row) };
      if (y === null) return { ...base, kind: 'signal', signal: 'missing' };
      const note = {
        ...base,
        kind: 'note',
        frequency: frequencyOf(y, chart.series[series]?.unit ?? null),
      } as const;
      return { ...note, timbre: timbreOf(series, settings.timbre), ...(y < 0 ? { belowZero: true } : {}) };
    }),
  );
  return { duration: rows.length * step, events };
}
