import { boundsOf } from '../../geometry/bounds.ts';
import type { Drawing, ShapeItem, TextItem } from '../../model/drawing.ts';
import { mapItems, walkLeaves } from '../../model/walk.ts';

export interface ThinnedGrid {
  readonly drawing: Drawing;
  /** What is left out: lines, and the numbers at their ends, which would point at nothing. */
  readonly lines: readonly ShapeItem[];
  readonly numbers: readonly TextItem[];
}

/**
 * Where every line is equally high, lines of a grid that come nearer to each other than this, in millimetres, drown what
 * they should help to read. Of even ones every second, third and so on stays, counted from the axis; of others none.
 */
export function thinGrid(drawing: Drawing, least: number): ThinnedGrid {
  const shapes = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape');
  const gone = new Set(
    DIRECTIONS.flatMap((direction) => {
      const axes = listLines(shapes, 'axis', direction).map(({ place }) => place);
      return findTooClose(listLines(shapes, 'grid', direction), axes, least);
    }),
  );
  if (gone.size === 0) return { drawing, lines: [], numbers: [] };
  const lines = shapes.filter(({ id }) => gone.has(id));
  const numbers = [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && item.labels !== undefined && gone.has(item.labels),
  );
  for (const { id } of numbers) gone.add(id);
  return { drawing: mapItems(drawing, (item) => (gone.has(item.id) ? [] : item)), lines, numbers };
}

interface Line {
  readonly id: string;
  /** Where it crosses the other direction, counted from the corner in which scales begin. */
  readonly place: number;
}

const DIRECTIONS = ['level', 'upright'] as const;

/** Millimetres: a line that rises less is level. */
const THIN = 0.5;

function listLines(
  shapes: readonly ShapeItem[],
  role: 'grid' | 'axis',
  direction: (typeof DIRECTIONS)[number],
): readonly Line[] {
  return shapes
    .filter((item) => item.role === role)
    .flatMap(({ id, geometry }) => {
      const box = boundsOf(geometry);
      if (!box || (direction === 'level' ? box.height : box.width) >= THIN) return [];
      return [{ id, place: direction === 'level' ? -box.y : box.x }];
    })
    .toSorted((one, other) => one.place - other.place);
}

const SLACK = 1e-6;

/** Those that have to go, so that the others keep their distance. */
function findTooClose(lines: readonly Line[], axes: readonly number[], least: number): readonly string[] {
  const cell = findNarrowest(lines);
  if (cell >= least - SLACK) return [];
  const first = lines[0]?.place ?? 0;
  const isOnGrid = (place: number): boolean => {
    const index = (place - first) / cell;
    return Math.abs(index - Math.round(index)) * cell < THIN;
  };
  const origin = axes.find(isOnGrid) ?? first;
  const step = Math.ceil(least / cell - SLACK);
  const stays = ({ place }: Line): boolean => Math.round((place - origin) / cell) % step === 0;
  return lines
    .filter((line) => !lines.every(({ place }) => isOnGrid(place)) || !stays(line))
    .map(({ id }) => id);
}

function findNarrowest(lines: readonly Line[]): number {
  return lines.reduce((narrowest, { place }, index) => {
    const gap = place - (lines[index - 1]?.place ?? -Infinity);
    return gap > THIN ? Math.min(narrowest, gap) : narrowest;
  }, Infinity);
}
