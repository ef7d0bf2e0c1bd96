import { boxDistance, centerOf, intersectBoxes, unionOf } from '../../geometry/box.ts';
import type { Box } from '../../model/geometry.ts';
import { MOST_PLACES } from '../../model/sheet-plan.ts';
import type { CrowdedPart } from './crowded.ts';

/** Less does not part what lies too close. */
export const LEAST_SCALE = 1.25;
/** Beyond this the hand loses the whole: so much context is shown around a smaller place. */
export const MOST_SCALE = 5;

/** A place that has a sheet of its own, and those parts for which it was made. */
export interface Place {
  readonly box: Box;
  readonly parts: readonly CrowdedPart[];
  /** How much larger the neediest of them has to be, as far as its own size allows. */
  readonly scale: number;
}

type Room = Pick<Box, 'width' | 'height'>;

/** How much larger a box is where it fills a sheet. */
export function scaleIn(box: Box, room: Room): number {
  return Math.min(room.width / box.width, room.height / box.height, MOST_SCALE);
}

/**
 * Crowded parts that lie near each other are one place: as long as one sheet of both shows no more of the overview
 * than two sheets would, and is enlarged as much as the neediest of them asks for. Where that makes more places than
 * there may be, those go together that grow least.
 */
export function findPlaces(crowded: readonly CrowdedPart[], room: Room, area: Box): readonly Place[] {
  const places = gatherParts(crowded, room);
  mergeWhile(places, room, (a, b) => growthOf(a, b, room) <= 0 && canBeOne(a, b, room), 1);
  mergeWhile(places, room, showTheSame, 1);
  mergeWhile(places, room, () => true, MOST_PLACES);
  // A sheet for one small part alone is more paper than it is worth.
  const worth = places.filter(({ parts }) => parts.length > 1 || parts.some(({ isAlone }) => !isAlone));
  const rank = (place: Place): number => rankOf(whereIn(place.box, area));
  return worth.sort((a, b) => rank(a) - rank(b) || a.box.x - b.box.x);
}

/** What is too large to be enlarged is left out of all places. */
function gatherParts(crowded: readonly CrowdedPart[], room: Room): Place[] {
  const places: Place[] = [];
  for (const part of crowded.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const most = scaleIn(part.box, room);
    if (most < LEAST_SCALE) continue;
    const one: Place = { box: part.box, parts: [part], scale: Math.min(part.scale, most) };
    const at = places.findIndex(
      (place) => boxDistance(place.box, one.box) === 0 && canBeOne(place, one, room),
    );
    const known = places[at];
    if (known) places[at] = join(known, one);
    else places.push(one);
  }
  return places;
}

function canBeOne(a: Place, b: Place, room: Room): boolean {
  const least = Math.max(a.scale, b.scale, LEAST_SCALE);
  return scaleIn(join(a, b).box, room) >= least;
}

/** Two sheets of which most of one is on the other say one thing twice: rather one that is enlarged less. */
function showTheSame({ box: a }: Place, { box: b }: Place): boolean {
  const shared = intersectBoxes(a, b);
  return shared !== null && 2 * areaOf(shared) > Math.min(areaOf(a), areaOf(b));
}

function areaOf({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return width * height;
}

function join(a: Place, b: Place): Place {
  return {
    box: unionOf([a.box, b.box]) ?? a.box,
    parts: [...a.parts, ...b.parts],
    scale: Math.max(a.scale, b.scale),
  };
}

/** Joins the two that grow least, again and again, until no two may or few enough are left. */
function mergeWhile(places: Place[], room: Room, may: (a: Place, b: Place) => boolean, least: number): void {
  while (places.length > least) {
    let best: { readonly cost: number; readonly at: number; readonly with: number } | null = null;
    for (const [at, a] of places.entries())
      for (let other = at + 1; other < places.length; other++) {
        const b = places[other];
        if (!b || !may(a, b)) continue;
        const cost = growthOf(a, b, room);
        if (!best || cost < best.cost) best = { cost, at, with: other };
      }
    const [a, b] = [places[best?.at ?? -1], places[best?.with ?? -1]];
    if (!best || !a || !b) return;
    const joined = join(a, b);
    places.splice(best.with, 1);
    // What would not be enlarged any more is no place: the more crowded of the two stays.
    places[best.at] =
      scaleIn(joined.box, room) >= LEAST_SCALE ? joined : a.parts.length >= b.parts.length ? a : b;
  }
}

/** How much more of the overview one sheet of both would show than a sheet of each. */
function growthOf(a: Place, b: Place, room: Room): number {
  return shownArea(join(a, b).box, room) - shownArea(a.box, room) - shownArea(b.box, room);
}

/** A sheet never shows less than it can enlarge. */
function shownArea({ width, height }: Box, room: Room): number {
  return Math.max(width, room.width / MOST_SCALE) * Math.max(height, room.height / MOST_SCALE);
}

/** Where on a sheet a place lies, as a person would say it. */
export interface Where {
  readonly row: 'upper' | 'middle' | 'lower';
  readonly column: 'left' | 'center' | 'right';
}

const ROWS = ['upper', 'middle', 'lower'] as const;
const COLUMNS = ['left', 'center', 'right'] as const;

export function whereIn(box: Box, area: Box): Where {
  const { x, y } = centerOf(box);
  return {
    row: ROWS[thirdOf((y - area.y) / area.height)] ?? 'middle',
    column: COLUMNS[thirdOf((x - area.x) / area.width)] ?? 'center',
  };
}

function thirdOf(share: number): number {
  return Math.min(2, Math.max(0, Math.floor(share * 3)));
}

function rankOf({ row, column }: Where): number {
  return ROWS.indexOf(row) * COLUMNS.length + COLUMNS.indexOf(column);
}
