import { DEFAULT_SOUND, type Score, type SoundSettings } from '@relievo/sound';
import type { Chart } from '../model/chart.ts';
import { pointScore } from '../score/point-score.ts';
import { scoreOf } from '../score/score.ts';
import { pairScore, runScore } from '../score/some-scores.ts';
import type { Spot } from './spot.ts';
import type { Sounding } from './state.ts';

const END_SECONDS = 0.08;

/** What is to be heard as notes: the same that the file of the chart has. */
export function scoreSounding(
  chart: Chart,
  sounding: Sounding,
  settings: SoundSettings = DEFAULT_SOUND,
): Score {
  switch (sounding.kind) {
    case 'point': {
      const { spot, atEnd } = sounding;
      const score = pointScore(chart, spot.series, spot.point, settings);
      return atEnd && settings.signals !== false ? addEnd(score) : score;
    }
    case 'run':
      return runScore(chart, sounding, settings);
    case 'pair':
      return pairScore(chart, sounding, settings);
    case 'chart':
      return scoreOf(chart, settings).score;
    case 'silence':
      return { duration: 0, events: [] };
  }
}

/** The knock at the end of a series, before the point at which one stays. */
function addEnd({ duration, events }: Score): Score {
  const [first] = events;
  if (!first) return { duration, events };
  const later = events.map((event) => ({ ...event, at: event.at + END_SECONDS }));
  const knock = { kind: 'signal', signal: 'boundary', at: 0, duration: END_SECONDS, pan: first.pan } as const;
  return { duration: duration + END_SECONDS, events: [knock, ...later] };
}

/** The point that sounds so many seconds after the beginning; the last one that sounded, where it is a signal. */
export function findSounding({ events }: Score, seconds: number): Spot | null {
  const heard = events.findLast(({ at, id }) => at <= seconds && id !== undefined);
  const [, series, point] = /^point-(\d+)-(\d+)$/.exec(heard?.id ?? '') ?? [];
  return series && point ? { series: Number(series) - 1, point: Number(point) - 1 } : null;
}
