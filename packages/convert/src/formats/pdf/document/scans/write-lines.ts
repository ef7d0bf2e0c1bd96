import type { ReadLine } from '../../../../ocr/read-line.ts';
import type { Box } from '../../page-marks.ts';
import type { Line } from '../../page-words.ts';

/** Letters that differ by less than these shares from most of the page have its size. */
const SAME_SIZE = [0.7, 1.35] as const;
/** A line of print is so high, in sizes of its letters. */
const LINE_HEIGHT = 0.9;

function middleOf(heights: readonly number[]): number {
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 1;
}

/** Writes the print that was read as lines of a page, with sizes that are those of most of the page unless they clearly differ. */
export function writeLines(
  lines: readonly ReadLine[],
  toBox: (box: ReadLine['box']) => Box,
): readonly Line[] {
  const boxes = lines.map(({ box }) => toBox(box));
  const heights = boxes.map(({ top, bottom }) => top - bottom).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 10;
  const usualWord = middleOf(lines.flatMap(({ words }) => words.map((word) => word.box.height)));
  return lines.flatMap(({ words }, at) => {
    const box = boxes[at];
    if (!box) return [];
    // A quotation mark, a figure of a note or a speck above one word makes the whole line high, but not its other words.
    const share = Math.min(
      (box.top - box.bottom) / usual,
      middleOf(words.map((word) => word.box.height)) / usualWord,
    );
    const isUsual = share > SAME_SIZE[0] && share < SAME_SIZE[1];
    const size = (isUsual ? usual : share * usual) / LINE_HEIGHT;
    const ordered = words.toSorted((a, b) => a.box.x - b.box.x);
    const pieces = ordered.map(({ text, confidence }, place) => ({
      text: place > 0 ? ` ${text}` : text,
      isBold: false,
      isItalic: false,
      script: null,
      mark: -1,
      certainty: Math.round(Math.min(100, Math.max(0, confidence))) / 100,
    }));
    const text = ordered.map((word) => word.text).join(' ');
    const place = { x: box.left, y: box.bottom, width: box.right - box.left, angle: 0 };
    return [{ text, size, weight: 400, pieces, ...place }];
  });
}
