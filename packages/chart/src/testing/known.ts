import { expect } from 'vitest';
import { findRowOrder, type TableCase } from './table-case.ts';
import { nameWithoutUnit, unitOf } from './view.ts';

/** A number as the text writes it, and half of what its last digit stands for: how far off it may be. */
export const N = '−?\\d+(?:\\.\\d+)?';
export function readNumber(text: string): number {
  return Number(text.replace('−', '-'));
}
function findGrain(text: string): number {
  return 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0);
}
export function isTrue(text: string, right: number): void {
  return expect(Math.abs(readNumber(text) - right), `${text} instead of ${right}`).toBeLessThanOrEqual(
    findGrain(text) * 1.001,
  );
}

export interface Point {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}
/** A series as its source has it. */
export interface Known {
  readonly name: string;
  readonly unit: string | null;
  readonly points: readonly Point[];
  readonly values: readonly number[];
  readonly rows: readonly (number | null)[];
}

export function addUp(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
export function sortValues(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}
export type Check = (found: readonly string[], of: Known, all: readonly Known[]) => void;
export const Q = '“([^”]*)”';
export const UNIT = '(?: [^.,;“]*?)?';

export function listKnown(one: TableCase): readonly Known[] {
  return one.series.map(({ name, values }) => {
    const order = findRowOrder(one);
    const points = order.flatMap((row) => {
      const y = values[row] ?? null;
      return y === null ? [] : [{ label: one.x.cells[row] ?? '', x: one.x.values?.[row] ?? row, y }];
    });
    return {
      name: nameWithoutUnit(name),
      unit: unitOf(name),
      points,
      values: points.map(({ y }) => y),
      rows: order.map((row) => values[row] ?? null),
    };
  });
}
