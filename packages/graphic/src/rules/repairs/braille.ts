import type { Mend } from '../rule/rule.ts';

/** The sizes of the medium's own braille; the cells stay. */
export const useMediumBraille: Mend = (drawing, { items }, { profile }) =>
  items.length === 0 ? { ...drawing, sheet: { ...drawing.sheet, braille: profile.braille } } : drawing;
