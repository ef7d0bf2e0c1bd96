import { type Glyph, spaceByGlyphs } from './glyphs.ts';
import type { NetworkLine } from './network-reader.ts';
import type { PrintWord, ReadLine } from './read-line.ts';
import { sureOf } from './sureness.ts';

/** Pixels: how high capitals are in an enlarged line. */
const CAPITALS = 36;

/** Tesseract is as good as the network at words, knows the letters of the language, and tells how sure it is of each. */
const SURE_WORD = 88;
/** The network is seldom wrong if it is surer than this. */
const SURE_NETWORK = 86;
/** Words of a sentence: the network leaves out spaces between them. */
const LONG = 4;
const SURE_LONG = 75;

const WORD = /^\p{L}[\p{L}’'-]+[.,;:!?]?$/u;
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{N}\p{P}\p{S}\s°]+$/u;

/** Whether a line has to be read a second time: signs, figures and letters that are alone are what Tesseract reads worst. */
export function isSettled({ words }: ReadLine, glyphs: readonly Glyph[]): boolean {
  if (words.length === 0 || sureOf(words) < SURE_WORD) return false;
  const isPlain = words.every(({ text }) => WORD.test(text) || /^\d+$/u.test(text));
  const letters = words.reduce((sum, { text }) => sum + [...text].length, 0);
  const isWhole = words.length > 2 || letters >= glyphs.length;
  return isPlain && isWhole && (letters > 1 || sureOf(words) >= 92);
}

/** Chooses the better reading of one line. */
export function chooseReading(line: ReadLine, network: NetworkLine, glyphs: readonly Glyph[]): ReadLine {
  const own = line.words.map(({ text }) => text).join(' ');
  // A ring in front of the sign of degrees is a figure.
  const text = spaceByGlyphs(network.text.replace(/^[oO](?=\s?°)/u, '0'), glyphs, CAPITALS);
  const spaced = spaceOut(line, glyphs);
  if (text === '' || !PLAIN.test(text)) return spaced;
  if (pack(own) === pack(text)) {
    const both = 100 - ((100 - network.confidence) * (100 - sureOf(line.words))) / 100;
    const parts = spaced.words.map((word) => word.text).join(' ');
    return withText(line, parts.length > text.length ? parts : text, both);
  }
  const isLong = line.words.length >= LONG && sureOf(line.words) >= SURE_LONG;
  if (network.confidence < SURE_NETWORK || isLong) return spaced;
  const areWords = line.words.length > 0 && line.words.every((word) => WORD.test(word.text));
  // A capital I and a small l are one form: which it is says the language, which Tesseract knows.
  if (areWords && likeForm(own) === likeForm(text)) return spaced;
  if (areWords && hasAccents(own) && pack(plain(own)) === pack(text)) return spaced;
  if (areWords && sureOf(line.words) >= SURE_WORD && own.length >= text.length) return spaced;
  return withText(line, text, network.confidence);
}

function spaceOut(line: ReadLine, glyphs: readonly Glyph[]): ReadLine {
  const own = line.words.map(({ text }) => text).join(' ');
  const text = spaceByGlyphs(own, glyphs, CAPITALS);
  return text === own || own === '' ? line : withText(line, text, sureOf(line.words));
}

/** Places the words of a text in one line, each as wide as its share of the signs. */
function withText(line: ReadLine, text: string, confidence: number): ReadLine {
  const { box, turn } = line;
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  const isLevel = turn === 'level';
  let at = 0;
  const words = parts.map((part): PrintWord => {
    const [from, to] = [at / text.length, (at + part.length) / text.length];
    at += part.length + 1;
    const place = isLevel
      ? { ...box, x: box.x + from * box.width, width: (to - from) * box.width }
      : { ...box, y: box.y + from * box.height, height: (to - from) * box.height };
    return { text: part, confidence, box: parts.length === 1 ? box : place };
  });
  return { ...line, words };
}

function pack(text: string): string {
  return text.replaceAll(/\s/gu, '').replaceAll(/[—–−]/gu, '-');
}

/** Writes letters that have one form as one letter. */
function likeForm(text: string): string {
  return pack(text).replaceAll(/[I|1]/gu, 'l').replaceAll('0', 'O');
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'B');
}

function hasAccents(text: string): boolean {
  return plain(text) !== text;
}

/** The network has at least this confidence in the letters of print that it reads wrong. */
const MIN_GUESS = 60;
/** Strokes and rings of a drawing are taken for these. */
const STROKES = /^[lI|1/\\()[\]{}oO0.,:;'"<>~_=+*-]*$/u;

/** Tells whether an unread piece is print: it has letters, and not only strokes. */
export function looksLikePrint({ text, confidence }: NetworkLine, letters: number): boolean {
  const signs = text.replaceAll(/\s/gu, '');
  return (
    letters >= 2 &&
    confidence >= MIN_GUESS &&
    PLAIN.test(signs) &&
    !STROKES.test(signs) &&
    [...signs].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length >= 2
  );
}
