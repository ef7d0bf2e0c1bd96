import type { Box } from '../model/geometry.ts';
import { clearanceBetween } from './gaps.ts';
import { isText } from './kinds.ts';
import { labelledGap } from './labelled.ts';
import { movedPart, neighboursAt } from './neighbours.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

const STEP = 1;
/** A text is found again by what it names; a shape moved further would change the picture. */
const FARTHEST = { text: 30, shape: 6 };
/** More places around as the rings grow, so that neighbours on a ring stay about 2 mm apart. */
const placesOn = (radius: number): number => Math.min(64, Math.max(8, Math.ceil(radius * 3)));

/**
 * The shortest way to a place where the part keeps every distance that it must: rings around where
 * it stands, from near to far. The same answer every time; null when there is none.
 */
export const nearestRoom = (part: Part, survey: Survey): Way | null => {
  const known = searched.get(survey) ?? new Map<Part, Way | null>();
  searched.set(survey, known);
  const before = known.get(part);
  if (before !== undefined) return before;
  const way = search(part, survey);
  known.set(part, way);
  return way;
};

export type Way = { readonly dx: number; readonly dy: number };

/** Repairs are tried together, then apart: each place is searched once for as long as nothing moves. */
const searched = new WeakMap<Survey, Map<Part, Way | null>>();

const search = (part: Part, survey: Survey): Way | null => {
  const farthest = isText(part) ? FARTHEST.text : FARTHEST.shape;
  for (let radius = STEP / 2; radius <= farthest; radius += radius < 12 ? STEP / 2 : 2 * STEP) {
    const places = placesOn(radius);
    for (let index = 0; index < places; index += 1) {
      const turn = (index * 2 * Math.PI) / places;
      const dx = radius * Math.cos(turn);
      const dy = radius * Math.sin(turn);
      if (hasRoom(movedPart(part, dx, dy), part, survey)) return { dx, dy };
    }
  }
  return null;
};

/** Whether a part could stand there: on the sheet, off everything, and near what it names. */
export const hasRoom = (moved: Part, self: Part, survey: Survey): boolean =>
  onSheet(moved.box, survey) && keepsDistances(moved, self, survey) && staysWithItsOwn(moved, survey);

export const onSheet = ({ x, y, width, height }: Box, { drawing, profile }: Survey): boolean => {
  const margin = profile.limits.margin ?? 0;
  return (
    x >= margin &&
    y >= margin &&
    x + width <= drawing.sheet.width - margin &&
    y + height <= drawing.sheet.height - margin
  );
};

const keepsDistances = (moved: Part, self: Part, survey: Survey): boolean =>
  neighboursAt(moved, survey).every(({ part, gap }) => {
    if (part === self || part.item.role === 'background') return true;
    const clearance = clearanceBetween(moved, part, survey);
    return gap > 0 && (clearance === null || gap >= clearance.gap);
  });

const staysWithItsOwn = (moved: Part, survey: Survey): boolean => {
  const range = survey.profile.limits.labelGap;
  if (!isText(moved) || moved.item.labels === undefined || !range) return true;
  const gap = labelledGap(moved, survey);
  return gap === null || (gap >= range.min && gap <= range.max);
};
