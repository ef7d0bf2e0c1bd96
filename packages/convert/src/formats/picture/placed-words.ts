import type { PlacedWords } from '@relievo/chart/reading';
import { placeInSlant, type Slant } from '@relievo/trace/letters';
import type { ReadLine } from '../../ocr/read-line.ts';
import { PIXEL, toMillimetres } from './reader-scale.ts';

/** Height of figures, in sizes of most fonts. */
const FIGURES = 0.72;

/** Of the size of a font: how far figures and capitals rise, letters such as x, and how far g and y reach down. */
const RISES = { high: FIGURES, low: 0.53, deep: 0.21 };

/** How much of the size of its font a line of words is high, above its baseline and below it. */
function measureReach(text: string): { readonly above: number; readonly below: number } {
  const above = /[\p{Lu}\p{N}bdfhiklt()%/]/u.test(text) ? RISES.high : RISES.low;
  return { above, below: /[gjpqy,;()Q]/u.test(text) ? RISES.deep : 0 };
}

export function placeWords({ words, box, turn, slant }: ReadLine): PlacedWords {
  const text = words.map((word) => word.text).join(' ');
  const { above, below } = measureReach(text);
  if (slant) return placeSlanted(text, slant, below / (above + below));
  const isLevel = turn === 'level' || turn === 'upside-down' || turn === 'mirrored';
  const size = ((isLevel ? box.height : box.width) * PIXEL) / (above + below);
  const [left, right] = [box.x * PIXEL, (box.x + box.width) * PIXEL];
  const [top, bottom] = [box.y * PIXEL, (box.y + box.height) * PIXEL];
  const deep = below * size;
  if (isLevel)
    return { text, start: { x: left, y: bottom - deep }, end: { x: right, y: bottom - deep }, size };
  // Print that runs upwards has its baseline on its right, and print that runs downwards on its left.
  return turn === 'upwards'
    ? { text, start: { x: right - deep, y: bottom }, end: { x: right - deep, y: top }, size }
    : { text, start: { x: left + deep, y: top }, end: { x: left + deep, y: bottom }, size };
}

/** The baseline of words that run slanted lies so far above the lower edge of their box. */
function placeSlanted(text: string, slant: Slant, below: number): PlacedWords {
  const baseline = slant.high * (1 - below);
  const [start, end] = [placeInSlant(slant, 0, baseline), placeInSlant(slant, slant.long, baseline)];
  const { above, below: deep } = measureReach(text);
  return {
    text,
    start: toMillimetres(start),
    end: toMillimetres(end),
    size: (slant.high * PIXEL) / (above + deep),
  };
}

/** Figures that are raised behind a 10 are read apart from it, or as a sign that is as small. */
export function joinRaised(lines: readonly ReadLine[]): readonly ReadLine[] {
  return lines.map((line) => {
    const [word, ...others] = line.words;
    if (!word || others.length > 0 || line.turn !== 'level' || !/^1[0Oo].{0,2}$/u.test(word.text))
      return line;
    const raised = lines.find(
      (one) =>
        one !== line &&
        one.words.length === 1 &&
        /^[-−]?\d{1,2}$/u.test(one.words[0]?.text ?? '') &&
        one.box.height < 0.95 * line.box.height &&
        Math.abs(one.box.x - line.box.x - line.box.width) <= 0.7 * line.box.height &&
        one.box.y + one.box.height < line.box.y + 0.8 * line.box.height &&
        one.box.y + one.box.height > line.box.y - 0.6 * line.box.height,
    );
    return raised ? { ...line, words: [{ ...word, text: '10' }] } : line;
  });
}

/** Figures that stand close beside others are parts of one number that was read in pieces: alone they say another value. */
export function dropParts(lines: readonly ReadLine[]): readonly ReadLine[] {
  const isFigures = ({ words, turn }: ReadLine): boolean =>
    turn === 'level' && words.length === 1 && /^[\d.,]+$/u.test(words[0]?.text ?? '');
  return lines.filter(
    (line) =>
      !isFigures(line) ||
      !lines.some(
        (one) =>
          one !== line &&
          isFigures(one) &&
          Math.abs(one.box.y + one.box.height / 2 - line.box.y - line.box.height / 2) <=
            0.2 * line.box.height &&
          Math.max(one.box.x, line.box.x) -
            Math.min(one.box.x + one.box.width, line.box.x + line.box.width) <=
            0.6 * line.box.height,
      ),
  );
}
