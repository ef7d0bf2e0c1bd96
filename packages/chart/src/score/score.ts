import type { Change } from '@relievo/graphic/outputs';
import { DEFAULT_SOUND, type Score, type SoundEvent, type SoundSettings } from '@relievo/sound';
import { countOf } from '@relievo/words';
import { type Chart, type Series, seriesId } from '../model/chart.ts';
import { pitchesByUnit } from './chart-pitches.ts';
import { passOf, playSeries } from './play-series.ts';
import type { SoundReports } from './reports.ts';

export interface ChartScore {
  readonly score: Score;
  readonly changes: readonly Change[];
}

const BETWEEN_SERIES = 0.7;

/** The chart for ears: one series after another, from left to right, each value a note. */
export function scoreOf(chart: Chart, settings: SoundSettings = DEFAULT_SOUND): ChartScore {
  const passes = chart.series.map((series) => passOf(series.points, settings));
  const heard = chart.series.map((series, index) => ({
    ...series,
    points: (passes[index]?.heard ?? []).map(({ point }) => point),
  }));
  const pitches = pitchesByUnit(heard, settings);
  const events: SoundEvent[] = [];
  const changes: Change[] = [];
  let at = 0;
  for (const [index, series] of chart.series.entries()) {
    if (index > 0) at += BETWEEN_SERIES;
    const pass = passes[index] ?? passOf(series.points, settings);
    if (pass.heard.length < series.points.length)
      changes.push(reportThinning(index, series, pass.heard.length));
    at = playSeries({ chart, index, pass, pitches, settings }, at, events);
  }
  if (!pitches.toldApart) changes.push(TOO_CLOSE);
  return { score: { duration: at, events }, changes };
}

function reportThinning(index: number, { name, points }: Series, heard: number): Change<SoundReports> {
  return {
    code: 'sound_thinned',
    parameters: { name, values: countOf(points), played: countOf(heard) },
    items: [seriesId(index)],
  };
}

const TOO_CLOSE: Change<SoundReports> = { code: 'sound_too_close', parameters: {}, items: [] };
