import { translateBack, translateForward } from './translate-back.ts';

/** A label or a line of text, with each way to read it. */
export interface Reading {
  readonly cells: string;
  readonly texts: readonly string[];
}

export function readLines(cells: readonly string[]): readonly Reading[] {
  const texts = translateBack(cells);
  return cells.map((one, at) => ({ cells: one, texts: texts[at] ?? [] }));
}

/** Normalises a text to letters and digits without accents, and to a minus before a number. */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[−–‐]/g, '-')
    .replaceAll(/-(?!\d)|(?<=[\p{L}\p{N}] ?)-/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}-]/gu, '');
}

/** Finds which words are in the readings. Long ones may be spread over the lines of a label. */
export function findWords(words: readonly string[], readings: readonly Reading[]): readonly boolean[] {
  const split = words.map((word) => word.split(/[\s/]+/).filter((token) => normalise(token) !== ''));
  const parts = [...new Set([...words, ...split.flat()])];
  // One call translates all, since liblouis takes longer to read its tables than to translate.
  const translated = translateForward(parts);
  const writings = new Map(parts.map((part, at) => [part, translated[at] ?? []]));
  const texts = readings.flatMap((one) => one.texts);
  const whole = new Set(texts.flatMap((text) => [normalise(text), ...text.split(/\s+/).map(normalise)]));
  const joined = texts.map(normalise);
  const cells = readings.map((one) => one.cells);
  function isThere(word: string): boolean {
    const own = normalise(word);
    if (own === '' || whole.has(own)) return true;
    if (own.length > 2 && joined.some((text) => text.includes(own))) return true;
    return (writings.get(word) ?? []).some(
      (one) => one !== '' && cells.some((line) => holdsCells(line, one)),
    );
  }
  return words.map(
    (word, at) => isThere(word) || ((split[at]?.length ?? 0) > 1 && (split[at] ?? []).every(isThere)),
  );
}

/** Returns whether a line of cells has the word between blanks, or anywhere if it is long. */
function holdsCells(line: string, word: string): boolean {
  if (`⠀${line}⠀`.includes(`⠀${word}⠀`)) return true;
  return [...word].length > 3 && line.includes(word);
}
