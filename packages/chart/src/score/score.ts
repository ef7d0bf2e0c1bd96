import type { Change } from '@relievo/graphic';
import {
  DEFAULT_SOUND,
  type Score,
  type Signal,
  type SoundEvent,
  type SoundSettings,
  secondsOf,
  timbreOf,
} from '@relievo/sound';
import { type Chart, pointId, type Series, seriesId, shareOfX } from '../model/chart.ts';
import { findCrossings } from './crossings.ts';
import { type Pitches, pitchesOf } from './pitches.ts';
import type { SoundReports } from './reports.ts';
import { type Heard, thinPoints } from './thin.ts';

export interface ChartScore {
  readonly score: Score;
  readonly changes: readonly Change[];
}

/** A pass over one series lasts at most as long as so many values at the chosen speed: 6 s at 250 ms. */
const MOST_STEPS = 24;
/** Shorter notes have no pitch in the low octave: two waves of C3 last 15 ms, four 30 ms. */
const LEAST_SECONDS = 0.03;
/** From here on signals have time to be heard between notes. */
const SIGNAL_FROM = 0.1;
const SIGNAL_SECONDS = 0.08;
const BETWEEN_SERIES = 0.7;

/** The chart for ears: one series after another, from left to right, each value a note. */
export function scoreOf(chart: Chart, settings: SoundSettings = DEFAULT_SOUND): ChartScore {
  const passes = chart.series.map((series) => passOf(series, settings));
  const values = passes.flatMap(({ heard }) =>
    heard.flatMap(({ point }) => (point.y === null ? [] : [point.y])),
  );
  const pitches = pitchesOf(values, settings);
  const events: SoundEvent[] = [];
  const changes: Change[] = [];
  let at = 0;
  for (const [index, series] of chart.series.entries()) {
    if (index > 0) at += BETWEEN_SERIES;
    const pass = passes[index] ?? passOf(series, settings);
    if (pass.heard.length < series.points.length)
      changes.push(reportThinning(index, series, pass.heard.length));
    at = playSeries({ chart, index, pass, pitches, settings }, at, events);
  }
  if (!pitches.toldApart) changes.push(TOO_CLOSE);
  return { score: { duration: at, events }, changes };
}

interface Pass {
  readonly heard: readonly Heard[];
  readonly step: number;
}

function passOf({ points }: Series, { speed }: SoundSettings): Pass {
  const step = secondsOf(speed);
  const most = MOST_STEPS * step;
  const heard = thinPoints(points, Math.floor(most / LEAST_SECONDS));
  return { heard, step: Math.min(step, Math.max(LEAST_SECONDS, most / heard.length)) };
}

interface Playing {
  readonly chart: Chart;
  readonly index: number;
  readonly pass: Pass;
  readonly pitches: Pitches;
  readonly settings: SoundSettings;
}

function playSeries(
  { chart, index, pass, pitches, settings }: Playing,
  from: number,
  events: SoundEvent[],
): number {
  const share = shareOfX(chart);
  const timbre = timbreOf(index, settings.timbre);
  const { heard, step } = pass;
  let at = from;
  const signal = (kind: Signal['signal'], pan: number): void => {
    events.push({ kind: 'signal', signal: kind, at, duration: SIGNAL_SECONDS, pan });
    at += SIGNAL_SECONDS;
  };
  for (const [place, { point, index: row }] of heard.entries()) {
    const pan = 2 * share(point.x) - 1;
    const before = heard[place - 1];
    if (before && step >= SIGNAL_FROM)
      for (const kind of findCrossings(chart, index, before.index, row)) signal(kind, pan);
    const base = { at, duration: step, pan, id: pointId(index, row) };
    events.push(
      point.y === null
        ? { ...base, kind: 'signal', signal: 'missing' }
        : {
            ...base,
            kind: 'note',
            frequency: pitches.frequencyOf(point.y),
            timbre,
            ...(point.y < 0 ? { belowZero: true } : {}),
          },
    );
    at += step;
  }
  signal('boundary', 2 * share(heard.at(-1)?.point.x ?? 0) - 1);
  return at;
}

function reportThinning(index: number, { name, points }: Series, heard: number): Change<SoundReports> {
  return {
    code: 'sound_thinned',
    parameters: { name, values: points.length, played: heard },
    items: [seriesId(index)],
  };
}

const TOO_CLOSE: Change<SoundReports> = { code: 'sound_too_close', parameters: {}, items: [] };
