import { evenLight, type Grid, type Pixels, surround } from '@relievo/trace/pixels';
import { openBuiltInReader } from './built-in-reader.ts';
import { openProgramReader } from './program-reader.ts';
import type { ReadLine } from './read-line.ts';
import { findReadLanguage, type ReadWord } from './reader.ts';
import { sureOf } from './sureness.ts';

/** A line of hatching is read as words too, but without being sure. */
const MIN_LINE = 45;
/** A page that is upside down is read as words that no one is sure of. */
const MIN_PAGE = 60;
const SIGNS = /[\p{L}\p{N}%€$£°+=−-]/u;

/**
 * Reads a whole page of print with its layout. A word that is not sure remains among the others of its line, because a
 * sentence without it is another sentence. Returns null if the page is not read surely.
 */
export async function readPage(
  picture: Pixels,
  { language, signal }: { readonly language: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly ReadLine[] | null> {
  const known = findReadLanguage(language);
  const reader = (await openProgramReader(known)) ?? openBuiltInReader(known);
  const found = await reader.readPage(toGrey(evenLight(picture).pixels), signal);
  const lines = found
    .map((words) => restoreBullet(dropMarks(words)))
    .filter((words) => words.length > 0 && sureOf(words) >= MIN_LINE);
  if (lines.length === 0 || sureOf(lines.flat()) < MIN_PAGE) return null;
  return lines.map((words) => ({ words, box: surround(words.map(({ box }) => box)), turn: 'level' }));
}

/** Drops signs that have no letter and no number, such as rules read as lines, if the reader is not sure of them. */
function dropMarks(words: readonly ReadWord[]): readonly ReadWord[] {
  return words.filter(
    ({ text, confidence }) => SIGNS.test(text) || LIKE_BULLET.test(text) || confidence >= MIN_LINE,
  );
}

/** A reader takes a bullet at the beginning of a line for one of these signs, and is not sure of it. */
const LIKE_BULLET = /^[e¢°«*·oO®©@]$/u;
const SURE_SIGN = 80;

function restoreBullet(words: readonly ReadWord[]): readonly ReadWord[] {
  const [first, ...rest] = words;
  const isBullet = first && LIKE_BULLET.test(first.text) && first.confidence < SURE_SIGN && rest.length > 1;
  return isBullet ? [{ ...first, text: '•' }, ...rest] : words;
}

function toGrey({ width, height, channels, data }: Pixels): Grid {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = red, blue = red] =
      channels === 1 ? [data[at]] : [data[3 * at], data[3 * at + 1], data[3 * at + 2]];
    grey[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, data: grey };
}
