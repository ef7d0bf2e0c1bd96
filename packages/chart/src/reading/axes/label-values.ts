import { writeValue } from '../round-value.ts';
import { boundAt } from '../scale-words.ts';
import { type Axis, valueAt } from './axes.ts';
import { findDecimal, readTickNumber } from './tick-values.ts';

/** Millimetres between a place and the middle of the number that names it. */
const AT_LABEL = 0.3;

/**
 * Reads the numbers of a scale that places are at, one for each place. Returns null if a place is at none of them: some
 * of the values are between the numbers then, and all are measured.
 */
export function valuesAtLabels(axis: Axis, places: readonly number[]): readonly string[] | null {
  if (axis.scale !== 'linear') return null;
  const decimal = findDecimal(axis.labels.map(({ text }) => text));
  const values: string[] = [];
  for (const place of places) {
    const [label] = axis.labels.toSorted(
      (a, b) => Math.abs(a.middle.y - place) - Math.abs(b.middle.y - place),
    );
    const value = label && readTickNumber(label.text, decimal)?.value;
    if (!label || value === undefined || Math.abs(label.middle.y - place) > AT_LABEL) return null;
    // A power beside the end of a scale multiplies its numbers.
    if (Math.abs(valueAt(axis, place) - value) > boundAt(axis, place, AT_LABEL)) return null;
    values.push(writeValue(value));
  }
  return new Set(values).size === places.length ? values : null;
}
