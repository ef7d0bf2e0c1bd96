import type { ReadLine } from './read-line.ts';

/** Letters of which the small form is the large one made smaller. */
const ALIKE = /^[COSUVWXZcosuvwxz]$/u;
/** Figures and letters that are all as high as capitals. */
const HIGH = /^[A-Z0-9bdfhkl]+$/u;
/** The height of small letters is a smaller share of that of capitals. */
const SMALL = 0.86;

/** No word begins with a small l before these letters; many begin with a capital I, which has its form. */
const CAPITAL_I = /^l(?=[cdgmnrst]\p{Ll})/u;

/**
 * Makes a letter that is alone small if it is lower than the figures and capitals of the same picture,
 * and a capital I of an l that no word begins with.
 */
export function settleCases(read: readonly ReadLine[]): readonly ReadLine[] {
  const lines = read.map((line) =>
    line.words.some(({ text }) => CAPITAL_I.test(text))
      ? { ...line, words: line.words.map((word) => ({ ...word, text: word.text.replace(CAPITAL_I, 'I') })) }
      : line,
  );
  const heights = lines
    .filter(
      ({ turn, words }) =>
        turn === 'level' && words.every(({ text }) => HIGH.test(text) && !ALIKE.test(text)),
    )
    .map(({ box }) => box.height)
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)];
  if (usual === undefined) return lines;
  return lines.map((line) => {
    const [word, ...others] = line.words;
    if (!word || others.length > 0 || line.turn !== 'level' || !ALIKE.test(word.text)) return line;
    const isSmall = line.box.height < SMALL * usual;
    const text = isSmall ? word.text.toLowerCase() : word.text.toUpperCase();
    return { ...line, words: [{ ...word, text }] };
  });
}
