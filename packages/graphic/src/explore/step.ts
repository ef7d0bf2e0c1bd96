import { centerOf, doesBoxContain } from '../geometry/box.ts';
import type { ExplorablePart } from './explorable.ts';

/** Where one may go from a part: to what lies there, in the order of the drawing, and in and out of groups. */
export const PART_STEPS = [
  'left',
  'right',
  'up',
  'down',
  'next',
  'previous',
  'first',
  'last',
  'in',
  'out',
] as const;
export type PartStep = (typeof PART_STEPS)[number];
type Side = 'left' | 'right' | 'up' | 'down';

/** What is beside the way counts more than what is along it, so that a hand that goes right finds what is on the right. */
const ASIDE = 2;

/** The part that a step leads to; null where there is none. Before the first step one is nowhere. */
export function stepToPart(
  parts: readonly ExplorablePart[],
  from: string | null,
  step: PartStep,
): ExplorablePart | null {
  const at = parts.findIndex(({ id }) => id === from);
  const here = parts[at];
  if (step === 'first' || (!here && step !== 'last')) return parts[0] ?? null;
  if (step === 'last' || !here) return parts.at(-1) ?? null;
  if (step === 'next') return parts[at + 1] ?? null;
  if (step === 'previous') return parts[at - 1] ?? null;
  if (step === 'in') return parts.find(({ within }) => within === here.id) ?? null;
  if (step === 'out') return parts.find(({ id }) => id === here.within) ?? null;
  return findBeside(parts, here, step);
}

function findBeside(
  parts: readonly ExplorablePart[],
  here: ExplorablePart,
  side: Side,
): ExplorablePart | null {
  const center = centerOf(here.box);
  let found: ExplorablePart | null = null;
  let least = Infinity;
  for (const part of parts) {
    // What lies around this part is on no side of it.
    if (part.id === here.id || doesBoxContain(part.box, here.box)) continue;
    const there = centerOf(part.box);
    const [along, aside] = measureWay(there.x - center.x, there.y - center.y, side);
    if (along <= 0 || aside > along) continue;
    const way = along + ASIDE * aside;
    if (way < least) [found, least] = [part, way];
  }
  return found;
}

/** How far it is to that side, and how far off the way. */
function measureWay(dx: number, dy: number, side: Side): readonly [number, number] {
  if (side === 'left' || side === 'right') return [side === 'right' ? dx : -dx, Math.abs(dy)];
  return [side === 'down' ? dy : -dy, Math.abs(dx)];
}
