import type { Element } from '@xmldom/xmldom';
import { IDENTITY, multiply, scaling, translation } from '../../geometry/matrix.ts';
import type { Matrix } from '../../model/geometry.ts';
import { toThousandth } from '../../model/thousandth.ts';
import { numberOf, numbersOf, readAttribute } from './dom.ts';

const MILLIMETRES: { readonly [unit: string]: number } = {
  mm: 1,
  cm: 10,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
  px: 25.4 / 96,
  '': 25.4 / 96,
};

/** Longer than any length is written; a longer one is an attack on whoever looks for its end. */
const LONGEST = 40;

function lengthOf(text = ''): number {
  const match = text.length <= LONGEST ? /^([-+.\de]+)\s*(mm|cm|in|pt|pc|px)?$/i.exec(text.trim()) : null;
  return match
    ? numberOf(match[1]) * (MILLIMETRES[(match[2] ?? '').toLowerCase()] ?? Number.NaN)
    : Number.NaN;
}

/** The sheet, and what turns the file's units into its millimetres: another program may have saved with units of its own. */
export function readSheet(root: Element): { readonly sheet: unknown; readonly matrix: Matrix } {
  const width = toThousandth(lengthOf(readAttribute(root, 'width')));
  const height = toThousandth(lengthOf(readAttribute(root, 'height')));
  const [top, right, bottom, left] = numbersOf(readAttribute(root, 'data-margins') ?? '');
  const sheet = {
    width,
    height,
    margins: { top, right, bottom, left },
    braille: readAttribute(root, 'data-braille'),
  };
  const view = readAttribute(root, 'viewBox');
  if (view === undefined) return { sheet, matrix: scaling(25.4 / 96, 25.4 / 96) };
  const [x = Number.NaN, y = Number.NaN, across = Number.NaN, down = Number.NaN] = numbersOf(view);
  if (x === 0 && y === 0 && across === width && down === height) return { sheet, matrix: IDENTITY };
  return { sheet, matrix: multiply(scaling(width / across, height / down), translation(-x, -y)) };
}
