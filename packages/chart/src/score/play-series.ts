import { type Signal, type SoundEvent, type SoundSettings, secondsOf, timbreOf } from '@relievo/sound';
import { type Chart, type DataPoint, pointId, shareOfX } from '../model/chart.ts';
import type { ChartPitches } from './chart-pitches.ts';
import { findCrossings } from './crossings.ts';
import { type Heard, thinPoints } from './thin.ts';

/** A pass over one series lasts at most as long as so many values at the chosen speed: 6 s at 250 ms. */
const MOST_STEPS = 24;
/** Shorter notes have no pitch in the low octave: two waves of C3 last 15 ms, four 30 ms. */
const LEAST_SECONDS = 0.03;
/** From here on signals have time to be heard between notes. */
const SIGNAL_FROM = 0.1;
const SIGNAL_SECONDS = 0.08;
/** Every so many points a click tells how far one is. */
const TICK_EVERY = 5;
const TICK_SECONDS = 0.03;

export interface Pass {
  readonly heard: readonly Heard[];
  readonly step: number;
}

/** The points that are heard of those that there are, and how long each lasts. */
export function passOf(points: readonly DataPoint[], { speed }: SoundSettings): Pass {
  const step = secondsOf(speed);
  const most = MOST_STEPS * step;
  const heard = thinPoints(points, Math.floor(most / LEAST_SECONDS));
  return { heard, step: Math.min(step, Math.max(LEAST_SECONDS, most / heard.length)) };
}

export interface Playing {
  readonly chart: Chart;
  readonly index: number;
  readonly pass: Pass;
  readonly pitches: ChartPitches;
  readonly settings: SoundSettings;
}

/** Adds the notes of a pass in the order in which it has them; gives back when it ends. */
export function playSeries(
  { chart, index, pass, pitches, settings }: Playing,
  from: number,
  events: SoundEvent[],
): number {
  const share = shareOfX(chart);
  const timbre = timbreOf(index, settings.timbre);
  const { heard, step } = pass;
  const unit = chart.series[index]?.unit ?? null;
  let at = from;
  const signal = (kind: Signal['signal'], pan: number): void => {
    events.push({ kind: 'signal', signal: kind, at, duration: SIGNAL_SECONDS, pan });
    at += SIGNAL_SECONDS;
  };
  for (const [place, { point, index: row }] of heard.entries()) {
    const pan = 2 * share(point.x) - 1;
    const before = heard[place - 1];
    if (before && step >= SIGNAL_FROM && settings.signals !== false) {
      const [left, right] = [Math.min(before.index, row), Math.max(before.index, row)];
      for (const kind of findCrossings(chart, index, left, right)) signal(kind, pan);
    }
    if (settings.ticks && row % TICK_EVERY === 0)
      events.push({ kind: 'signal', signal: 'tick', at, duration: Math.min(TICK_SECONDS, step), pan });
    const base = { at, duration: step, pan, id: pointId(index, row) };
    events.push(
      point.y === null
        ? { ...base, kind: 'signal', signal: 'missing' }
        : {
            ...base,
            kind: 'note',
            frequency: pitches.frequencyOf(point.y, unit),
            timbre,
            ...(point.y < 0 ? { belowZero: true } : {}),
          },
    );
    at += step;
  }
  if (settings.signals !== false) signal('boundary', 2 * share(heard.at(-1)?.point.x ?? 0) - 1);
  return at;
}
