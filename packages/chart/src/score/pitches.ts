import { countSemitonesBetween, raiseBySemitones, type SoundSettings } from '@relievo/sound';
import { shareBetween } from '../model/share.ts';

export interface Pitches {
  readonly frequencyOf: (value: number) => number;
  /** Whether ears can tell every two different values apart. */
  readonly toldApart: boolean;
}

/** Semitones between different values where there is room: about twice what most ears just notice. */
const APART = 0.1;
/** Five cents: finer steps of pitch are not heard as steps. */
const JUST_NOTICED = 0.05;
/** How far a pitch may be moved from its true place to keep values apart. */
const MOST_MOVED = 0.5;

/**
 * Values to pitches: equal steps of value are equal steps of the scale, and values that differ sound
 * different. Where they lie so close that they would not, as beside one extreme value, neighbours are
 * spread by at most half a semitone.
 */
export function pitchesOf(values: readonly number[], { pitch, inverted }: SoundSettings): Pitches {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const span = countSemitonesBetween(pitch.low, pitch.high);
  const [least = 0] = sorted;
  const greatest = sorted.at(-1) ?? 0;
  const placeOf = (value: number): number =>
    greatest > least ? span * Math.min(1, Math.max(0, shareBetween(least, greatest, value))) : span / 2;
  const places = sorted.map(placeOf);
  const spread = spreadOf(places);
  const semitones = new Map(sorted.map((value, index) => [value, spread[index] ?? places[index] ?? 0]));
  return {
    frequencyOf: (value) => {
      const above = semitones.get(value) ?? placeOf(value);
      return raiseBySemitones(pitch.low, inverted ? span - above : above);
    },
    toldApart: isToldApart(spread),
  };
}

/** As far apart as there is room for; where even the least that ears notice has none, as they are. */
function spreadOf(places: readonly number[]): readonly number[] {
  for (const apart of [APART, JUST_NOTICED]) {
    const spread = spreadBy(places, apart);
    if (measureMostMoved(places, spread) <= MOST_MOVED) return spread;
  }
  return places;
}

function isToldApart(places: readonly number[]): boolean {
  return places.every(
    (place, index) => index === 0 || place - (places[index - 1] ?? 0) >= JUST_NOTICED - 1e-9,
  );
}

function measureMostMoved(from: readonly number[], to: readonly number[]): number {
  return from.reduce((most, place, index) => Math.max(most, Math.abs((to[index] ?? 0) - place)), 0);
}

interface Pool {
  sum: number;
  count: number;
}

/**
 * The nearest places (by least squares) that keep the order and the distance: isotonic regression by
 * pooling neighbours, on places from which the distances have been taken away.
 */
function spreadBy(places: readonly number[], apart: number): readonly number[] {
  const pools: Pool[] = [];
  for (const [index, place] of places.entries()) {
    let pool: Pool = { sum: place - index * apart, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count >= pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  const levels = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return levels.map((level, index) => level + index * apart);
}
