import type { Translator } from '@relievo/braille';
import { listWords } from './moby-dick.ts';

export interface Difference {
  readonly text: string;
  readonly ours: string;
  readonly system: string;
}

/** Where two translators write texts differently, each text once. */
export function findDifferences(
  texts: readonly string[],
  code: string,
  ours: Translator,
  system: Translator,
): readonly Difference[] {
  const once = [...new Set(texts)];
  const [a, b] = [ours.translate(once, code), system.translate(once, code)];
  return once.flatMap((text, i) => {
    const [mine, theirs] = [a[i]?.cells ?? '', b[i]?.cells ?? ''];
    return mine === theirs ? [] : [{ text, ours: mine, system: theirs }];
  });
}

export interface Agreement {
  readonly words: number;
  /** Shares of all words and lines, the repeated ones counted as often as they stand there. */
  readonly wordShare: number;
  readonly lineShare: number;
  readonly differingWords: readonly Difference[];
  readonly differingLines: readonly Difference[];
}

export function measureAgreement(
  lines: readonly string[],
  code: string,
  ours: Translator,
  system: Translator,
): Agreement {
  const words = listWords(lines);
  const differingWords = findDifferences(words, code, ours, system);
  const differingLines = findDifferences(lines, code, ours, system);
  return {
    words: words.length,
    wordShare: shareWithout(words, differingWords),
    lineShare: shareWithout(lines, differingLines),
    differingWords,
    differingLines,
  };
}

function shareWithout(texts: readonly string[], differing: readonly Difference[]): number {
  const bad = new Set(differing.map(({ text }) => text));
  return texts.filter((text) => !bad.has(text)).length / texts.length;
}

/** Blocks of Unicode in which tables for braille define characters; the whole of its first two planes otherwise. */
export const BLOCKS_WITH_BRAILLE: readonly (readonly [first: number, last: number])[] = [
  [0x21, 0x2fff],
  [0xa700, 0xa7ff],
  [0xfb00, 0xfb06],
];

/** Every character of these that the translator has cells for; private use is nobody's. */
export function listDefinedCharacters(
  translator: Translator,
  code: string,
  blocks: readonly (readonly [first: number, last: number])[],
): readonly string[] {
  const characters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).filter(
      // Of characters that are the same by definition, such as the Greek question mark, one.
      (one) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(one) && one.normalize('NFC') === one,
    ),
  );
  return translator
    .translate(characters, code)
    .flatMap(({ findings, cells }, i) =>
      findings.length === 0 && cells !== '' ? [characters[i] ?? ''] : [],
    );
}
