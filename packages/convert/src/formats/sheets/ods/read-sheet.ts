import type { Element } from '@xmldom/xmldom';
import { findChild, listChildren, nameOf, valueOf } from '../../markup/xml.ts';
import { writeNumber } from '../cell-text.ts';
import { type Area, createCells, SHEET_LIMITS, type Sheet } from '../sheet.ts';

/** Names of the styles of sheets that are not shown. */
export function readHiddenStyles(root: Element): ReadonlySet<string> {
  const styles = findChild(root, 'automatic-styles');
  return new Set(
    (styles ? listChildren(styles, 'style') : [])
      .filter((style) => valueOf(findChild(style, 'table-properties'), 'display') === 'false')
      .map((style) => valueOf(style, 'name') ?? ''),
  );
}

/** What rows may stand in (OpenDocument 1.3, part 3, 9.1). */
const AROUND = new Set(['table-row-group', 'table-rows', 'table-header-rows']);

function listRows(holder: Element): readonly Element[] {
  return listChildren(holder).flatMap((child) => {
    if (nameOf(child) === 'table-row') return [child];
    return AROUND.has(nameOf(child)) ? listRows(child) : [];
  });
}

export function readOdsSheet(sheet: Element, hidden: ReadonlySet<string>): Sheet {
  const cells = createCells();
  const merged: Area[] = [];
  let hasNumbers = false;
  let row = 0;
  for (const one of listRows(sheet)) {
    const repeated = readCount(one, 'number-rows-repeated');
    const found = readRow(one, row, merged);
    hasNumbers ||= found.hasNumbers;
    // A sheet ends in a row that is repeated up to the last one there could be.
    const times = found.texts.size === 0 ? 0 : Math.min(repeated, SHEET_LIMITS.rows + 1);
    for (let time = 0; time < times; time += 1)
      for (const [column, text] of found.texts) cells.put(row + time, column, text);
    row += repeated;
  }
  const name = valueOf(sheet, 'name') ?? '';
  return {
    name,
    rows: cells.rows,
    merged,
    hasNumbers,
    isHidden: hidden.has(valueOf(sheet, 'style-name') ?? ''),
  };
}

interface FoundRow {
  readonly texts: ReadonlyMap<number, string>;
  readonly hasNumbers: boolean;
}

function readRow(row: Element, at: number, merged: Area[]): FoundRow {
  const texts = new Map<number, string>();
  let hasNumbers = false;
  let column = 0;
  for (const cell of listChildren(row)) {
    const repeated = readCount(cell, 'number-columns-repeated');
    const text = nameOf(cell) === 'table-cell' ? readCell(cell) : '';
    const [columns, rows] = [
      readCount(cell, 'number-columns-spanned'),
      readCount(cell, 'number-rows-spanned'),
    ];
    if (columns > 1 || rows > 1)
      merged.push({ top: at, left: column, bottom: at + rows - 1, right: column + columns - 1 });
    if (text !== '') {
      hasNumbers ||= valueOf(cell, 'value') !== null;
      for (let time = 0; time < Math.min(repeated, SHEET_LIMITS.columns + 1); time += 1)
        texts.set(column + time, text);
    }
    column += repeated;
  }
  return { texts, hasNumbers };
}

function readCount(element: Element, name: string): number {
  return Math.max(1, Math.min(10_000_000, Number.parseInt(valueOf(element, name) ?? '1', 10) || 1));
}

/** The value itself, which does not depend on how the cell is shown (OpenDocument 1.3, part 3, 19.389). */
function readCell(cell: Element): string {
  const value = Number(valueOf(cell, 'value') ?? '');
  switch (valueOf(cell, 'value-type')) {
    case 'float':
    case 'currency':
      return writeNumber(value);
    case 'percentage':
      return writeNumber(value, true);
    case 'date':
      return (valueOf(cell, 'date-value') ?? '').replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$/, '');
    case 'time':
      return readClock(valueOf(cell, 'time-value') ?? '');
    case 'boolean':
      return valueOf(cell, 'boolean-value') === 'true' ? 'TRUE' : 'FALSE';
    default:
      return listChildren(cell, 'p')
        .map((one) => one.textContent ?? '')
        .join(' ');
  }
}

/** PT08H30M00S is 08:30. */
function readClock(text: string): string {
  const [, hours = '', minutes = '', seconds = ''] = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(text) ?? [];
  if (hours === '') return text;
  return [hours, minutes, ...(Number(seconds) > 0 ? [seconds] : [])]
    .map((part) => part.padStart(2, '0'))
    .join(':');
}
