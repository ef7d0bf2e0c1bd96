import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { writeNumber, writeSerialDate } from '../cell-text.ts';
import { type Area, createCells, type Sheet } from '../sheet.ts';
import type { Format } from './formats.ts';
import { readText } from './shared-texts.ts';

export interface Reading {
  readonly texts: readonly string[];
  readonly formats: readonly Format[];
  readonly is1904: boolean;
}

/** The cells of a sheet (ECMA-376, part 1, 18.3.1). A cell without a place stands after the one before it. */
export function readSheet(root: Element, reading: Reading): Pick<Sheet, 'rows' | 'merged' | 'hasNumbers'> {
  const cells = createCells();
  let row = -1;
  let hasNumbers = false;
  const data = findChild(root, 'sheetData');
  for (const one of data ? listChildren(data, 'row') : []) {
    row = Number(valueOf(one, 'r') ?? row + 2) - 1;
    let column = -1;
    for (const cell of listChildren(one, 'c')) {
      const place = readPlace(valueOf(cell, 'r') ?? '');
      column = place?.column ?? column + 1;
      hasNumbers ||= (valueOf(cell, 't') ?? 'n') === 'n' && findChild(cell, 'v') !== undefined;
      cells.put(row, column, readCell(cell, reading));
    }
  }
  const merged = findChild(root, 'mergeCells');
  return {
    rows: cells.rows,
    merged: merged
      ? listChildren(merged, 'mergeCell').flatMap((one) => readArea(valueOf(one, 'ref') ?? ''))
      : [],
    hasNumbers,
  };
}

function readCell(cell: Element, { texts, formats, is1904 }: Reading): string {
  const value = findChild(cell, 'v')?.textContent ?? '';
  switch (valueOf(cell, 't') ?? 'n') {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr': {
      const holder = listChildren(cell).find((child) => nameOf(child) === 'is');
      return holder ? readText(holder) : '';
    }
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.replace('T', ' ').replace(/ 00:00(:00)?(\.0+)?$/, '');
    case 'n': {
      const number = Number(value);
      if (value === '' || !Number.isFinite(number)) return value;
      const format = formats[Number(valueOf(cell, 's') ?? 0)] ?? 'number';
      if (format === 'number' || format === 'percent') return writeNumber(number, format === 'percent');
      return writeSerialDate(number, format, is1904);
    }
    default:
      return value;
  }
}

const A = 'A'.charCodeAt(0) - 1;

/** C5 is column 2, row 4. */
function readPlace(text: string): { readonly column: number; readonly row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

function readArea(text: string): readonly Area[] {
  const [from, to] = text.split(':').map(readPlace);
  return from && to ? [{ top: from.row, left: from.column, bottom: to.row, right: to.column }] : [];
}
