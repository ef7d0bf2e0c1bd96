import { BRAILLE_STANDARDS, wrapCells } from '@relievo/braille';
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

function countColumns(width: number, { braille }: Pick<Sheet, 'braille'>): number {
  const { cellPitch, dotPitch, dotDiameter } = BRAILLE_STANDARDS[braille];
  return Math.max(1, Math.floor((width - dotPitch - dotDiameter) / cellPitch) + 1);
}

function printLines(text: TextItem, width: number, sheet: Pick<Sheet, 'braille'>): readonly string[] {
  const fits = (print: string): boolean => textBox({ ...text, print }, sheet).width <= width;
  const lines: string[] = [];
  for (const paragraph of text.print.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && !fits(longer)) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines;
}
