import { evenLight, type Grid, type Pixels, surround } from '@relievo/trace/pixels';
import { openBuiltInReader } from './built-in-reader.ts';
import { findLanguage } from './find-language.ts';
import { areLinesUpright, cutSample, type Turns, turnPage } from './page-sample.ts';
import { openProgramReader } from './program-reader.ts';
import type { ReadLine } from './read-line.ts';
import { findReadLanguage, type Reader, type ReadWord } from './reader.ts';
import { sureOf } from './sureness.ts';

/** A line of hatching is read as words too, but without being sure. */
const MIN_LINE = 45;
/** A page that is upside down is read as words that no one is sure of. */
const MIN_PAGE = 60;
const SIGNS = /[\p{L}\p{N}%€$£°+=−-]/u;

/** Tells how a page has to be turned before it is read, and the language in which its reading begins. */
export interface PageWay {
  /** Quarters clockwise. */
  readonly turns: Turns;
  readonly language: string;
}

interface Reading {
  readonly language: string;
  readonly signal?: AbortSignal | undefined;
}

/** A band of this share of a page is read to see how the page lies. */
const SAMPLE = 0.14;
/** A sample that is read so surely lies as it should, and is in letters that the reader knows. */
const SURE_SAMPLE = 72;
/** Another way is right if its sample is read surer by so much. */
const MIN_GAIN = 6;
/** Readers that know other letters than those of English. */
const OTHER_SCRIPTS = ['el', 'uk'];

/**
 * Finds how a page lies and which letters it has. Reads one band of the page, and five times more if that is not sure: upside
 * down, and with the readers of Greek and Cyrillic letters.
 */
export async function findWay(picture: Pixels, { language, signal }: Reading): Promise<PageWay> {
  const grey = toGrey(evenLight(picture).pixels);
  const [level, over]: readonly [Turns, Turns] = areLinesUpright(grey) ? [1, 3] : [0, 2];
  const sample = cutSample(turnPage(grey, level), SAMPLE);
  const read = async (lying: Turns, tag: string): Promise<PageWay & ReadSample> => {
    const words = await readWords(lying === level ? sample : turnPage(sample, 2), tag, signal);
    return { turns: lying, language: tag, words, sure: measureSample(words) };
  };
  const first = await read(level, language);
  if (first.sure >= SURE_SAMPLE) return { turns: level, language: findLanguageOf(first.words) ?? language };
  let best: PageWay & ReadSample = { ...first, sure: first.sure + MIN_GAIN };
  const others = OTHER_SCRIPTS.filter((tag) => findReadLanguage(tag) !== findReadLanguage(language));
  for (const tag of [language, ...others])
    for (const isOver of [false, true]) {
      if (tag === language && !isOver) continue;
      const other = await read(isOver ? over : level, tag);
      if (other.sure > best.sure) best = other;
    }
  return { turns: best.turns, language: findLanguageOf(best.words) ?? best.language };
}

interface ReadSample {
  readonly words: readonly ReadWord[];
  readonly sure: number;
}

/** A sample with fewer letters than these says little. */
const MIN_LETTERS = 12;

function measureSample(words: readonly ReadWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return letters < MIN_LETTERS ? 0 : sureOf(words);
}

async function readWords(
  grid: Grid,
  language: string,
  signal: AbortSignal | undefined,
): Promise<readonly ReadWord[]> {
  return (await (await openReader(language)).readPage(grid, signal)).flat();
}

function findLanguageOf(words: readonly ReadWord[]): string | null {
  return findLanguage(words.map(({ text }) => text));
}

async function openReader(language: string): Promise<Reader> {
  const known = findReadLanguage(language);
  return (await openProgramReader(known)) ?? openBuiltInReader(known);
}

export interface ReadPage {
  readonly lines: readonly ReadLine[];
  /** The language that the words of the page are in; null if they do not tell. */
  readonly found: string | null;
  /** The language in which it was read. */
  readonly language: string;
}

/**
 * Reads a whole page of print with its layout. A word that is not sure remains among the others of its line, because a
 * sentence without it is another sentence. A page whose words are in another language than the one in which it was read is
 * read again. Returns null if the page is not read surely.
 */
export async function readPage(picture: Pixels, { language, signal }: Reading): Promise<ReadPage | null> {
  const grey = toGrey(evenLight(picture).pixels);
  const first = await readLines(grey, language, signal);
  const spoken = findLanguageOf(first.flatMap(({ words }) => words));
  const isOther = spoken !== null && findReadLanguage(spoken) !== findReadLanguage(language);
  const lines = isOther ? await readLines(grey, spoken, signal) : first;
  if (lines.length === 0 || sureOf(lines.flatMap(({ words }) => words)) < MIN_PAGE) return null;
  return { lines, found: spoken, language: spoken ?? language };
}

async function readLines(
  grey: Grid,
  language: string,
  signal: AbortSignal | undefined,
): Promise<readonly ReadLine[]> {
  const found = await (await openReader(language)).readPage(grey, signal);
  return found
    .map((words) => restoreBullet(dropMarks(words)))
    .filter((words) => words.length > 0 && sureOf(words) >= MIN_LINE)
    .map((words) => ({ words, box: surround(words.map(({ box }) => box)), turn: 'level' }));
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
