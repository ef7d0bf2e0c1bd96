import type { Box } from '../model/geometry.ts';
import { measureClearance } from './gaps.ts';
import { isText } from './kinds.ts';
import { measureLabelledGap } from './labelled.ts';
import { findNeighbours, movePart } from './neighbours.ts';
import type { Part } from './part.ts';
import type { Survey } from './survey.ts';

const STEP = 1;
/** A text is found again by what it names; a shape moved further would change the picture. */
const FARTHEST = { text: 30, shape: 6 };
/** More places around as the rings grow, so that neighbours on a ring stay about 2 mm apart. */
function countPlaces(radius: number): number {
  return Math.min(64, Math.max(8, Math.ceil(radius * 3)));
}

/**
 * The shortest way to a place where the part keeps every distance that it must: rings around where
 * it stands, from near to far. The same answer every time; null when there is none.
 */
export function findNearestRoom(part: Part, survey: Survey): Way | null {
  const known = searched.get(survey) ?? new Map<Part, Way | null>();
  searched.set(survey, known);
  const before = known.get(part);
  if (before !== undefined) return before;
  const way = searchRoom(part, survey);
  known.set(part, way);
  return way;
}

export interface Way {
  readonly dx: number;
  readonly dy: number;
}

/** Repairs are tried together, then apart: each place is searched once for as long as nothing moves. */
const searched = new WeakMap<Survey, Map<Part, Way | null>>();

function searchRoom(part: Part, survey: Survey): Way | null {
  const farthest = isText(part) ? FARTHEST.text : FARTHEST.shape;
  for (let radius = STEP / 2; radius <= farthest; radius += radius < 12 ? STEP / 2 : 2 * STEP) {
    const places = countPlaces(radius);
    for (let index = 0; index < places; index += 1) {
      const turn = (index * 2 * Math.PI) / places;
      const dx = radius * Math.cos(turn);
      const dy = radius * Math.sin(turn);
      if (hasRoom(movePart(part, dx, dy), part, survey)) return { dx, dy };
    }
  }
  return null;
}

/** Whether a part could stand there: on the sheet, off everything, and near what it names. */
export function hasRoom(moved: Part, self: Part, survey: Survey): boolean {
  return (
    isOnSheet(moved.box, survey) &&
    doesKeepDistances(moved, self, survey) &&
    doesStayWithItsOwn(moved, survey)
  );
}

export function isOnSheet({ x, y, width, height }: Box, { drawing, profile }: Survey): boolean {
  const margin = profile.limits.margin ?? 0;
  return (
    x >= margin &&
    y >= margin &&
    x + width <= drawing.sheet.width - margin &&
    y + height <= drawing.sheet.height - margin
  );
}

function doesKeepDistances(moved: Part, self: Part, survey: Survey): boolean {
  return findNeighbours(moved, survey).every(({ part, gap }) => {
    if (part === self || part.item.role === 'background') return true;
    const clearance = measureClearance(moved, part, survey);
    return gap > 0 && (clearance === null || gap >= clearance.gap);
  });
}

function doesStayWithItsOwn(moved: Part, survey: Survey): boolean {
  const range = survey.profile.limits.labelGap;
  if (!isText(moved) || moved.item.labels === undefined || !range) return true;
  const gap = measureLabelledGap(moved, survey);
  return gap === null || (gap >= range.min && gap <= range.max);
}
