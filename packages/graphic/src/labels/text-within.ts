import { BRAILLE_STANDARDS } from '@relievo/braille';
import { wrapCells } from '@relievo/braille/layout';
import { maxOf } from '@relievo/words';
import { textBox } from '../geometry/text-box.ts';
import type { Sheet, TextItem } from '../model/drawing.ts';

/** The text in lines that fit the width: of its cells where it has braille, else of its print. */
export function breakTextWithin(text: TextItem, width: number, sheet: Pick<Sheet, 'braille'>): TextItem {
  return text.braille
    ? {
        ...text,
        braille: {
          ...text.braille,
          cells: wrapCells(text.braille.cells, countColumns(width, sheet)).join('\n'),
        },
      }
    : { ...text, print: printLines(text, width, sheet).join('\n') };
}

/** Breaks a text into as few lines as the width allows, as even as they can be, so that no line has a lone word. */
export function breakTextEvenly(text: TextItem, width: number, sheet: Pick<Sheet, 'braille'>): TextItem {
  const { braille } = text;
  if (!braille) return breakTextWithin(text, width, sheet);
  const wrap = (columns: number): readonly string[] => wrapCells(braille.cells, columns);
  let columns = countColumns(width, sheet);
  const count = wrap(columns).length;
  const longestWord = maxOf(braille.cells.split(/[\s\u2800]+/u).map((word) => word.length));
  while (count > 1 && columns > longestWord && wrap(columns - 1).length === count) columns -= 1;
  return { ...text, braille: { ...braille, cells: wrap(columns).join('\n') } };
}

function countColumns(width: number, { braille }: Pick<Sheet, 'braille'>): number {
  const { cellPitch, dotPitch, dotDiameter } = BRAILLE_STANDARDS[braille];
  return Math.max(1, Math.floor((width - dotPitch - dotDiameter) / cellPitch) + 1);
}

function printLines(text: TextItem, width: number, sheet: Pick<Sheet, 'braille'>): readonly string[] {
  return breakLines(text.print, (print) => textBox({ ...text, print }, sheet).width <= width);
}

/** Words as far as they fit on a line; one that is longer than a line is divided where the line ends. */
export function breakLines(print: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of print.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && !fits(longer)) {
        lines.push(line);
        line = word;
      } else line = longer;
      while (!fits(line) && [...line].length > 1) {
        const head = takeFitting(line, fits);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The longest beginning that fits, and one character at least. */
function takeFitting(line: string, fits: (line: string) => boolean): string {
  const characters = [...line];
  let count = 1;
  while (count < characters.length - 1 && fits(characters.slice(0, count + 1).join(''))) count += 1;
  return characters.slice(0, count).join('');
}
