/** What the tables of 2017 for other languages lack and texts of today have, after each language's own code. */

/** Any letter with an accent is its letter after dot 4 (System der deutschen Blindenschrift, 2015). */
export const GERMAN_ACCENT = '⠈';
export const GERMAN_LETTERS =
  'Đđ ⠈⠙ Ħħ ⠈⠓ Łł ⠈⠇ Ŋŋ ⠈⠝ Ŧŧ ⠈⠞ Ÿÿ ⠈⠽ ı ⠈⠊ Ĳĳ ⠈⠚ Ŀŀ ⠈⠇ Ƒƒ ⠈⠋ ẞß ⠮ ' +
  'Ǎǎ ⠈⠁ Șș ⠈⠎ Țț ⠈⠞ Ẁẁ ⠈⠺ Ẃẃ ⠈⠺ Ẅẅ ⠈⠺ Ỳỳ ⠈⠽';
export const GERMAN_SIGNS = '€ ⠈⠑ … ⠄⠄⠄ ² ⠌⠆ ³ ⠌⠒';

/** Letters of other languages (Code braille français uniformisé, 2008). */
export const FRENCH_LETTERS = 'Áá ⠷ Ãã ⠐⠢⠁ Ää ⠜ Ææ ⠜ Ìì ⠌ Íí ⠌ Ññ ⠻ Òò ⠬ Óó ⠬ Öö ⠪ Úú ⠾';
export const FRENCH_CONTRACTED_SIGNS = '€ ⠘⠑';

/** The same marks before and after, and fractions after the sign of numbers (Comisión Braille Española, 2007). */
export const SPANISH_SIGNS = '! ⠖ $ ⠸⠎ @ ⠐ ¼ ⠼⠂⠙ ½ ⠼⠂⠃ ¾ ⠼⠒⠙';
