import { boundsOf } from '../geometry/bounds.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import { walkLeaves } from '../model/walk.ts';
import { foldLines, type NamedPart } from './parts.ts';

/** The least and the greatest number that a reader may count. */
export interface Counted {
  readonly min: number;
  readonly max: number;
}

const ASIDE = new Set([
  'background',
  'frame',
  'grid',
  'tick',
  'key',
  'lead-line',
  'decoration',
  'axis',
  'arrow',
  'locator',
]);

/** Counts shapes of a kind: those that a reader surely sees, and all that may be taken for one. */
export function countShapes(drawing: Drawing, noun: string): Counted | null {
  const test = SHAPES.find(([pattern]) => pattern.test(noun))?.[1];
  if (!test) return null;
  const shapes = [...walkLeaves(drawing)].filter((item): item is ShapeItem => item.kind === 'shape');
  const sure = shapes.filter((item) => !ASIDE.has(item.role) && test(item) === 'sure').length;
  return { min: sure, max: shapes.filter((item) => test(item) !== null).length };
}

type Likeness = 'sure' | 'maybe' | null;

const SHAPES: readonly (readonly [RegExp, (item: ShapeItem) => Likeness])[] = [
  [/^circles?$/, likeCircle],
  [
    /^(?:ellipses?|ovals?)$/,
    (item) => (item.geometry.type === 'ellipse' ? (likeCircle(item) === 'sure' ? 'maybe' : 'sure') : null),
  ],
  [/^triangles?$/, (item) => likePolygon(item, 3)],
  [
    /^(?:rectangles?|boxes|box)$/,
    (item) => (item.geometry.type === 'rect' ? 'sure' : likePolygon(item, 4) && 'maybe'),
  ],
  [/^squares?$/, likeSquare],
  [/^pentagons?$/, (item) => likePolygon(item, 5)],
  [/^hexagons?$/, (item) => likePolygon(item, 6)],
  [
    /^stars?$/,
    (item) =>
      item.geometry.type === 'symbol' && item.geometry.symbol === 'star'
        ? 'sure'
        : isPath(item)
          ? 'maybe'
          : null,
  ],
];

function isPath({ geometry }: ShapeItem): boolean {
  return geometry.type === 'path';
}

function likeCircle({ geometry }: ShapeItem): Likeness {
  if (geometry.type === 'ellipse')
    return Math.abs(geometry.rx / geometry.ry - 1) < 0.03
      ? 'sure'
      : Math.abs(geometry.rx / geometry.ry - 1) < 0.3
        ? 'maybe'
        : null;
  if (geometry.type === 'symbol')
    return geometry.symbol === 'disc' || geometry.symbol === 'ring' ? 'maybe' : null;
  if (geometry.type !== 'path') return null;
  const box = boundsOf(geometry);
  const isCurved = geometry.subpaths.some(({ segments }) => segments.some(({ control }) => control));
  return isCurved && box && Math.abs(box.width / box.height - 1) < 0.3 ? 'maybe' : null;
}

function likeSquare(item: ShapeItem): Likeness {
  const { geometry } = item;
  if (geometry.type === 'symbol') return /square/.test(geometry.symbol) ? 'maybe' : null;
  const box = boundsOf(geometry);
  if (!box) return null;
  const isEven = Math.abs(box.width / box.height - 1) < 0.03;
  if (geometry.type === 'rect') return isEven ? 'sure' : null;
  return likePolygon(item, 4) ? 'maybe' : null;
}

function likePolygon({ geometry }: ShapeItem, sides: number): Likeness {
  if (geometry.type === 'symbol') return sides === 3 && /triangle/.test(geometry.symbol) ? 'maybe' : null;
  if (geometry.type !== 'path') return null;
  return countSides(geometry.subpaths) === sides ? 'sure' : geometry.subpaths.length > 1 ? 'maybe' : null;
}

/** Counts the straight sides of one closed line; null if it has curves, or is not closed. */
export function countSides(
  subpaths: Extract<ShapeItem['geometry'], { type: 'path' }>['subpaths'],
): number | null {
  const [only, ...more] = subpaths;
  if (!only || more.length > 0 || !only.closed || only.segments.some(({ control }) => control)) return null;
  const corners = [only.start, ...only.segments.map(({ to }) => to)];
  const last = corners.at(-1);
  if (last && Math.hypot(last.x - only.start.x, last.y - only.start.y) < 0.01) corners.pop();
  // A corner on a straight line is none.
  return corners.filter((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    const next = corners[(at + 1) % corners.length] ?? corner;
    const turn = (corner.x - before.x) * (next.y - corner.y) - (corner.y - before.y) * (next.x - corner.x);
    return (
      Math.abs(turn) >
      0.01 *
        Math.hypot(corner.x - before.x, corner.y - before.y) *
        Math.hypot(next.x - corner.x, next.y - corner.y)
    );
  }).length;
}

/** Counts parts by the noun of their names: “Lysosome, left” and “Lysosome, right” are two lysosomes. */
export function countNamed(parts: readonly NamedPart[], noun: string): number | null {
  const one = toSingular(noun);
  const all = parts.filter(({ name }) => listNouns(name).includes(one));
  // The word beside a wheel does not count as one.
  const drawn = all.filter(({ shape }) => shape !== null);
  const named = drawn.length > 0 ? drawn : all;
  // One part that is called “Wings” is several of them.
  const isMany = named.some(({ name }) => one !== noun && name.toLowerCase().split(/\W+/).includes(noun));
  return isMany ? null : named.length;
}

const BEHIND = /\s(?:of|between|in|from|at|on|to|around|with|over|after|for|under|behind)\s/;

function listNouns(name: string): readonly string[] {
  const plain = name.toLowerCase();
  const [whole = '', behind = ''] = plain.split(/[,:;(]/);
  const [head = ''] = whole.split(BEHIND);
  const numbered = /^(.{0,200}?)\s{1,30}(?:\d{1,30}|\p{L}(?: sharp| flat)?|[ivx]{1,30})$/u.exec(
    head.trim(),
  )?.[1];
  const article = /^(?:\s*)an? (.+)$/.exec(behind)?.[1];
  return [head, numbered ?? '', article ?? ''].flatMap((words) => {
    const all = words
      .trim()
      .split(/\s{1,30}/)
      .filter(Boolean);
    const last = all.at(-1);
    return last === undefined ? [] : [toSingular(last), toSingular(all.join(' '))];
  });
}

export function toSingular(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  return noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
}
const IRREGULAR: Readonly<Record<string, string>> = {
  mitochondria: 'mitochondrion',
  nuclei: 'nucleus',
  vertices: 'vertex',
  axes: 'axis',
  leaves: 'leaf',
  feet: 'foot',
  teeth: 'tooth',
  people: 'person',
  children: 'child',
};

/** Lists the texts on the sheet, without what is written in its key. */
export function listTexts(drawing: Drawing): readonly TextItem[] {
  return [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && foldLines(item.print) !== '',
  );
}
