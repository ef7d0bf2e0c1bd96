import type { Box, Point } from '../model/geometry.ts';

/** The box around a few points: where a finding is shown. */
export function boundPoints(...points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Rounding in the last place is no fault. */
export const EXACT = 1e-6;

export function isUnder(measured: number, least: number): boolean {
  return measured < least - EXACT;
}
export function isOver(measured: number, most: number): boolean {
  return measured > most + EXACT;
}
