import { boundsOf } from '../../geometry/bounds.ts';
import type { Drawing, ShapeItem, TextItem } from '../../model/drawing.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';

/**
 * The upright and level lines of a grid, and how near two of them come; Infinity where there are
 * none. Where every line is equally high, lines too near to each other drown what they should help
 * to read.
 */
export function measureNarrowestGrid(drawing: Drawing): number {
  const boxes = listGridLines(drawing).flatMap(({ geometry }) => boundsOf(geometry) ?? []);
  const level = boxes.filter(({ height }) => height < THIN).map(({ y }) => y);
  const upright = boxes.filter(({ width }) => width < THIN).map(({ x }) => x);
  return Math.min(findNarrowest(level), findNarrowest(upright));
}

export function listGridLines(drawing: Drawing): readonly ShapeItem[] {
  return [...walkLeaves(drawing)].filter(
    (item): item is ShapeItem => item.kind === 'shape' && item.role === 'grid',
  );
}

/** Numbers at the ends of the lines would point at nothing, so they go with them. */
export function listGridNumbers(drawing: Drawing): readonly TextItem[] {
  const lines = new Set(listGridLines(drawing).map(({ id }) => id));
  return [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && item.labels !== undefined && lines.has(item.labels),
  );
}

export function dropGrid(drawing: Drawing): Drawing {
  const gone = new Set([...listGridLines(drawing), ...listGridNumbers(drawing)].map(({ id }) => id));
  return mapItems(drawing, (item) => (gone.has(item.id) ? [] : item));
}

/** Millimetres: a line that rises less is level. */
const THIN = 0.5;

function findNarrowest(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b);
  return sorted.reduce((least, place, index) => {
    const gap = place - (sorted[index - 1] ?? -Infinity);
    return gap > THIN ? Math.min(least, gap) : least;
  }, Infinity);
}
