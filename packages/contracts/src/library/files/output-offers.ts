/**
 * Every form that can be made of a drawing, in the order in which they are offered, and the media that each is made
 * for; where there is one only, nobody has to choose.
 */
export const OUTPUT_OFFERS = {
  swell: ['swell-a4', 'swell-a3', 'swell-letter'],
  iveo: ['swell-a4'],
  tactileview: ['swell-a4'],
  haptics: ['touchscreen'],
  tiger: ['swell-a4', 'swell-a3', 'tiger-letter'],
  brf: ['embosser-6'],
  pef: ['embosser-6', 'embosser-8'],
  ebraille: ['swell-a4'],
  pins: ['dotpad', 'monarch', 'graphiti'],
  audio: ['swell-a4'],
  pdf: ['swell-a4'],
  text: ['swell-a4'],
  png: ['swell-a4'],
  stl: ['swell-a4'],
  svg: ['swell-a4'],
  zip: ['swell-a4'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type OfferedFormat = keyof typeof OUTPUT_OFFERS;
export type OfferedProfile = (typeof OUTPUT_OFFERS)[OfferedFormat][number];

export const OFFERED_FORMATS = Object.keys(OUTPUT_OFFERS) as OfferedFormat[];

export const isOffered = (format: string, profile: string): boolean =>
  Object.entries(OUTPUT_OFFERS).some(
    ([name, profiles]) => name === format && profiles.some((known) => known === profile),
  );
