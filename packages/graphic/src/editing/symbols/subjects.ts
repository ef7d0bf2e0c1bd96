import { FAMILIES } from './families.ts';
import { ANIMALS } from './subjects/animals.ts';
import { ARROWS } from './subjects/arrows.ts';
import { BODY } from './subjects/body.ts';
import { CHEMISTRY } from './subjects/chemistry.ts';
import { CIRCUITS } from './subjects/circuits.ts';
import { FACES } from './subjects/faces.ts';
import { GEOMETRY } from './subjects/geometry.ts';
import { MOLECULES } from './subjects/molecules.ts';
import { MUSIC } from './subjects/music.ts';
import { OPTICS } from './subjects/optics.ts';
import { PLANTS } from './subjects/plants.ts';
import { ROOMS } from './subjects/rooms.ts';
import { SPORT } from './subjects/sport.ts';
import { TRANSPORT } from './subjects/transport.ts';
import { WEATHER } from './subjects/weather.ts';
import type { Subject } from './symbol.ts';

/** The family as it is shown before anyone has chosen its numbers. */
const NUMBERS: Subject = {
  id: 'numbers',
  name: 'Numbers, clocks and fractions',
  symbols: FAMILIES.map((family) => ({
    ...family.make(...family.values.map(({ value }) => value)),
    name: family.name,
    also: family.also,
    family,
  })),
};

/** In the order in which they are offered. */
export const SUBJECTS: readonly Subject[] = [
  ...[GEOMETRY, NUMBERS, WEATHER, CIRCUITS, OPTICS, CHEMISTRY, MOLECULES, BODY],
  ...[PLANTS, ANIMALS, MUSIC, SPORT, ROOMS, TRANSPORT, ARROWS, FACES],
];
