/** What the tables of 2017 for other languages lack and texts of today have, after each language's own code. */

/** Any letter with an accent is its letter after dot 4 (System der deutschen Blindenschrift, 2015). */
export const GERMAN_ACCENT = '⠈';
export const GERMAN_LETTERS = 'Đđ ⠈⠙ Ħħ ⠈⠓ Łł ⠈⠇ Ŋŋ ⠈⠝ Ŧŧ ⠈⠞ Ÿÿ ⠈⠽ ı ⠈⠊';
export const GERMAN_SIGNS = '€ ⠈⠑ … ⠄⠄⠄ ² ⠌⠆ ³ ⠌⠒';

/** Letters of other languages (Code braille français uniformisé, 2007). */
export const FRENCH_LETTERS = 'Áá ⠷ Ää ⠜ Ìì ⠌ Íí ⠌ Ññ ⠻ Òò ⠬ Óó ⠬ Öö ⠪ Úú ⠾';
export const FRENCH_SIGNS = '€ ⠘⠑';
