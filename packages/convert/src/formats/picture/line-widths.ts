import { flatten, lengthOf } from '@relievo/graphic/geometry';
import type { ShapeItem } from '@relievo/graphic/model';
import { minOf } from '@relievo/words';

/** Millimetres: thinner lines are not followed by a finger (TU Dresden), wider ones are felt as areas (BANA 2022, 5.2). */
const THINNEST = 1;
const WIDEST = 2;
/** Two widths of one style are told apart by a finger where the wider is so many times the narrower (BANA). */
const APART = 1.3;
/** Widths that differ by less were measured of one pen. */
const STEP = 0.05;

/**
 * Lines of a picture as wide as they were drawn, as far as a finger tells them apart: what is felt as one width
 * is one, that of most of its length. Outlines of areas are as thin as the thinnest solid line.
 */
export function settleWidths(items: readonly ShapeItem[]): readonly ShapeItem[] {
  const lines = items.filter((item) => item.line !== null && item.role === 'outline');
  const settled = new Map<string, number>();
  for (const style of new Set(lines.map(({ line }) => line?.style))) {
    const alike = lines.filter(({ line }) => line?.style === style);
    for (const [id, width] of settleAlike(alike)) settled.set(id, width);
  }
  const solid = lines.flatMap(({ id, line }) => (line?.style === 'solid' ? [settled.get(id) ?? WIDEST] : []));
  const least = solid.length > 0 ? minOf(solid) : THINNEST;
  return items.map((item) =>
    item.line ? { ...item, line: { ...item.line, width: settled.get(item.id) ?? least } } : item,
  );
}

interface Measured {
  readonly id: string;
  readonly width: number;
  readonly length: number;
}

/** The width that is drawn longest first: what is too like it takes it. */
function settleAlike(lines: readonly ShapeItem[]): ReadonlyMap<string, number> {
  let rest: readonly Measured[] = lines.map(({ id, line, geometry }) => ({
    id,
    width: Math.min(WIDEST, Math.max(THINNEST, Math.round((line?.width ?? 0) / STEP) * STEP)),
    length: flatten(geometry).reduce((sum, one) => sum + lengthOf(one), 0),
  }));
  const settled = new Map<string, number>();
  while (rest.length > 0) {
    const lengths = new Map<number, number>();
    for (const { width, length } of rest) lengths.set(width, (lengths.get(width) ?? 0) + length);
    const [[width] = [THINNEST]] = [...lengths].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
    const isAlike = (one: Measured): boolean =>
      Math.max(one.width, width) < APART * Math.min(one.width, width);
    for (const { id } of rest.filter(isAlike)) settled.set(id, Math.round(1000 * width) / 1000);
    rest = rest.filter((one) => !isAlike(one));
  }
  return settled;
}
