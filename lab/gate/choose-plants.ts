import type { Plant } from './plant.ts';
import { ACCESSIBILITY } from './plants/accessibility.ts';
import { PRESSED } from './plants/barriers/pressed.ts';
import { SEEN } from './plants/barriers/seen.ts';
import { TOLD } from './plants/barriers/told.ts';
import { BEHAVIOURS } from './plants/behaviours.ts';
import { SECURITY } from './plants/security.ts';

const KINDS: Readonly<Record<string, readonly Plant[]>> = {
  security: SECURITY,
  behaviours: BEHAVIOURS,
  accessibility: ACCESSIBILITY,
  barriers: [...SEEN, ...PRESSED, ...TOLD],
};

interface NumberedPlant extends Plant {
  readonly kind: string;
  /** Its place among those of its kind. */
  readonly number: number;
}

/** All of the kinds that are named, or of every kind; numbers and words leave fewer. */
export function choosePlants(words: readonly string[]): NumberedPlant[] {
  const kinds = words.filter((word) => word in KINDS);
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const others = words.filter((word) => !(word in KINDS) && !/^\d+$/.test(word));
  return Object.entries(KINDS)
    .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
    .flatMap(([kind, plants]) => plants.map((plant, index) => ({ ...plant, kind, number: index + 1 })))
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number))
    .filter(({ what }) => others.every((word) => what.toLowerCase().includes(word.toLowerCase())));
}
