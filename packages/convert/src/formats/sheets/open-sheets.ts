import { type ReadOptions, readTableFromRows } from '@relievo/chart/table';
import { type Result, succeed } from '@relievo/graphic/model';
import type { NamedTable, OpenedFile } from '../importer.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import { openReadTable } from '../table/open-table.ts';
import { findSheetTable } from './find-table.ts';
import type { Sheet } from './sheet.ts';

/** More sheets than these are looked through by nobody. */
const MOST_SHEETS = 40;

/** A workbook: its table, or its tables where several of its sheets hold something. */
export function openSheets(sheets: readonly Sheet[], reading: ReadOptions = {}): Result<OpenedFile> {
  const notes = createNoteTaker();
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const shown = filled.filter(({ isHidden }) => !isHidden);
  for (const { name } of filled.filter(({ isHidden }) => isHidden))
    notes.add('sheet_hidden', { sheet: name });
  if (shown.length > MOST_SHEETS) notes.add('sheets_left_out', { most: MOST_SHEETS });
  const tables = shown.slice(0, MOST_SHEETS).map((sheet) => openSheet(sheet, reading));
  const [only, ...others] = tables;
  if (!only) return refuseFile('workbook_empty');
  if (others.length > 0) return succeed({ kind: 'tables', tables, notes: notes.notes() });
  const { opened } = only;
  return opened.ok ? succeed({ ...opened.value, notes: [...notes.notes(), ...opened.value.notes] }) : opened;
}

function openSheet(sheet: Sheet, reading: ReadOptions): NamedTable {
  const notes = createNoteTaker();
  const { rows, title, leftOut } = findSheetTable(sheet);
  for (let count = 0; count < leftOut; count += 1) notes.add('sheet_words_left_out');
  const read = readTableFromRows(rows, sheet.hasNumbers ? { decimal: 'point', ...reading } : reading);
  const opened = read.ok ? succeed(openReadTable(read.value, notes.notes(), title ?? undefined)) : read;
  return { name: sheet.name, title, opened };
}
