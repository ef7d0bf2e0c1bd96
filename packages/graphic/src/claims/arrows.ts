import { boundsOf } from '../geometry/bounds.ts';
import { centerOf } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { walkLeaves } from '../model/walk.ts';
import type { DrawingClaim } from './messages.ts';
import { boxesOf, distanceToPoint, type NamedPart } from './parts.ts';
import type { Reading } from './reading.ts';
import { judge, type Verdict } from './verdict.ts';

/** Parts at the ends of an arrow; several if two are about as near. */
export interface ArrowEnds {
  readonly from: readonly NamedPart[];
  readonly to: readonly NamedPart[];
}

const MAX_HEAD = 15;
const MAX_FROM_HEAD = 5;
const MAX_FROM_PART = 45;
/** Two parts whose distances differ by less may both be meant. */
const AS_NEAR = 6;

interface Stroke {
  readonly id: string;
  readonly ends: readonly [Point, Point];
}

/** Finds the arrows of a drawing, each a stroke with a head at one end, and the parts that they join. */
export function findArrows(drawing: Drawing, parts: readonly NamedPart[]): readonly ArrowEnds[] {
  const heads: Box[] = [];
  const strokes: Stroke[] = [];
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'shape' || item.role === 'grid' || item.role === 'tick' || item.role === 'lead-line')
      continue;
    const head = readHead(item);
    const stroke = readStroke(item);
    if (head) heads.push(head);
    else if (stroke && item.role !== 'axis') strokes.push(stroke);
  }
  const drawn = new Set(strokes.map(({ id }) => id));
  const named = parts.filter(
    ({ item }) =>
      !drawn.has(item.id) && item.role !== 'arrow' && item.role !== 'axis' && !/\barrow\b/i.test(item.name),
  );
  return heads.flatMap((head) => {
    const near = strokes
      .flatMap(({ ends: [a, b] }) => [
        { tip: a, tail: b },
        { tip: b, tail: a },
      ])
      .map((one) => ({ ...one, gap: distanceToPoint(head, one.tip) }))
      .filter(({ gap, tail }) => gap <= MAX_FROM_HEAD && distanceToPoint(head, tail) > MAX_FROM_HEAD)
      .toSorted((x, y) => x.gap - y.gap)[0];
    if (!near) return [];
    const from = findNearest(named, near.tail);
    const to = findNearest(named, centerOf(head));
    return from.length > 0 && to.length > 0 ? [{ from, to }] : [];
  });
}

function readHead(item: ShapeItem): Box | null {
  const { geometry } = item;
  const box = boundsOf(geometry);
  if (!box || geometry.type !== 'path' || Math.max(box.width, box.height) > MAX_HEAD) return null;
  const [only, ...more] = geometry.subpaths;
  const isTriangle =
    only !== undefined &&
    more.length === 0 &&
    only.closed &&
    only.segments.length <= 3 &&
    only.segments.length >= 2;
  return isTriangle || (item.role === 'arrow' && more.length === 0) ? box : null;
}

function readStroke({ id, geometry }: ShapeItem): Stroke | null {
  if (geometry.type !== 'path') return null;
  const [line, ...more] = flatten(geometry);
  if (!line || more.length > 0 || line.closed) return null;
  const { points } = line;
  const count = points.length;
  return {
    id,
    ends: [
      { x: points[0] ?? 0, y: points[1] ?? 0 },
      { x: points[count - 2] ?? 0, y: points[count - 1] ?? 0 },
    ],
  };
}

function findNearest(parts: readonly NamedPart[], point: Point): readonly NamedPart[] {
  const near = parts
    .map((part) => ({
      part,
      gap: boxesOf(part).reduce((min, box) => Math.min(min, distanceToPoint(box, point)), Infinity),
    }))
    .filter(({ gap }) => gap <= MAX_FROM_PART)
    .toSorted((a, b) => a.gap - b.gap);
  return near.filter(({ gap }) => gap <= (near[0]?.gap ?? 0) + AS_NEAR).map(({ part }) => part);
}

const FROM_TO =
  /\b(?:arrows?|points?|pointing|leads?|goes|go|runs?|flows?|path|line with a head)\b.{0,200} (?:from|starts? (?:at|in|from)|begins? (?:at|in)) (?:[a-z]{1,30} ){0,3}?@(\d{1,30})(?: [a-z]{1,30}){0,3}? (?:to|at|in|towards?|into|onto|up to|down to|back to)(?: [a-z]{1,30}){0,3}? @(\d{1,30})/;
const JOINS =
  /@(\d{1,30})(?: [a-z]{1,30}){0,4}? (?:points?|leads?|goes|runs?|flies) (?:to|towards?|at)(?: [a-z]{1,30}){0,3}? @(\d{1,30})/;
const BY_ARROW =
  /\barrows?\b.{0,200} (?:joins?|connects?|links?|leaves?) (?:[a-z]{1,30} ){0,3}?@(\d{1,30})(?: [a-z]{1,30}){0,5}? (?:to|with|towards|and (?:ends|points|leads|arrives|goes|reaches)(?: [a-z]{1,30})?)(?: [a-z]{1,30}){0,2}? @(\d{1,30})/;
const FOLLOWED =
  /\barrows? (?:that )?(?:from|leaving|starts? at)(?: [a-z]{1,30})? @(\d{1,30})(?: ,)?(?: and)? (?:you|we|one|it) (?:will )?(?:get|gets|come|comes|arrive|arrives|end|ends|reach|reaches|finds?)(?: up)?(?: to| at| in)?(?: [a-z]{1,30})? @(\d{1,30})/;
const ARROW_TO =
  /\bto (?:[a-z]{1,30} ){0,3}?@(\d{1,30})(?: [a-z]{1,30}){0,4}? from(?: [a-z]{1,30}){0,2}? @(\d{1,30})/;

const BY_POINTING =
  /@(\d{1,30})(?: [a-z]{1,30}){0,2}? (?:joined|connected|linked|tied) (?:to|with)(?: [a-z]{1,30})? @(\d{1,30}) by an arrow(?: [a-z]{1,30}){0,3}? (?:points?|pointing|leads?|leading|goes) (?:to|towards?|at)(?: [a-z]{1,30})? @(\d{1,30})/;

/** Judges “A is joined to B by an arrow that points to B”. */
function judgeJoined(
  [one = [], other = [], tip = []]: readonly (readonly NamedPart[])[],
  arrows: readonly ArrowEnds[],
): Verdict<DrawingClaim> | null {
  const isOther = tip.some((part) => other.includes(part));
  return judgeEnds(isOther ? one : other, tip, arrows);
}

/** Judges “an arrow leads from A to B”. */
export function judgeArrow(
  { text, things }: Reading<NamedPart>,
  arrows: readonly ArrowEnds[],
): Verdict<DrawingClaim> | null {
  if (/\b(?:not|no|never|without)\b/.test(text) || arrows.length === 0) return null;
  const found =
    FROM_TO.exec(text) ??
    FOLLOWED.exec(text) ??
    (/\barrows?\b/.test(text) ? (JOINS.exec(text) ?? BY_ARROW.exec(text)) : null);
  const joined = BY_POINTING.exec(text);
  if (joined)
    return judgeJoined(
      joined.slice(1).map((at) => things[Number(at)] ?? []),
      arrows,
    );
  const turned = found || !/\barrows?\b/.test(text) ? null : ARROW_TO.exec(text);
  const [a, b] = found ? [found[1], found[2]] : [turned?.[2], turned?.[1]];
  const [from, to] = [things[Number(a ?? -1)], things[Number(b ?? -1)]];
  return from && to ? judgeEnds(from, to, arrows) : null;
}

function judgeEnds(
  from: readonly NamedPart[],
  to: readonly NamedPart[],
  arrows: readonly ArrowEnds[],
): Verdict<DrawingClaim> | null {
  if (from.some((part) => to.includes(part))) return null;
  const joins = (ones: readonly NamedPart[], others: readonly NamedPart[]) =>
    arrows.some(
      (arrow) => ones.some((one) => arrow.from.includes(one)) && others.some((one) => arrow.to.includes(one)),
    );
  if (joins(from, to)) return { outcome: 'true' };
  const names = { from: from[0]?.name ?? '', to: to[0]?.name ?? '' };
  if (joins(to, from))
    return judge(false, { code: 'claim_arrow', parameters: { from: names.to, to: names.from } });
  const has = (ones: readonly NamedPart[]) =>
    arrows.some((arrow) => [...arrow.from, ...arrow.to].some((part) => ones.includes(part)));
  return has(from) && has(to) ? judge(false, { code: 'claim_arrow_missing', parameters: names }) : null;
}
