import { maxOf } from '@relievo/words';
import { expandBox, unionOf } from '../../geometry/box.ts';
import { lengthOf } from '../../geometry/flatten.ts';
import { measureClearance } from '../../measure/gaps.ts';
import { isLine, isText, isTextured } from '../../measure/kinds.ts';
import type { Pair } from '../../measure/near.ts';
import type { Part } from '../../measure/part.ts';
import { type Survey, surveyDrawing } from '../../measure/survey.ts';
import type { Drawing, Role } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import { MOST_PLACES, type SheetPlan } from '../../model/sheet-plan.ts';
import type { Profile } from '../../profiles/profile.ts';
import { limitsFor, NEARLY } from '../readers/readers.ts';

/** What says how to read the rest stays on the overview as it is. */
const STAYING: readonly Role[] = ['background', 'frame', 'grid', 'axis', 'tick', 'title', 'key', 'locator'];

/** What a drawing is measured for: how far apart things have to lie for whom. */
export type Needs = Pick<SheetPlan, 'reader' | 'gap'>;

/** A part that an overview of a drawing would leave out, and how much larger it has to be. */
export interface CrowdedPart {
  readonly part: Part;
  /** What has to be seen together: itself, its label, and what it lies too near to where that is as small. */
  readonly box: Box;
  readonly scale: number;
  /** From this on it is told apart, though lines beside each other would be followed better with more. */
  readonly least: number;
  /** It is too small, and lies too near to nothing. */
  readonly isAlone: boolean;
}

/** The drawing as its rules would measure it for a reader who needs so much between things. */
export function surveyFor(drawing: Drawing, { gap }: Needs, profile: Profile): Survey {
  const { limits } = profile;
  const wider = {
    elementGap: Math.max(limits.elementGap, gap),
    symbolGap: Math.max(limits.symbolGap, gap),
  };
  return surveyDrawing(drawing, { ...profile, limits: { ...limits, ...wider } });
}

export type TightPair = Pair & { readonly clear: number };

/** Pairs that lie nearer to each other than a finger parts them. Words need no more room for one reader than for another. */
export function listTightPairs(survey: Survey, profile: Profile): readonly TightPair[] {
  const ofMedium = { ...survey, profile };
  return survey.near().pairs.flatMap((pair) => {
    const { a, b, gap } = pair;
    const clear = measureClearance(a, b, isText(a) || isText(b) ? ofMedium : survey)?.gap ?? 0;
    return gap < clear && isTight(pair) ? [{ ...pair, clear }] : [];
  });
}

/** What touches is felt as one thing, but for words, which cannot be read where a line runs through them. */
function isTight({ a, b, gap }: Pair): boolean {
  return gap > 0 || (isText(a) && !isTextured(b)) || (isText(b) && !isTextured(a));
}

export function isMovable({ item }: Part): boolean {
  return !STAYING.includes(item.role);
}

/** Its longer side. */
export function sizeOf({ box }: Part): number {
  return Math.max(box.width, box.height);
}

/** How much larger a reader needs a part that is too small to be followed; 1 where it is large enough. */
export function scaleForReader(part: Part, survey: Survey, { reader }: Needs): number {
  const { item } = part;
  if (item.kind !== 'shape' || item.geometry.type === 'symbol') return 1;
  const { line, side } = limitsFor(reader);
  const isClosed = item.texture !== null || part.lines.every(({ closed }) => closed);
  if (isClosed) return Math.max(1, (NEARLY * side) / sizeOf(part));
  // A short line that meets another one goes on in it.
  if (survey.joined().has(part)) return 1;
  const length = part.lines.reduce((sum, one) => sum + lengthOf(one), 0);
  return length === 0 ? 1 : Math.max(1, line / length);
}

/**
 * From the largest part to the smallest: each stays on the overview where it is large enough and lies clear of
 * those that stay already. Words come last, since they belong to a part.
 */
export function findCrowded(drawing: Drawing, needs: Needs, profile: Profile): readonly CrowdedPart[] {
  const survey = surveyFor(drawing, needs, profile);
  const tight = groupPairs(listTightPairs(survey, profile));
  const staying = new Set<Part>(survey.parts.filter((part) => !isMovable(part)));
  const crowded: CrowdedPart[] = [];
  for (const part of survey.parts.filter(isMovable).sort(compareParts)) {
    const pairs = tight.get(part) ?? [];
    const kept = pairs.filter(({ a, b }) => staying.has(a === part ? b : a));
    const own = scaleForReader(part, survey, needs);
    if (kept.length === 0 && own === 1) staying.add(part);
    else crowded.push({ part, isAlone: pairs.length === 0, ...measureNeed(part, pairs, own, survey, needs) });
  }
  return [...crowded, ...findTooManyWords(survey, staying, needs)];
}

export function compareParts(a: Part, b: Part): number {
  return Number(isText(a)) - Number(isText(b)) || sizeOf(b) - sizeOf(a) || a.index - b.index;
}

/** For each part the pairs that it is one of. */
export function groupPairs<One extends Pair>(pairs: readonly One[]): ReadonlyMap<Part, readonly One[]> {
  const groups = new Map<Part, One[]>();
  for (const pair of pairs)
    for (const part of [pair.a, pair.b]) {
      const known = groups.get(part);
      if (known) known.push(pair);
      else groups.set(part, [pair]);
    }
  return groups;
}

function measureNeed(
  part: Part,
  pairs: readonly TightPair[],
  own: number,
  survey: Survey,
  { gap }: Needs,
): Pick<CrowdedPart, 'box' | 'scale' | 'least'> {
  const others = pairs
    .map(({ a, b }) => (a === part ? b : a))
    .filter((other) => sizeOf(other) < 2 * sizeOf(part));
  const boxes = [part, ...others].flatMap((one) => [one.box, ...labelsOf(one, survey)]);
  const box = expandBox(unionOf(boxes) ?? part.box, gap);
  return {
    box,
    scale: maxOf(
      pairs.map((pair) => scaleForPair(pair, wantedFor(pair, survey.profile.limits))),
      own,
    ),
    least: maxOf(
      pairs.map((pair) => scaleForPair(pair, pair.clear)),
      own,
    ),
  };
}

/** Lines keep their width and words their size, so that only what lies between them grows. */
function scaleForPair({ a, b, gap }: TightPair, wanted: number): number {
  const fixed = reachOf(a) + reachOf(b);
  return (wanted + fixed) / Math.max(gap + fixed, LEAST_DISTANCE);
}

/** Lines that may run side by side need more between them to be followed than to be told apart. */
function wantedFor({ a, b, clear }: TightPair, { parallelGap }: Profile['limits']): number {
  return isLine(a) && isLine(b) ? Math.max(clear, parallelGap) : clear;
}

/** So near is as good as touching, which no enlarging parts. */
const LEAST_DISTANCE = 0.1;

/** How far a part reaches from its middle whatever the scale. */
function reachOf(part: Part): number {
  return part.solid ? Math.min(part.box.width, part.box.height) / 2 : part.half;
}

/** Where words are that name a part. */
export function labelsOf({ item }: Part, survey: Survey): readonly Box[] {
  let boxes = labels.get(survey);
  if (!boxes) {
    boxes = new Map<string, Box[]>();
    for (const { item: text, box } of survey.parts)
      if (text.kind === 'text' && text.labels !== undefined)
        boxes.set(text.labels, [...(boxes.get(text.labels) ?? []), box]);
    labels.set(survey, boxes);
  }
  return boxes.get(item.id) ?? [];
}

/** Of each survey the words by what they name: every part asks for its own. */
const labels = new WeakMap<Survey, Map<string, readonly Box[]>>();

/** More words than one sheet carries: those that stand nearest to others go to another one. */
function findTooManyWords(
  survey: Survey,
  staying: ReadonlySet<Part>,
  { gap }: Needs,
): readonly CrowdedPart[] {
  const words = [...staying].filter((part) => isText(part) && isMovable(part));
  const most = survey.profile.limits.labelsPerSheet;
  if (words.length <= most) return [];
  // Each place has a letter on the overview, and that is a word as well.
  const surplus = words.length - most + MOST_PLACES;
  const distanceOf = (part: Part): number =>
    words.reduce(
      (least, other) => (other === part ? least : Math.min(least, distance(part, other))),
      Infinity,
    );
  return words
    .map((part) => ({ part, near: distanceOf(part) }))
    .sort((a, b) => a.near - b.near)
    .slice(0, surplus)
    .map(({ part }) => ({ part, box: expandBox(part.box, gap), scale: 1, least: 1, isAlone: false }));
}

function distance({ box: a }: Part, { box: b }: Part): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
