import { expect } from 'vitest';

const HEIGHTS: Readonly<Record<string, number>> = { '⣀': 1, '⠤': 2, '⠒': 3, '⠉': 4 };

/** How high each cell is, as a finger finds it. */
export function feelLine(line: string): readonly (number | null)[] {
  return [...line].map((cell) => HEIGHTS[cell] ?? null);
}

/** Of two values the greater never lies lower, equal ones lie alike, and nothing stands where there is none. */
export function expectRanks(values: readonly (number | null)[], felt: readonly (number | null)[]): void {
  expect(felt).toHaveLength(values.length);
  const known = values
    .flatMap((value, index) => (value === null ? [] : [{ value, height: felt[index] ?? Number.NaN }]))
    .toSorted((a, b) => a.value - b.value);
  const wrong = known.filter(({ value, height }, index) => {
    const before = known[index - 1];
    if (!before) return false;
    return before.value === value ? height !== before.height : height < before.height;
  });
  expect(wrong).toEqual([]);
  expect(felt.map((height) => height === null)).toEqual(values.map((value) => value === null));
}
