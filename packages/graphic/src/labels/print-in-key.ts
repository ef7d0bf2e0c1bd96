import { FONT_SHARE, textBox } from '../geometry/text-box.ts';
import type { Sheet, TextItem } from '../model/drawing.ts';
import type { Profile } from '../profiles/profile.ts';
import { LEAST_PRINT } from './print-size.ts';
import { breakLines } from './text-within.ts';

interface LineFrame {
  readonly sheet: Sheet;
  readonly profile: Profile;
  readonly width: number;
  readonly hasPrint?: false;
}

/** Only paper has words that eyes read on it; the rest is for hands alone. */
export function carriesPrint({ medium }: Profile, hasPrint = true): boolean {
  return medium === 'swell' && hasPrint;
}

interface PrintRoom {
  readonly behind: number;
  readonly below: number;
}

const NONE: PrintRoom = { behind: 0, below: 0 };

/**
 * What the words of an entry need beside their braille, so that eyes can read them too: room behind it, or below it where
 * the line is full. Nothing on what carries no print. Key and print are made apart, so that room is kept here.
 */
export function measurePrint(
  words: TextItem,
  left: number,
  { sheet, profile, width, hasPrint }: LineFrame,
): PrintRoom {
  if (!carriesPrint(profile, hasPrint) || words.print === '') return NONE;
  const gap = profile.limits.labelGap?.min ?? profile.limits.elementGap;
  const line: TextItem = { ...words, braille: null, printSize: LEAST_PRINT / FONT_SHARE };
  const own = textBox(words, sheet).width;
  const behind = gap + textBox(line, sheet).width;
  if (left + own + behind <= width) return { behind, below: 0 };
  const lines = breakLines(words.print, (print) => textBox({ ...line, print }, sheet).width <= own);
  return { behind: 0, below: gap + textBox({ ...line, print: lines.join('\n') }, sheet).height };
}
