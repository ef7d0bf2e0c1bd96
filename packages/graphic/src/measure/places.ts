import { maxOf, minOf } from '@relievo/words';
import type { Box, Point } from '../model/geometry.ts';

/** The box around a few points: where a finding is shown. */
export function boundPoints(...points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = minOf(xs);
  const y = minOf(ys);
  return { x, y, width: maxOf(xs) - x, height: maxOf(ys) - y };
}

/** Rounding in the last place is no fault. */
export const EXACT = 1e-6;

export function isUnder(measured: number, least: number): boolean {
  return measured < least - EXACT;
}
export function isOver(measured: number, most: number): boolean {
  return measured > most + EXACT;
}
