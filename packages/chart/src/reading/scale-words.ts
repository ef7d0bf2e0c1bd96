import { type Axis, rangeOf, valueAt } from './axes/axes.ts';
import { roundLogarithmic, roundMeasured, writeValue } from './round-value.ts';

/** What stands at a place, as it is written in a cell. */
export function writeAt(axis: Axis, at: number): string {
  const value = valueAt(axis, at);
  if (axis.scale === 'date') return writeDay(value, axis);
  return writeValue(
    axis.scale === 'log' ? roundLogarithmic(value, rangeOf(axis)) : roundMeasured(value, rangeOf(axis)),
  );
}

/** A length along the axis, as a part of something that is stacked. */
export function writeLength(axis: Axis, from: number, to: number): string {
  return writeValue(roundMeasured(valueAt(axis, to) - valueAt(axis, from), rangeOf(axis)));
}

/** Says how far a number at a place may be off that is measured this exactly. */
export function boundAt(axis: Axis, at: number, millimetres: number): number {
  const off = Math.abs(valueAt(axis, at + millimetres) - valueAt(axis, at - millimetres)) / 2;
  const rounding = axis.scale === 'log' ? 0 : ROUNDING * rangeOf(axis);
  return Number((off + rounding).toPrecision(2));
}

/** Numbers are rounded by at most this share of the range. */
const ROUNDING = 0.001;

const DAY_MS = 86_400_000;

/** The first of a month, or the nearest day. */
function writeDay(days: number, axis: Axis): string {
  const near = 0.003 * rangeOf(axis);
  const date = new Date(days * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const firsts = [0, 1].map((next) => Date.UTC(year, month + next, 1) / DAY_MS);
  const first = firsts.find((day) => Math.abs(day - days) <= near);
  return new Date((first ?? Math.round(days)) * DAY_MS).toISOString().slice(0, 10);
}
