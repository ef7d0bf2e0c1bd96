import { shareOf } from '@relievo/words';
import { listLevelLines } from '../charts/level-lines.ts';
import { type Box, surround } from '../pixels/grid.ts';
import { weighCount, weighShare } from './evidence.ts';
import type { Facts } from './facts.ts';
import type { Evidence } from './picture-class.ts';

/** Of a page of text: lines of many letters, and little beside them. */
export const LETTERS_OF_LINE = 8;

export function findTextEvidence({ print, width, height, drawn: { ink } }: Facts): readonly Evidence[] {
  const long = joinInRows(print).filter((letters) => letters >= LETTERS_OF_LINE);
  if (long.length < 3) return [];
  const covered = coverByPrint(print, { width, height });
  let [inPrint, all] = [0, 0];
  for (let at = 0; at < ink.data.length; at++)
    if (ink.data[at]) {
      all++;
      if (covered[at]) inPrint++;
    }
  return [
    ...weighCount('text-page', 'lines_of_print', long.length, { enough: 8, most: 0.45 }),
    ...weighShare('text-page', 'print_covers', shareOf(inPrint, all), { beyond: 35, enough: 45, most: 0.5 }),
  ];
}

/** In heights of print, because words that are farther apart belong to two columns. */
const WORDS_APART = 2.2;

/** Joins pieces of one line, which a letter that was not found has parted, and counts the letters of each line. */
function joinInRows(print: Facts['print']): readonly number[] {
  const rows: { box: Box; letters: number }[] = [];
  for (const { box, letters } of print.toSorted((a, b) => a.box.x - b.box.x)) {
    const row = rows.find((one) => isNextTo(one.box, box));
    if (!row) rows.push({ box, letters });
    else {
      row.box = surround([row.box, box]);
      row.letters += letters;
    }
  }
  return rows.map(({ letters }) => letters);
}

function isNextTo(one: Box, next: Box): boolean {
  const [lower, higher] = [Math.min(one.height, next.height), Math.max(one.height, next.height)];
  const shared = Math.min(one.y + one.height, next.y + next.height) - Math.max(one.y, next.y);
  const gap = next.x - one.x - one.width;
  return shared > lower / 2 && gap > -lower && gap < WORDS_APART * higher;
}

function coverByPrint(
  print: Facts['print'],
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const covered = new Uint8Array(width * height);
  for (const { box } of print) {
    const apart = Math.ceil(0.3 * box.height);
    for (let y = Math.max(0, box.y - apart); y < Math.min(height, box.y + box.height + apart); y++)
      covered.fill(
        1,
        y * width + Math.max(0, box.x - apart),
        y * width + Math.min(width, box.x + box.width + apart),
      );
  }
  return covered;
}

/** Of the longer side: what is larger was drawn. */
const LARGEST_SIGN = 0.08;

/** Formulas: fractions, and signs above and below the line of the others, without a drawing around them. */
export function findMathEvidence(facts: Facts): readonly Evidence[] {
  const { drawn, small, forms, longer } = facts;
  const letters = small.filter(({ width, height }) => height >= 8 && width <= 3 * height);
  const bars = listLevelLines(drawn.ink, 0.012).filter(({ at, from, to, thickness }) => {
    const width = to - from;
    if (width > 0.5 * longer || width < 8 || thickness > 0.3 * width) return false;
    // The bar of a fraction touches nothing.
    const form =
      drawn.forms.list[
        (drawn.forms.labels[Math.round(at) * drawn.ink.width + Math.round((from + to) / 2)] ?? 0) - 1
      ];
    if (!form || form.box.width > 1.2 * width || form.box.height > 3 * thickness + 2) return false;
    return isPrintBeside(letters, from, to, at, -1) && isPrintBeside(letters, from, to, at, 1);
  });
  const raised = countRaised(letters);
  const others = forms.filter(({ box }) => Math.max(box.width, box.height) > LARGEST_SIGN * longer).length;
  // A drawing has labels with indices, too: what is drawn speaks against a formula.
  const alone =
    letters.length === 0 ? 0 : Math.max(0, 1 - (2 * Math.max(0, others - bars.length)) / letters.length);
  return [
    ...weighCount('mathematics', 'fraction_bars', bars.length, { enough: 1, most: 0.45 * alone }),
    ...weighCount('mathematics', 'raised_and_lowered_print', raised >= 2 ? raised : 0, {
      enough: 3,
      most: 0.45 * alone,
    }),
  ].filter(({ weight }) => weight > 0);
}

/** Print directly above or below a bar, over much of it and not beyond. */
function isPrintBeside(letters: readonly Box[], from: number, to: number, at: number, side: 1 | -1): boolean {
  const width = to - from;
  const near = letters.filter((box) => {
    const gap = side < 0 ? at - box.y - box.height : box.y - at;
    const middle = box.x + box.width / 2;
    return gap >= 0 && gap <= 1.2 * box.height && middle > from && middle < to && box.height < 2 * width;
  });
  return near.length > 0;
}

/** Signs at the right of a larger one, whose middle lies near its upper or lower edge. */
function countRaised(letters: readonly Box[]): number {
  return letters.filter((one) =>
    letters.some((base) => {
      const gap = one.x - base.x - base.width;
      if (one.height > 0.85 * base.height || one.height < 0.4 * base.height) return false;
      if (gap < -0.15 * base.height || gap > 0.35 * base.height || base.width < 0.3 * base.height)
        return false;
      const middle = (one.y + one.height / 2 - base.y) / base.height;
      return (middle < 0.16 && one.y < base.y - 0.1 * base.height) || (middle > 0.92 && middle < 1.4);
    }),
  ).length;
}
