import { flatten } from '../geometry/flatten.ts';
import type { PointSymbol } from '../model/geometry.ts';
import type { Medium } from '../profiles/profile.ts';
import { drawGridSymbol } from '../raster/grid-symbol.ts';
import { createSums, fillInto } from '../raster/plane/fill.ts';
import { createPlane, type Plane } from '../raster/plane/plane.ts';
import { gridStep } from '../set/grid.ts';
import { SYMBOL_SIZES } from '../set/symbol-sizes.ts';

/** How much of two symbols, laid on each other, is raised in one of them only: 0 the same, 1 nothing in common. */
export function compareSymbols(a: PointSymbol, b: PointSymbol, medium: Medium): number {
  const [first, second] = [paintSymbol(a, medium), paintSymbol(b, medium)];
  let common = 0;
  let either = 0;
  for (const [at, value] of first.values.entries()) {
    const other = second.values[at] ?? 0;
    common += Math.min(value, other);
    either += Math.max(value, other);
  }
  return 1 - common / either;
}

/** A disc and a square, or a triangle and a star, share too much of so small an area to be told apart at a touch. */
export const SYMBOLS_TOLD_APART = 0.3;

export function maySymbolsStandTogether(a: PointSymbol, b: PointSymbol, medium: Medium): boolean {
  return compareSymbols(a, b, medium) >= SYMBOLS_TOLD_APART;
}

function paintSymbol(symbol: PointSymbol, medium: Medium): Plane {
  const step = gridStep(medium);
  const pixelsPerMm = step === null ? 4 : 1 / step;
  const size = SYMBOL_SIZES[medium];
  const across = Math.ceil(size * pixelsPerMm) + 2;
  const plane = createPlane(across, across);
  const middle = across / 2 / pixelsPerMm;
  const geometry = { type: 'symbol', symbol, at: { x: middle, y: middle }, size } as const;
  const sums = createSums(plane);
  if (step === null) {
    const rings = flatten(geometry).map(({ points }) => points.map((value) => value * pixelsPerMm));
    fillInto(plane, rings, 1, 'soft', sums);
  } else {
    const edges = 'sharp' as const;
    const frame = {
      width: across,
      height: across,
      scale: pixelsPerMm,
      x: 0,
      y: 0,
      pixelsPerMm,
      edges,
      medium,
    };
    drawGridSymbol(plane, geometry, 1, frame, sums);
  }
  return plane;
}
