import type { Millimetres } from '@relievo/words';
import { boxDistance, centerOf } from '../geometry/box.ts';
import type { Explorable, ExplorablePart } from './explorable.ts';

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
  { parts, gapBetween }: Pick<Explorable, 'parts' | 'gapBetween'>,
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
  const beside = parts
    .filter((part) => part.id !== of && !isWithin(part, here) && !isWithin(here, part))
    .map((part) => ({ part, least: boxDistance(here.box, part.box) }))
    .toSorted((a, b) => a.least - b.least);
  const near: NearPart[] = [];
  for (const { part, least } of beside) {
    // No part is nearer than its box: what lies further than all that were measured is not measured.
    if (near.length === most && least >= (near.at(-1)?.distance ?? 0)) break;
    near.push({ part, bearing: findBearing(here, part), distance: gapBetween(here.id, part.id) });
    near.sort((a, b) => a.distance - b.distance);
    near.splice(most);
  }
  return near;
}

function findBearing(from: ExplorablePart, to: ExplorablePart): Bearing {
  const [a, b] = [centerOf(from.box), centerOf(to.box)];
  const eighths = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return BEARINGS[(eighths + BEARINGS.length) % BEARINGS.length] ?? 'right';
}
