import { CHOICES, EMBOSSER, PINS, SWELL, TOUCHSCREEN } from './limits.ts';
import type { Limits, Profile } from './profile.ts';

const LETTER = { width: 215.9, height: 279.4 } as const;

function swell(id: string, name: string, width: number, height: number, choice: Partial<Limits>): Profile {
  return {
    id,
    name,
    medium: 'swell',
    sheet: { width, height, margin: 10 },
    braille: choice === CHOICES.bana ? 'nls-800' : 'marburg-medium',
    resolution: { type: 'continuous' },
    limits: { ...SWELL, ...choice },
  };
}

/** Pins stand in a square grid; the sheet is what they cover. Pitches are unverified: change them here. */
function pins(id: string, name: string, columns: number, rows: number, pitch: 2.5 | 3.9): Profile {
  return {
    id,
    name,
    medium: 'pins',
    sheet: { width: columns * pitch, height: rows * pitch, margin: 0 },
    braille: `pins-${pitch}`,
    resolution: { type: 'pins', columns, rows, pitch },
    limits: PINS,
  };
}

/** US braille paper, 11.5 by 11 inches; its drawing area is about 10.5 by 10 inches. */
const BRAILLE_PAPER = { width: 292.1, height: 279.4, margin: 12.7 } as const;

function cells(id: string, name: string, dots: 6 | 8): Profile {
  return {
    id,
    name,
    medium: 'embosser',
    sheet: { ...BRAILLE_PAPER, margin: 10 },
    braille: 'nls-800',
    resolution: { type: 'cells', columns: 40, rows: 25, dots },
    limits: { ...EMBOSSER, ...CHOICES.bana },
  };
}

export const PROFILES = [
  swell('swell-a4', 'Swell paper, A4', 210, 297, CHOICES.dresden),
  swell('swell-letter', 'Swell paper, US Letter', LETTER.width, LETTER.height, CHOICES.bana),
  swell('swell-a3', 'Swell paper, A3', 297, 420, CHOICES.dresden),
  {
    id: 'braille-11x11.5',
    name: 'Braille paper, 11.5 by 11 inches, 20 dots per inch',
    medium: 'embosser',
    sheet: BRAILLE_PAPER,
    braille: 'nls-800',
    resolution: { type: 'dots', perInch: 20, levels: 8 },
    limits: { ...EMBOSSER, ...CHOICES.bana },
  },
  {
    id: 'tiger-letter',
    name: 'ViewPlus Tiger, US Letter, 20 dots per inch',
    medium: 'embosser',
    sheet: { ...LETTER, margin: 10 },
    braille: 'nls-800',
    resolution: { type: 'dots', perInch: 20, levels: 8 },
    limits: { ...EMBOSSER, ...CHOICES.bana },
  },
  cells('embosser-6', 'Braille embosser, 6 dots, 40 by 25 cells', 6),
  cells('embosser-8', 'Braille embosser, 8 dots, 40 by 25 cells', 8),
  pins('dotpad', 'Dot Pad 320, 60 by 40 pins', 60, 40, 2.5),
  pins('monarch', 'Monarch, 96 by 40 pins', 96, 40, 2.5),
  pins('graphiti', 'Graphiti, 60 by 40 pins', 60, 40, 3.9),
  {
    id: 'touchscreen',
    name: 'Tablet, 10 inches, vibration and sound',
    medium: 'touchscreen',
    sheet: { width: 217, height: 136, margin: 0 },
    braille: 'nls-800',
    resolution: { type: 'continuous' },
    limits: TOUCHSCREEN,
  },
] as const satisfies readonly Profile[];

export type ProfileId = (typeof PROFILES)[number]['id'];

export function findProfile(id: string): Profile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}

/** One of ours, by a name that the compiler knows. */
export function getProfile(id: ProfileId): Profile {
  const found = findProfile(id);
  if (!found) throw new Error(`There is no profile ${id}.`);
  return found;
}
