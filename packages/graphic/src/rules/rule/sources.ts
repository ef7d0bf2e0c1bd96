/** Who says so. Facts are cited, never quoted. */
export const SOURCES = {
  T: 'TU Dresden quality criteria for tactile graphics (Tangram QS-Dialog)',
  B: 'BANA guidelines for tactile graphics, as quoted by secondary sources',
  P: 'PIAF swell-paper guide',
  V: 'Gorlewicz et al. 2020, graphics on vibrating touchscreens',
  D: 'Designing-tactile-graphics guides; APH 1997',
  C: 'Limits of other checkers for tactile graphics',
  E: 'Educators and the eBraille discussions on heights',
  U: 'The Unicode Standard, block Braille Patterns; sizes of the braille standard',
  W: 'W3C, Web Content Accessibility Guidelines 3.1.1 and 1.1.1',
  R: 'The sheet, the drawing and its medium as they stand',
} as const;
export type Source = keyof typeof SOURCES;

export function citeSources(...sources: readonly Source[]): string {
  return sources.map((source) => SOURCES[source]).join('; ');
}
