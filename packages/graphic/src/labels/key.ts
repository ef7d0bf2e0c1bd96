import { type BrailleText, translateLetters } from '@relievo/braille';
import type { Drawing } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { boardOf } from './board.ts';
import { chooseNextCode } from './codes.ts';
import type { KeyEntry } from './key-entries.ts';
import { layKey } from './key-sheets.ts';
import { keyLayer, withLayers } from './layers.ts';

export interface Keyed {
  readonly drawing: Drawing;
  readonly keySheets: readonly Drawing[];
}

/** The key of a drawing whose labels stand already: on free space of its sheet, else on sheets of its own. */
export function withKey(drawing: Drawing, entries: readonly KeyEntry[], profile: Profile): Keyed {
  if (entries.length === 0) return { drawing, keySheets: [] };
  const key = layKey(entries, boardOf(drawing, profile));
  return { drawing: withLayers(drawing, [keyLayer(key.onFigure)]), keySheets: key.sheets };
}

/** A free code that recalls the words, and its cells: the same in every braille code. */
export function createCode(
  words: string,
  taken: ReadonlySet<string>,
): { readonly print: string; readonly braille: BrailleText } {
  const print = chooseNextCode(words, taken);
  return {
    print,
    braille: translateLetters(print) ?? { cells: '', engine: 'letters', table: 'ueb-uncontracted' },
  };
}
