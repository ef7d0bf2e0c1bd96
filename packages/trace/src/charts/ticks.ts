import type { Mask } from '../pixels/grid.ts';
import type { Axes } from './axes.ts';

/** In shares of the axis: how far a tick reaches, and of their distance, how evenly ticks stand. */
const LONGEST = 0.035;
const EVEN = 0.12;

export interface Ticks {
  /** Columns of the level axis, rows of the upright one. */
  readonly level: readonly number[];
  readonly upright: readonly number[];
}

/** Short strokes outside of the axes, evenly spaced; where they stand inside, they are found inside. */
export function findTicks(ink: Mask, { level, upright }: Axes): Ticks {
  const reach = Math.max(3, Math.round(LONGEST * (level.to - level.from)));
  const across = (side: number): readonly number[] =>
    findStrokes(
      level.from - 2,
      level.to + 2,
      (x, step) => isInk(ink, x, Math.round(level.at + side * (level.thickness / 2 + step))),
      reach,
    );
  const down = (side: number): readonly number[] =>
    findStrokes(
      upright.from - 2,
      upright.to + 2,
      (y, step) => isInk(ink, Math.round(upright.at + side * (upright.thickness / 2 + step)), y),
      reach,
    );
  return {
    level: chooseEven(across(1), across(-1)),
    upright: chooseEven(down(-1), down(1)),
  };
}

function isInk({ width, height, data }: Mask, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
}

/** Narrow places along an axis where ink stands off it without a break. */
function findStrokes(
  from: number,
  to: number,
  isSet: (along: number, step: number) => boolean,
  reach: number,
): readonly number[] {
  const strokes: number[] = [];
  let start = -1;
  for (let along = Math.floor(from); along <= Math.ceil(to) + 1; along++) {
    let steps = 0;
    while (steps < reach && isSet(along, steps + 1)) steps++;
    // What goes on is a line of its own.
    const isStroke = along <= Math.ceil(to) && steps >= Math.min(3, reach) && steps < reach;
    if (isStroke && start < 0) start = along;
    if (!isStroke && start >= 0) {
      if (along - start <= Math.max(6, 0.015 * (to - from))) strokes.push((start + along) / 2);
      start = -1;
    }
  }
  return strokes;
}

function chooseEven(outside: readonly number[], inside: readonly number[]): readonly number[] {
  const [even, other] = [keepEven(outside), keepEven(inside)];
  return even.length >= 3 || even.length >= other.length ? even : other;
}

/** Strokes at even distances, which the most frequent distance tells. */
export function keepEven(places: readonly number[]): readonly number[] {
  if (places.length < 2) return [];
  let best: readonly number[] = [];
  for (const [i, first] of places.entries())
    for (const second of places.slice(i + 1)) {
      const step = second - first;
      const row = places.filter((place) => {
        const times = (place - first) / step;
        return Math.abs(times - Math.round(times)) * step <= Math.max(1.5, EVEN * step);
      });
      const isFull = row.length >= 0.6 * (((row.at(-1) ?? 0) - (row[0] ?? 0)) / step + 1);
      if (isFull && row.length > best.length) best = row;
    }
  return best;
}
