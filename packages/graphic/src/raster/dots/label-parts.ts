import { itemBounds } from '../../geometry/bounds.ts';
import { boxDistance } from '../../geometry/box.ts';
import type { Drawing, TextItem } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { walk, walkLeaves } from '../../model/walk.ts';
import type { Frame } from '../plane/frame.ts';
import type { Field } from './flat-runs.ts';
import type { Place, Size } from './place-label.ts';

/** Where a label is wanted on the grid, and whether a place still names its own part and no other. */
export interface LabelPlacing {
  readonly wanted: (item: TextItem, size: Size) => Place;
  /** How far a label that stands beside its part may go and still stand beside it; 0 where it names none. */
  readonly reachBeside: (item: TextItem) => number;
  /** From the first to the last place that is beside what a label names. */
  readonly findBeside: (item: TextItem, size: Size) => Field | undefined;
  /** What may stand anywhere must be beside its part. */
  readonly suits: (item: TextItem, size: Size, isBeside?: boolean) => (place: Place) => boolean;
}

/** Braille keeps its size when a drawing is made smaller, so it comes nearer to other parts than it was drawn. */
export function createLabelPlacing(drawing: Drawing, frame: Frame): LabelPlacing {
  const named = listNamedParts(drawing);
  const onGrid = new Map([...named].map(([id, box]) => [id, toGrid(box, frame)]));
  const [namedBoxes, gridBoxes] = [[...named.values()], [...onGrid.values()]];
  // A label is asked about once as it is and once for each code that is tried in its place.
  const known = new Map<TextItem, Drawn>();
  const measure = (item: TextItem): Drawn => {
    const before = known.get(item);
    if (before) return before;
    const box = itemBounds(item, drawing.sheet) ?? { ...item.at, width: 0, height: 0 };
    const isNearOwn = item.labels !== undefined && isNearest(box, named.get(item.labels), namedBoxes);
    const drawn = { box: toGrid(box, frame), isNearOwn };
    known.set(item, drawn);
    return drawn;
  };

  return {
    wanted: (item, size) => {
      const { box } = measure(item);
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
    findBeside: ({ labels }, { width, height }) => {
      const own = labels === undefined ? undefined : onGrid.get(labels);
      return (
        own && {
          left: own.x - BESIDE - width,
          top: own.y - BESIDE - height,
          right: own.x + own.width + BESIDE,
          bottom: own.y + own.height + BESIDE,
        }
      );
    },
    suits: (item, size, isBeside = false) => {
      const own = onGrid.get(item.labels ?? '');
      const boxAt = ({ x, y }: Place): Box => ({ x, y, width: size.width, height: size.height });
      if (isBeside)
        return (place) => {
          const box = boxAt(place);
          return own !== undefined && boxDistance(box, own) <= BESIDE && isNearest(box, own, gridBoxes);
        };
      // What a lead line or the reader's sense joined over others on the sheet stays as it was drawn.
      if (!own || !measure(item).isNearOwn) return () => true;
      return (place) => isNearest(boxAt(place), own, gridBoxes);
    },
  };
}

interface Drawn {
  /** On the grid. */
  readonly box: Box;
  /** Nearer to what it names than to anything else that has a name. */
  readonly isNearOwn: boolean;
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
function isNearest(label: Box, own: Box | undefined, parts: readonly Box[]): boolean {
  if (!own) return true;
  const distance = boxDistance(label, own);
  if (distance === 0) return true;
  const reach = distance + HAIR;
  const [left, top] = [label.x - reach, label.y - reach];
  const [right, bottom] = [label.x + label.width + reach, label.y + label.height + reach];
  return !parts.some(
    (box) =>
      box !== own &&
      box.x <= right &&
      box.y <= bottom &&
      box.x + box.width >= left &&
      box.y + box.height >= top &&
      distance >= boxDistance(label, box) - HAIR,
  );
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
