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
 * What lies wholly in a place and is a detail of it. What fills most of a place stays, where it is large enough, lies
 * clear of all that stays, and lies too near to nothing of its own size: of equals none stays alone. So does a part
 * whose label lies elsewhere, since no name may stand without its thing.
 */
export function findLeftOut(drawing: Drawing, plan: SheetPlan): ReadonlySet<string> {
  const paper = getProfile('swell-a4');
  const survey = surveyFor(drawing, plan, paper);
  const placeOf = (part: Part): Box | undefined =>
    plan.places.find((place) => doesBoxContain(place, part.box));
  const isSeen = (box: Box): boolean => plan.places.some((place) => isShownIn(place, box));
  const tight = groupPairs(listTightPairs(survey, paper));
  const inside = new Set(
    survey.parts.filter(
      (part) => isMovable(part) && placeOf(part) !== undefined && labelsOf(part, survey).every(isSeen),
    ),
  );
  const staying = new Set(survey.parts.filter((part) => !inside.has(part)));
  const named = new Set([...staying].map(({ item }) => item.id));
  const leftOut = new Set<string>();
  for (const part of [...inside].sort(compareParts)) {
    const { width, height } = placeOf(part) ?? part.box;
    const near = (tight.get(part) ?? []).map(({ a, b }) => (a === part ? b : a));
    const isLarge =
      sizeOf(part) >= MOSTLY * Math.max(width, height) &&
      scaleForReader(part, survey, plan) === 1 &&
      near.every((other) => sizeOf(other) < MOSTLY * sizeOf(part));
    const isName = part.item.kind === 'text' && named.has(part.item.labels ?? '');
    if ((isLarge || isName) && !near.some((other) => staying.has(other))) {
      staying.add(part);
      named.add(part.item.id);
    } else leftOut.add(part.item.id);
  }
  const words = [...staying].filter((part) => isText(part) && isMovable(part));
  // The letters of the places are words of the overview, too.
  if (words.length + plan.places.length > paper.limits.labelsPerSheet)
    for (const part of words) if (inside.has(part)) leftOut.add(part.item.id);
  for (const { item } of survey.parts)
    if (item.kind === 'text' && item.labels !== undefined && leftOut.has(item.labels)) leftOut.add(item.id);
  return leftOut;
}

/** Words move into the sheet of a place where their middle lies in it and they fit. */
function isShownIn(place: Box, box: Box): boolean {
  const middle = { ...centerOf(box), width: 0, height: 0 };
  return doesBoxContain(place, middle) && box.width <= place.width && box.height <= place.height;
}
