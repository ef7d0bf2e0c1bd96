import { flatten } from '../geometry/flatten.ts';
import { symbolPath } from '../geometry/symbol-path.ts';
import type { PointSymbol, SymbolGeometry } from '../model/geometry.ts';
import { SYMBOL_DOTS, SYMBOL_PINS } from '../set/symbol-dots.ts';
import { fillInto, type Sums } from './plane/fill.ts';
import type { Frame } from './plane/frame.ts';
import type { Plane } from './plane/plane.ts';
import { raise, traceInto } from './plane/trace.ts';
import { closeRing } from './texture/texture.ts';

/** Drawn as a rim of one dot around a hollow. */
const HOLLOW: Partial<Record<PointSymbol, PointSymbol>> = {
  ring: 'disc',
  'square-outline': 'square',
  'triangle-outline': 'triangle',
};

const FEWEST = 5;

/**
 * A point symbol on a coarse grid: its middle on a dot and an odd number of dots wide, or set dot by dot where five
 * are too few for a form, so that it is the same wherever it stands.
 */
export function drawGridSymbol(
  plane: Plane,
  { symbol, at, size }: SymbolGeometry,
  level: number,
  frame: Frame,
  sums: Sums,
): void {
  const x = Math.floor(at.x * frame.scale + frame.x);
  const y = Math.floor(at.y * frame.scale + frame.y);
  const across = 2 * Math.round((size * frame.pixelsPerMm - 1) / 2) + 1;
  if (across <= FEWEST) {
    const rows = (frame.medium === 'pins' ? SYMBOL_PINS : SYMBOL_DOTS)[symbol];
    const [left, top] = [Math.floor((rows[0]?.length ?? 0) / 2), Math.floor(rows.length / 2)];
    setDots(plane, rows, x - left, y - top, level);
    return;
  }
  const outlineOf = (name: PointSymbol, width: number): readonly Float64Array[] => {
    const subpaths = symbolPath(name, { x: x + 0.5, y: y + 0.5 }, width);
    return flatten({ type: 'path', subpaths }, 0.05).map(({ points }) => points);
  };
  const rim = HOLLOW[symbol];
  if (rim) for (const points of outlineOf(rim, across - 1)) traceInto(plane, closeRing(points), 1, level);
  else fillInto(plane, outlineOf(symbol, across), level, 'sharp', sums);
}

function setDots(plane: Plane, rows: readonly string[], x: number, y: number, level: number): void {
  for (const [row, dots] of rows.entries()) {
    for (const [column, dot] of [...dots].entries()) {
      if (dot !== ' ') raise(plane, x + column, y + row, level);
    }
  }
}
