/** Braille sizes in millimetres. Braille has one size only: it is never scaled with a picture. */
export interface BrailleMetrics {
  readonly dotDiameter: number;
  readonly dotHeight: number;
  /** Centre of a dot to the centre of its neighbour in the same cell. */
  readonly dotPitch: number;
  /** Centre of dot 1 to the centre of dot 1 in the next cell. */
  readonly cellPitch: number;
  /** Centre of dot 1 to the centre of dot 1 in the next line. */
  readonly linePitch: number;
  readonly source: string;
}

export const BRAILLE_STANDARDS = {
  'nls-800': {
    dotDiameter: 1.44,
    dotHeight: 0.48,
    dotPitch: 2.34,
    cellPitch: 6.2,
    linePitch: 10,
    source: 'National Library Service for the Blind, Specification 800',
  },
  'marburg-medium': {
    dotDiameter: 1.5,
    dotHeight: 0.5,
    dotPitch: 2.5,
    cellPitch: 6,
    linePitch: 10,
    source: 'Marburg Medium; dot height as commonly embossed, unverified',
  },
  'everest-d': {
    dotDiameter: 1.5,
    dotHeight: 0.5,
    dotPitch: 2.5,
    cellPitch: 6.1,
    linePitch: 9.8,
    source: 'Index Everest-D V4 data; dot height as commonly embossed, unverified',
  },
  'ada-703': {
    dotDiameter: 1.55,
    dotHeight: 0.75,
    dotPitch: 2.4,
    cellPitch: 6.8,
    linePitch: 10.1,
    source: 'ADA Standards 703.3, the middle of each range',
  },
  'pins-2.5': {
    dotDiameter: 1.5,
    dotHeight: 0.5,
    dotPitch: 2.5,
    cellPitch: 7.5,
    linePitch: 12.5,
    source:
      'Pins 2.5 mm apart: a cell is two pins wide and a flat one, a line three pins high and two flat ones',
  },
  'pins-3.9': {
    dotDiameter: 1.5,
    dotHeight: 0.5,
    dotPitch: 3.9,
    cellPitch: 11.7,
    linePitch: 19.5,
    source: 'The same of pins 3.9 mm apart',
  },
} as const satisfies Record<string, BrailleMetrics>;

export type BrailleStandard = keyof typeof BRAILLE_STANDARDS;
