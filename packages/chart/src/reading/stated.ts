import type { Point } from '@relievo/graphic/model';
import type { Decimal } from '../table/number.ts';
import { type Axis, rangeOf, valueAt } from './axes/axes.ts';
import { findDecimal, readTickNumber } from './axes/tick-values.ts';
import { middleOf, type Piece } from './marks.ts';
import { writeValue } from './round-value.ts';

/** A number in a name that a mark has, such as "Month: Jan; Rain: 190". Letters before or behind make it a name. */
const NUMBER = /(?<![\p{L}\p{N}.,])[-−+]?\d{1,15}(?:[.,]\d{1,15}){0,5}(?![\p{L}\p{N}])/gu;

/** A stated number may be beside what is measured by this share of the range: ticks are drawn on whole pixels. */
const AGREES = 0.015;

/** Finds the numbers that marks state of themselves. */
export interface Stated {
  /** Returns the number that a mark states and its place bears out; null if it states none. */
  readonly valueOf: (said: string | null, axis: Axis, measured: number) => string | null;
  /** The same of the mark whose middle is at a place. */
  readonly valueAt: (point: Point, axis: Axis, way: 'x' | 'y') => string | null;
}

export function createStated(pieces: readonly Piece[]): Stated {
  const speaking = pieces.filter(({ said }) => said !== null);
  const decimal = findDecimal(speaking.flatMap(({ said }) => said?.match(NUMBER) ?? []));
  const valueOf: Stated['valueOf'] = (said, axis, measured) => {
    if (said === null || axis.scale === 'date') return null;
    const off = axis.scale === 'log' ? AGREES * Math.abs(measured) : AGREES * rangeOf(axis);
    const near = new Set(listNumbers(said, decimal).filter((value) => Math.abs(value - measured) <= off));
    const [value] = near;
    return near.size === 1 && value !== undefined ? writeValue(value) : null;
  };
  return {
    valueOf,
    valueAt: (point, axis, way) => {
      const own = speaking.find(({ box }) => isAt(middleOf(box), point));
      return own ? valueOf(own.said, axis, valueAt(axis, point[way])) : null;
    },
  };
}

export function listNumbers(said: string, decimal: Decimal): readonly number[] {
  return [...said.matchAll(NUMBER)].flatMap(([text]) => {
    const read = readTickNumber(text, decimal);
    return read ? [read.value] : [];
  });
}

/** Millimetres between the middle of a mark and the corner of a line that it marks. */
const SAME = 0.3;

function isAt(middle: Point, { x, y }: Point): boolean {
  return Math.hypot(middle.x - x, middle.y - y) < SAME;
}
