import { maxOf, minOf } from '@relievo/words';
import type { ReadLine } from './read-line.ts';

const MINUS = /^[-−–—]$/u;
const NUMBER = /^\d[\d.,]*(?:\s?[%°]\p{L}?)?$/u;

/** Joins a minus sign to the number behind it, if both are all that a line has: a space between them is a wide gap. */
export function joinSigns(lines: readonly ReadLine[]): readonly ReadLine[] {
  return lines.map((line) => {
    const [sign, number, ...others] = line.words;
    if (!sign || !number || others.length > 0 || !MINUS.test(sign.text) || !NUMBER.test(number.text))
      return line;
    const boxes = [sign.box, number.box];
    const [x, y] = [minOf(boxes.map((box) => box.x)), minOf(boxes.map((box) => box.y))];
    const box = {
      x,
      y,
      width: maxOf(boxes.map((one) => one.x + one.width)) - x,
      height: maxOf(boxes.map((one) => one.y + one.height)) - y,
    };
    const confidence = Math.min(sign.confidence, number.confidence);
    return { ...line, words: [{ text: `−${number.text}`, confidence, box }] };
  });
}
