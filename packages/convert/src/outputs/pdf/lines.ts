import type { Pdf } from './pdf.ts';
import { loadTypeface, type Weight } from './typeface.ts';

export interface Place {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly weight?: Weight;
}

/** One line of text as it is, from the left; the right-to-left runs in it are turned. */
export function setLine(pdf: Pdf, text: string, { x, baseline, size, weight = 'regular' }: Place): void {
  if (!text.trim()) return;
  useTypeface(pdf, weight, size);
  let left = x;
  const runs = splitIntoVisualRuns(text);
  for (const run of runs) {
    pdf.text(run, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (runs.length > 1) left += pdf.widthOfString(run);
  }
}

export function measureText(pdf: Pdf, text: string, size: number, weight: Weight = 'regular'): number {
  useTypeface(pdf, weight, size);
  return pdf.widthOfString(text);
}

/** Parsed once in a process; PDFKit takes what fontkit has read, though its types do not say so. */
function useTypeface(pdf: Pdf, weight: Weight, size: number): void {
  const name = `relievo-${weight}`;
  const used = registered.get(pdf) ?? new Set<string>();
  registered.set(pdf, used);
  if (used.has(name)) {
    pdf.font(name, size);
    return;
  }
  pdf.registerFont(name, loadTypeface(weight) as unknown as Buffer);
  used.add(name);
  pdf.font(name, size);
  scaleEmptyBox(pdf);
}

/** PDFKit 0.20 states the width of the box for missing letters in units of the typeface; a PDF counts thousandths. */
function scaleEmptyBox(pdf: Pdf): void {
  const { widths, scale } = Reflect.get(pdf, '_font') as { widths: number[]; scale: number };
  widths[0] = (widths[0] ?? 0) * scale;
}

const registered = new WeakMap<Pdf, Set<string>>();

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** Whether a text begins with a letter that is read from the right (Unicode Annex 9, rules P2 and P3). */
export function isReadFromRight(text: string): boolean {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) return true;
    if (/\p{L}/u.test(character)) return false;
  }
  return false;
}

/**
 * Words in the order in which they stand from left to right: enough of Unicode's Annex 9 for lines of
 * words. Letters within a word are turned by the typeface.
 */
export function splitIntoVisualRuns(text: string): readonly string[] {
  if (!RIGHT_TO_LEFT.test(text)) return [text];
  const fromRight = isReadFromRight(text);
  const runs: { words: string[]; turned: boolean }[] = [];
  const add = (word: string, turned: boolean): void => {
    const last = runs.at(-1);
    if (last?.turned === turned) last.words.push(word);
    else runs.push({ words: [word], turned });
  };
  const words = text.split(/(\s+)/).filter((word) => word !== '');
  const directions = words.map((word) => directionOf(word));
  for (const [at, word] of words.entries()) {
    const [before, after] = [directions[at - 1] ?? fromRight, directions[at + 1] ?? fromRight];
    // What has no direction of its own goes with its neighbours where they agree, else with the line.
    add(word, directions[at] ?? (before === after ? before : fromRight));
  }
  const ordered = fromRight ? runs.toReversed() : runs;
  return ordered.flatMap((run) => (run.turned ? run.words.toReversed() : [run.words.join('')]));
}

/** true from the right, false from the left, null for white space and signs. */
function directionOf(word: string): boolean | null {
  if (RIGHT_TO_LEFT.test(word)) return true;
  return LEFT_TO_RIGHT.test(word) ? false : null;
}

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
