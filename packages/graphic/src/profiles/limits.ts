import type { Limits } from './profile.ts';

/**
 * The limits of each medium. The letter behind a number is its source (see sources.ts). Where two
 * sources disagree both stand here, and the profile chooses.
 */
export const CHOICES = {
  /** T: European sheets. */
  dresden: { lineWidthRatio: 1.25, mainLineLength: 25 },
  /** B: North American sheets. */
  bana: { lineWidthRatio: 1.3, mainLineLength: 12.5 },
  /** D: a quarter of an inch, advised for swell paper where there is room; T asks for 3. */
  roomy: { elementGap: 6.35 },
} as const satisfies Record<string, Partial<Limits>>;

/** Raised by heat: black swells. */
export const SWELL: Limits = {
  margin: 10, // T
  elementGap: 3, // T; D advises CHOICES.roomy
  parallelGap: 6, // T
  symbolGap: 3, // T
  labelGap: { min: 3, max: 6 }, // T
  labelClearance: 3, // T
  mainLineWidth: { min: 1, max: 2.5 }, // T
  axisWidth: 1, // T
  helperWidth: 0.7, // T
  ...CHOICES.dresden,
  dash: { length: 9, gap: 4.5, maxGap: 6 }, // T; B says 6 to 10
  doubleLineDistance: 2, // T
  areaSide: 13, // T (20 is better); APH 12.7
  textureContourGap: 2, // T
  textureTextureGap: { min: 1, max: 2 }, // T
  kindsPerSheet: 5, // T, B
  symbolSizeRatio: 1.25, // B: 25 to 30 %
  gridCell: 10, // T
  hollow: 6, // T
  leadLine: { ideal: 20, min: 19, max: 38, offTarget: 3, width: 0.7 }, // T; B 19 to 38
  arrowhead: { angle: 45, halfAngle: { min: 15, max: 22.5 }, offTarget: 3 }, // T, B
  keySwatch: { area: { width: 30, height: 15 }, line: 25, point: 6 }, // T
  symbolSize: 5, // other checkers
  raisedShare: { target: 0.3, max: 0.4, min: null }, // P
  labelsPerSheet: 15, // P
  divergingChord: null,
};

/** The thinnest line an embosser makes is one row of dots; 20 dpi are 1.27 mm apart. */
const HAIRLINE = 0.5;

export const EMBOSSER: Limits = {
  ...SWELL,
  elementGap: 6, // T
  symbolGap: 6, // T
  labelGap: { min: 4, max: 6 }, // T
  helperWidth: HAIRLINE, // T
  lineWidthRatio: 1.3, // T, B
  hollow: 8, // T
  leadLine: { ...SWELL.leadLine, width: HAIRLINE }, // T
};

/** Refreshed pins: felt like an embosser's dots; flat sheets say as little as full ones. */
export const PINS: Limits = {
  ...EMBOSSER,
  margin: null,
  raisedShare: { target: 0.3, max: 0.4, min: 0.03 }, // P; pins 3 to 40 %
};

/** Felt by vibration under one finger, heard and seen: distances are what a finger can trace (V). */
export const TOUCHSCREEN: Limits = {
  ...SWELL,
  margin: null,
  elementGap: 4, // V
  parallelGap: 4, // V
  symbolGap: 4, // V
  labelGap: null,
  labelClearance: null,
  mainLineWidth: { min: 4, max: null }, // V: 4 to trace, 1 to detect
  axisWidth: 4, // V
  helperWidth: null,
  kindsPerSheet: 5, // V: 3 to 5 vibrations
  divergingChord: 4, // V
};
