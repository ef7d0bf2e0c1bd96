import { maxOf, minOf } from '@relievo/words';
import type { PlainDrawing, PlainItem, PlainLine, Spot } from './plain-drawing.ts';
import { doesLieIn, type Extent, measureBoxGap, measureExtent, measureGap } from './plain-measures.ts';
import { compareNumbers, type Recounted } from './recount.ts';

/** A part that has a name, with all that is raised of it. */
interface NamedPart {
  readonly id: string;
  readonly within: readonly string[];
  readonly leaves: readonly PlainItem[];
  readonly box: Extent;
}

export interface Explored {
  readonly drawing: PlainDrawing;
  readonly parts: readonly NamedPart[];
  readonly leaves: readonly PlainItem[];
  /** Under which part a leaf is told. */
  readonly ownerOf: (leaf: PlainItem) => string | null;
}

const SILENT = /^(?:background|frame|grid|tick|key|lead-line|decoration)$/;

/** Reads from its file alone which parts somebody meets who goes through a drawing. */
export function readExplored(drawing: PlainDrawing): Explored {
  const { items } = drawing;
  const ids = new Set(items.map(({ id }) => id));
  const labelled = new Map(
    items.flatMap(({ said }) =>
      said['data-labels'] ? [[said['data-labels'], said['data-print'] ?? ''] as const] : [],
    ),
  );
  const isLabel = ({ said }: PlainItem): boolean => ids.has(said['data-labels'] ?? '');
  const isNamed = (item: PlainItem): boolean =>
    !SILENT.test(item.role) &&
    !isLabel(item) &&
    (item.name || labelled.get(item.id) || item.said['data-print'] || '').trim() !== '';
  const leaves = items.filter(isRaised);
  const named = items.filter(isNamed);
  const told = new Set(named.map(({ id }) => id));
  const parts = named.flatMap(({ id, within }): readonly NamedPart[] => {
    const own = leaves.filter((leaf) => leaf.id === id || leaf.within.includes(id));
    return own.length === 0 ? [] : [{ id, within, leaves: own, box: measureRaised(own) }];
  });
  const ownerOf = ({ id, said, within }: PlainItem): string | null =>
    [id, said['data-labels'] ?? '', ...within.toReversed()].find((one) => told.has(one)) ?? null;
  return { drawing, parts, leaves, ownerOf };
}

/** Tells whether something is felt: it has a size, and a line or a texture. */
function isRaised({ kind, said, lines, half }: PlainItem): boolean {
  if (lines.length === 0) return false;
  const { left, top, right, bottom } = measureExtent(lines);
  const [width, height] = [right - left, bottom - top];
  if (kind !== 'shape') return width > SPECK && height > SPECK;
  if (said['data-symbol'] !== undefined) return width > SPECK;
  return (half > 0 || said['data-texture'] !== undefined) && (width > SPECK || height > SPECK);
}
const SPECK = 0.01;

function measureRaised(leaves: readonly PlainItem[]): Extent {
  const boxes = leaves.map(({ lines, half }) => {
    const { left, top, right, bottom } = measureExtent(lines);
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
  });
  return {
    left: minOf(boxes.map(({ left }) => left)),
    top: minOf(boxes.map(({ top }) => top)),
    right: maxOf(boxes.map(({ right }) => right)),
    bottom: maxOf(boxes.map(({ bottom }) => bottom)),
  };
}

/** Recounts the parts that there are to go through. */
export function recountParts({ parts }: Explored, listed: number): Recounted {
  return compareNumbers('explorer: parts', `${listed} parts`, [listed], [{ any: [parts.length] }]);
}

function isFilled({ kind, said }: PlainItem): boolean {
  return kind !== 'shape' || said['data-symbol'] !== undefined;
}

function isArea({ lines }: PlainItem): boolean {
  return lines.some(({ isClosed }: PlainLine) => isClosed);
}

/** Measures how far apart two parts are; what lies in an area touches it. */
function measureBetween(one: NamedPart, other: NamedPart): number {
  let nearest = Infinity;
  for (const a of one.leaves)
    for (const b of other.leaves) {
      if (measureBoxGap(a, b) >= nearest) continue;
      const isIn = (isArea(a) && doesLieIn(b, a)) || (isArea(b) && doesLieIn(a, b));
      nearest = Math.min(nearest, isIn ? 0 : measureGap(a, b));
    }
  return nearest;
}

/** Millimetres are told whole: “3 millimetres away”, or “touching it or around it” for none. */
const WHOLE = 0.56;

/** Clockwise from the right, in eighths of a turn. */
const SIDES = [
  'to the right',
  'below on the right',
  'below',
  'below on the left',
  'to the left',
  'above on the left',
  'above',
  'above on the right',
];

/** Recounts on which side of a part another one lies, and how far away. */
export function recountNear(
  explored: Explored,
  here: string,
  there: string,
  sentence: string,
): readonly Recounted[] {
  const [one, other] = [here, there].map((id) => explored.parts.find((part) => part.id === id));
  const found = /: ([a-z ]+), (?:(touching it or around it)|(\d+) millimetres? away)\.$/.exec(sentence);
  const [, side = '', touching, digits] = found ?? [];
  const far = touching ? 0 : Number(digits);
  if (!one || !other || !found) return [compareNumbers('explorer: how far', sentence, [far], null)];
  const [from, to] = [centerOf(one.box), centerOf(other.box)];
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  const isSamePlace = Math.hypot(to.x - from.x, to.y - from.y) < 0.1;
  const told = SIDES.indexOf(side);
  return [
    compareNumbers(
      'explorer: how far',
      sentence,
      [far],
      [{ any: [measureBetween(one, other)], within: WHOLE }],
    ),
    compareNumbers(
      'explorer: on which side',
      sentence,
      [told],
      [{ any: isSamePlace ? [told] : [turn, turn + 8], within: 0.51 }],
    ),
  ];
}

/** Sees whether those that are told are the nearest ones that neither hold this part nor lie in it. */
export function recountNearest(explored: Explored, here: string, told: readonly string[]): Recounted {
  const one = explored.parts.find(({ id }) => id === here);
  const others = explored.parts.filter(
    (part) => one && part !== one && !part.within.includes(here) && !one.within.includes(part.id),
  );
  const far = new Map(others.map((part) => [part.id, one ? measureBetween(one, part) : Number.NaN]));
  const nearest = [...far.values()].toSorted((a, b) => a - b).slice(0, told.length);
  return compareNumbers(
    'explorer: what is nearest',
    `${here}: ${told.join(', ')}`,
    told.map((id) => far.get(id) ?? Number.NaN),
    nearest.map((value) => ({ any: [value] })),
  );
}

function centerOf({ left, top, right, bottom }: Extent): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Thirds from the left and from the top: 0, 1 and 2; 3 for all of it. */
const [START, MIDDLE, END, ALL] = [0, 1, 2, 3];

/** Recounts where a part is said to lie: 'At the top left.', 'On the right, halfway down.', 'Across the whole sheet.' */
export function recountPlace({ parts, drawing }: Explored, id: string, sentence: string): Recounted {
  const part = parts.find((one) => one.id === id);
  if (!part) return compareNumbers('explorer: where', sentence, [], null);
  const { left, top, right, bottom } = part.box;
  return compareNumbers('explorer: where', sentence, readPlace(sentence), [
    { any: listSpans(left, right, drawing.width), within: 0 },
    { any: listSpans(top, bottom, drawing.height), within: 0 },
  ]);
}

function readPlace(sentence: string): readonly number[] {
  const isAll = sentence === 'Across the whole sheet.';
  const across =
    isAll || /From left to right|^Along/.test(sentence)
      ? ALL
      : sentence.includes('left')
        ? START
        : sentence.includes('right')
          ? END
          : MIDDLE;
  const down =
    isAll || sentence.includes('From top to bottom')
      ? ALL
      : sentence.includes('the top')
        ? START
        : sentence.includes('the bottom')
          ? END
          : MIDDLE;
  return [across, down];
}

/** Lists the thirds that may be told; at a border between two of them both are right. */
function listSpans(from: number, to: number, whole: number): readonly number[] {
  const [size, middle] = [(to - from) / whole, (from + to) / 2 / whole];
  const near = 0.001;
  const third = (at: number): number => (at < 1 / 3 ? START : at > 2 / 3 ? END : MIDDLE);
  const thirds = [third(middle - near), third(middle), third(middle + near)];
  if (size > 2 / 3 + near) return [ALL];
  return size < 2 / 3 - near ? thirds : [ALL, ...thirds];
}

/** How near two things may come to be one to a finger: curves are followed by straight pieces. */
const MEETS = [0.02, 0.06];

/** Recounts how many parts a part is said to touch: those that are named, and those that are only counted. */
export function recountTouches(explored: Explored, id: string, sentence: string, named: number): Recounted {
  const others = Number(/(\d+) other parts?\.$/.exec(sentence)?.[1] ?? 0);
  const part = explored.parts.find((one) => one.id === id);
  const right = part && MEETS.map((reach) => countMet(explored, part, reach));
  return compareNumbers(
    'explorer: how many it touches',
    sentence,
    [named + others],
    right ? [{ any: right }] : null,
  );
}

function countMet({ leaves, ownerOf }: Explored, { id, leaves: own }: NamedPart, reach: number): number {
  const met = leaves.filter(
    (leaf) => leaf.kind !== 'text' && !own.includes(leaf) && own.some((one) => doMeet(one, leaf, reach)),
  );
  return new Set(met.map(ownerOf).filter((owner) => owner !== null && owner !== id)).size;
}

function doMeet(a: PlainItem, b: PlainItem, reach: number): boolean {
  if (measureBoxGap(a, b) > reach) return false;
  return (isFilled(a) && doesLieIn(b, a)) || (isFilled(b) && doesLieIn(a, b)) || measureGap(a, b) <= reach;
}
