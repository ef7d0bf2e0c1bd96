import { itemBounds } from '../../geometry/bounds.ts';
import { boxDistance } from '../../geometry/box.ts';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { walk, walkLeaves } from '../../model/walk.ts';
import type { Frame } from '../plane/frame.ts';
import type { Place, Size } from './place-label.ts';

/** Where a label is wanted on the grid, and whether a place still names its own part and no other. */
export interface LabelPlacing {
  readonly wanted: (item: TextItem, size: Size) => Place;
  /** How far a label that stands beside its part may go and still stand beside it; 0 where it names none. */
  readonly reachBeside: (item: TextItem) => number;
  /** What may stand anywhere must be beside its part. */
  readonly suits: (item: TextItem, size: Size, isBeside?: boolean) => (place: Place) => boolean;
}

/** Braille keeps its size when a drawing is made smaller, so it comes nearer to other parts than it was drawn. */
export function createLabelPlacing(drawing: Drawing, frame: Frame): LabelPlacing {
  const named = listNamedParts(drawing);
  const onGrid = new Map([...named].map(([id, box]) => [id, toGrid(box, frame)]));
  const drawn = (item: TextItem): Box =>
    itemBounds(item, drawing.sheet) ?? { ...item.at, width: 0, height: 0 };

  return {
    wanted: (item, size) => {
      const box = toGrid(drawn(item), frame);
      const part = item.labels === undefined ? undefined : onGrid.get(item.labels);
      return {
        x: keepSide([box.x, box.width], size.width, part && [part.x, part.width]),
        y: keepSide([box.y, box.height], size.height, part && [part.y, part.height]),
      };
    },
    reachBeside: ({ labels }) => {
      const own = labels === undefined ? undefined : onGrid.get(labels);
      return own ? Math.ceil(Math.max(own.width, own.height) + 2 * BESIDE) : 0;
    },
    suits: (item, size, isBeside = false) => {
      const own = item.labels === undefined ? undefined : onGrid.get(item.labels);
      if (isBeside)
        return (place) => {
          const box = { ...place, ...size };
          return (
            own !== undefined && boxDistance(box, own) <= BESIDE && isNearest(box, item.labels ?? '', onGrid)
          );
        };
      // What a lead line or the reader's sense joined over others on the sheet stays as it was drawn.
      if (!own || !isNearest(drawn(item), item.labels ?? '', named)) return () => true;
      return (place) => isNearest({ ...place, ...size }, item.labels ?? '', onGrid);
    },
  };
}

/** Boxes of all that texts name. */
function listNamedParts(drawing: Drawing): ReadonlyMap<string, Box> {
  const ids = new Set(
    [...walkLeaves(drawing)].flatMap((item) => (item.kind === 'text' ? (item.labels ?? []) : [])),
  );
  return new Map(
    [...walk(drawing)].flatMap(({ item }) => {
      const box = ids.has(item.id) ? itemBounds(item, drawing.sheet) : null;
      return box ? [[item.id, box] as const] : [];
    }),
  );
}

/** As near to another part is not nearer, whatever the rounding. */
const HAIR = 1e-6;

/** A label in its part may lie in others around it too; one beside it is nearer to it than to any other. */
function isNearest(label: Box, id: string, parts: ReadonlyMap<string, Box>): boolean {
  const own = parts.get(id);
  if (!own) return true;
  const distance = boxDistance(label, own);
  if (distance === 0) return true;
  for (const [other, box] of parts)
    if (other !== id && distance >= boxDistance(label, box) - HAIR) return false;
  return true;
}

function toGrid({ x, y, width, height }: Box, { scale, x: left, y: top }: Frame): Box {
  return { x: x * scale + left, y: y * scale + top, width: width * scale, height: height * scale };
}

type Span = readonly [start: number, length: number];

/** Pins from a part within which a code is found by who feels around it. */
const BESIDE = 4;

/** Beside its part, the edge that looks at it stays; over or under it, and in it, the middle; alone, the beginning. */
function keepSide([start, length]: Span, size: number, part: Span | undefined): number {
  if (!part || start >= part[0] + part[1]) return start;
  return start + length <= part[0] ? start + length - size : start + (length - size) / 2;
}
