import { type Millimetres, millimetres } from '@relievo/words';
import { boxDistance, centerOf } from '../geometry/box.ts';
import type { ExplorablePart } from './explorable.ts';

/** From one part to another, as a hand goes: clockwise from the right. */
export const BEARINGS = [
  'right',
  'below-right',
  'below',
  'below-left',
  'left',
  'above-left',
  'above',
  'above-right',
] as const;
export type Bearing = (typeof BEARINGS)[number];

export interface NearPart {
  readonly part: ExplorablePart;
  readonly bearing: Bearing;
  /** Between what both raise; 0 where they meet. */
  readonly distance: Millimetres;
}

/** The parts beside one, the nearest first; neither what is in it nor what it is in. */
export function listNearParts(
  parts: readonly ExplorablePart[],
  of: string,
  most: number,
): readonly NearPart[] {
  const here = parts.find(({ id }) => id === of);
  if (!here) return [];
  const byId = new Map(parts.map((part) => [part.id, part]));
  const isWithin = (inner: ExplorablePart, outer: ExplorablePart): boolean => {
    for (let around = byId.get(inner.within ?? ''); around; around = byId.get(around.within ?? ''))
      if (around.id === outer.id) return true;
    return false;
  };
  return parts
    .filter((part) => part.id !== of && !isWithin(part, here) && !isWithin(here, part))
    .map((part) => ({
      part,
      bearing: findBearing(here, part),
      distance: millimetres(boxDistance(here.box, part.box)),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most);
}

function findBearing(from: ExplorablePart, to: ExplorablePart): Bearing {
  const [a, b] = [centerOf(from.box), centerOf(to.box)];
  const eighths = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return BEARINGS[(eighths + BEARINGS.length) % BEARINGS.length] ?? 'right';
}
