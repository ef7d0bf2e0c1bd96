import { centerOf, doesBoxContain } from '../../geometry/box.ts';
import { isText } from '../../measure/kinds.ts';
import type { Part } from '../../measure/part.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import type { SheetPlan } from '../../model/sheet-plan.ts';
import { getProfile } from '../../profiles/profiles.ts';
import {
  compareParts,
  groupPairs,
  isMovable,
  labelsOf,
  listTightPairs,
  scaleForReader,
  sizeOf,
  surveyFor,
} from './crowded.ts';

/** A part that fills most of its place is what its details belong to. */
const MOSTLY = 0.5;

/**
 * What lies wholly in a place and is a detail of it. What fills most of a place stays, where it is large enough and
 * lies clear of all that stays; so does a part whose label lies elsewhere, since no name may stand without its thing.
 */
export function findLeftOut(drawing: Drawing, plan: SheetPlan): ReadonlySet<string> {
  const paper = getProfile('swell-a4');
  const survey = surveyFor(drawing, plan, paper);
  const placeOf = (part: Part): Box | undefined =>
    plan.places.find((place) => doesBoxContain(place, part.box));
  const isSeen = (box: Box): boolean =>
    plan.places.some((place) => doesBoxContain(place, { ...centerOf(box), width: 0, height: 0 }));
  const tight = groupPairs(listTightPairs(survey, paper));
  const inside = survey.parts.filter(
    (part) => isMovable(part) && placeOf(part) !== undefined && labelsOf(part, survey).every(isSeen),
  );
  const staying = new Set(survey.parts.filter((part) => !inside.includes(part)));
  const leftOut = new Set<string>();
  for (const part of inside.sort(compareParts)) {
    const { width, height } = placeOf(part) ?? part.box;
    const isClear = (tight.get(part) ?? []).every(({ a, b }) => !staying.has(a === part ? b : a));
    const isLarge =
      sizeOf(part) >= MOSTLY * Math.max(width, height) && scaleForReader(part, survey, plan) === 1;
    if (isClear && (isLarge || isNameOf(part, staying))) staying.add(part);
    else leftOut.add(part.item.id);
  }
  const words = [...staying].filter((part) => isText(part) && isMovable(part));
  // The letters of the places are words of the overview, too.
  if (words.length + plan.places.length > paper.limits.labelsPerSheet)
    for (const part of words) if (inside.includes(part)) leftOut.add(part.item.id);
  for (const { item } of survey.parts)
    if (item.kind === 'text' && item.labels !== undefined && leftOut.has(item.labels)) leftOut.add(item.id);
  return leftOut;
}

function isNameOf({ item }: Part, staying: ReadonlySet<Part>): boolean {
  return (
    item.kind === 'text' &&
    item.labels !== undefined &&
    [...staying].some(({ item: { id } }) => id === item.labels)
  );
}
