import {
  type Drawing,
  type Item,
  type PathGeometry,
  type Point,
  type ShapeItem,
  type TextItem,
  walk,
  walkLeaves,
} from '@relievo/graphic/model';

/** Reads a drawn chart as a hand does: by the marks on its axes and the numbers beside them, and by nothing else. */
export type Ruler = (value: number) => number;

export function findItem(drawing: Drawing, id: string): Item | undefined {
  return [...walk(drawing)].find(({ item }) => item.id === id)?.item;
}

export function findShapes(drawing: Drawing, pattern: RegExp): readonly ShapeItem[] {
  return [...walkLeaves(drawing)].filter(
    (item): item is ShapeItem => item.kind === 'shape' && pattern.test(item.id),
  );
}

export function listTexts(drawing: Drawing): readonly TextItem[] {
  return [...walkLeaves(drawing)].filter((item) => item.kind === 'text');
}

const FACTORS: Readonly<Record<string, number>> = {
  thousands: 1e3,
  millions: 1e6,
  billions: 1e9,
  thousandths: 1e-3,
  millionths: 1e-6,
};

/** What one unit beside the marks stands for, as the axis says. */
function readFactor(axis: string): number {
  const power = /times 10 to the power of ([−-]?\d+)\)$/.exec(axis)?.[1];
  if (power !== undefined) return 10 ** readNumberText(power);
  return FACTORS[/(\w+)\)$/.exec(axis)?.[1] ?? ''] ?? 1;
}

export function readNumberText(print: string): number {
  return Number(print.replace('−', '-'));
}

export function pathOf({ geometry, id }: ShapeItem): PathGeometry {
  if (geometry.type !== 'path') throw new Error(`${id} is no path.`);
  return geometry;
}

export function cornersOf(item: ShapeItem): readonly Point[] {
  return pathOf(item).subpaths.flatMap(({ start, segments }) => [start, ...segments.map(({ to }) => to)]);
}

interface Mark {
  readonly at: Point;
  readonly text: TextItem;
}

/** The marks of an axis with what stands beside each. */
export function marksOf(drawing: Drawing, axis: string): readonly Mark[] {
  return listTexts(drawing).flatMap((text) => {
    const found = new RegExp(`^(${axis}-tick-\\d+)-label$`).exec(text.id);
    const tick = found && findShapes(drawing, new RegExp(`^${found[1]}$`))[0];
    const [first, second] = tick ? cornersOf(tick) : [];
    if (!first || !second) return [];
    // The end on the axis: the inner end of a mark to the left, the upper end of a mark below.
    return [
      {
        at:
          first.y === second.y ? (first.x > second.x ? first : second) : first.y < second.y ? first : second,
        text,
      },
    ];
  });
}

function fitLine(known: readonly (readonly [value: number, place: number])[]): Ruler {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first[0] === last[0]) throw new Error('An axis needs two marks.');
  const ruler: Ruler = (value) =>
    first[1] + ((value - first[0]) * (last[1] - first[1])) / (last[0] - first[0]);
  for (const [value, place] of known)
    if (Math.abs(ruler(value) - place) > 0.05) throw new Error(`The mark at ${value} stands off its place.`);
  return ruler;
}

/** Along an axis of numbers. */
export function createRuler(drawing: Drawing, axis: string, along: 'x' | 'y'): Ruler {
  const factor = readFactor(findItem(drawing, axis)?.name ?? '');
  return fitLine(
    marksOf(drawing, axis).map(({ at, text }) => [readNumberText(text.print) * factor, at[along]]),
  );
}

/** Along an axis of names, by the names that stand there. */
export function createNamedRuler(drawing: Drawing, axis: string, valueOf: (name: string) => number): Ruler {
  return fitLine(marksOf(drawing, axis).map(({ at, text }) => [valueOf(text.name), at.x]));
}

export function centerOf({ geometry, id }: ShapeItem): Point {
  if (geometry.type !== 'symbol') throw new Error(`${id} is no point symbol.`);
  return geometry.at;
}
