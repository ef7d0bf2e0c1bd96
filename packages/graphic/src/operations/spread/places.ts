import { boxDistance, centerOf, doesBoxContain, unionOf } from '../../geometry/box.ts';
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
  const gathered = gatherParts(crowded, room);
  const near = mergeWhile(gathered, room, (a, b) => growthOf(a, b, room) <= 0 && canBeOne(a, b, room), 1);
  const apart = mergeWhile(near, room, showTheSame, 1);
  const places = mergeWhile(apart, room, () => true, MOST_PLACES);
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
    const at = places.findIndex((place) => mayJoin(place, one, room));
    const known = places[at];
    if (known) places[at] = join(known, one);
    else places.push(one);
  }
  return places;
}

/** What lies on a place already goes with it, as long as the place can still be enlarged. */
function mayJoin(place: Place, one: Place, room: Room): boolean {
  if (boxDistance(place.box, one.box) > 0) return false;
  const isEnlarged = scaleIn(aroundBoth(place, one), room) >= LEAST_SCALE;
  return canBeOne(place, one, room) || (isEnlarged && showTheSame(place, one));
}

function canBeOne(a: Place, b: Place, room: Room): boolean {
  const least = Math.max(a.scale, b.scale, LEAST_SCALE);
  return scaleIn(aroundBoth(a, b), room) >= least;
}

/** A sheet of which all is on another one says one thing twice: rather one that is enlarged less. */
function showTheSame({ box: a }: Place, { box: b }: Place): boolean {
  return doesBoxContain(a, b) || doesBoxContain(b, a);
}

function aroundBoth({ box: a }: Place, { box: b }: Place): Box {
  return unionOf([a, b]) ?? a;
}

function join(a: Place, b: Place): Place {
  return {
    box: aroundBoth(a, b),
    parts: [...a.parts, ...b.parts],
    scale: Math.max(a.scale, b.scale),
  };
}

interface Match {
  readonly cost: number;
  readonly other: Place;
}

/**
 * Joins the two that grow least, again and again, until no two may or few enough are left. Each knows its best match, so
 * that thousands are joined as well.
 */
function mergeWhile(
  places: readonly Place[],
  room: Room,
  may: (a: Place, b: Place) => boolean,
  least: number,
): readonly Place[] {
  const left = new Set(places);
  const matches = new Map<Place, Match>();
  const findMatch = (place: Place): void => {
    let best: Match | undefined;
    for (const other of left) {
      if (other === place || !may(place, other)) continue;
      const cost = growthOf(place, other, room);
      if (!best || cost < best.cost) best = { cost, other };
    }
    if (best) matches.set(place, best);
    else matches.delete(place);
  };
  for (const place of places) findMatch(place);
  while (left.size > least) {
    let next: (Match & { readonly place: Place }) | undefined;
    for (const [place, match] of matches) if (!next || match.cost < next.cost) next = { ...match, place };
    if (!next) break;
    const { place, other } = next;
    const joined = join(place, other);
    // What would not be enlarged any more is no place: the more crowded of the two stays.
    const heir =
      scaleIn(joined.box, room) >= LEAST_SCALE
        ? joined
        : place.parts.length >= other.parts.length
          ? place
          : other;
    for (const gone of [place, other]) {
      left.delete(gone);
      matches.delete(gone);
    }
    left.add(heir);
    findMatch(heir);
    for (const [one, match] of matches) {
      if (one === heir) continue;
      if (match.other === place || match.other === other) findMatch(one);
      else if (may(one, heir) && growthOf(one, heir, room) < match.cost)
        matches.set(one, { cost: growthOf(one, heir, room), other: heir });
    }
    // Who had no match may have one now.
    for (const one of left)
      if (one !== heir && !matches.has(one) && may(one, heir))
        matches.set(one, { cost: growthOf(one, heir, room), other: heir });
  }
  return [...left];
}

/** How much more of the overview one sheet of both would show than a sheet of each. */
function growthOf(a: Place, b: Place, room: Room): number {
  return shownArea(aroundBoth(a, b), room) - shownArea(a.box, room) - shownArea(b.box, room);
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
