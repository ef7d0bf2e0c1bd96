import { axisTitle } from '@relievo/chart/model';
import type { ReadTable } from '@relievo/chart/table';
import { MOST_CHART_CHARACTERS, type ReadTableOutput } from '@relievo/contracts/charts';
import { type Note, noteMessage, openFile } from '@relievo/convert/formats';
import { ENGLISH_REPORTS, reportText } from '@relievo/convert/words';
import type { Result } from '@relievo/graphic/model';
import { isTooLarge } from '../work-rules.ts';
import type { ReadingAnswer } from './answer-rules.ts';

const LONGEST_NOTE = 2000;
const MOST_NOTES = 50;

/** The tables of a file as cells, each with what stands in its way; or one sentence where the file has none. */
export async function readTables(file: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<ReadingAnswer> {
  const opened = await openFile(file);
  if (!opened.ok) return { problem: tell(opened.problems[0]) };
  const found = opened.value;
  if (found.kind === 'pages') return { problem: NO_TABLE };
  const tables =
    found.kind === 'table'
      ? [toCells(file.name, { ok: true, value: found })]
      : found.tables.map(({ name, opened: table }) => toCells(name, table));
  return { tables, notes: found.notes.slice(0, MOST_NOTES).map(tellNote) };
}

const NO_TABLE =
  'This file holds pages and no table. Choose a spreadsheet, such as XLSX, ODS or CSV, or a JSON file with a list of records.';
const TOO_LARGE = `This table holds more than ${MOST_CHART_CHARACTERS} characters. Keep the rows and columns that the chart shows.`;

function toCells(name: string, read: Result<ReadTable>): ReadTableOutput['tables'][number] {
  if (!read.ok) return { name, cells: null, problem: tell(read.problems[0]) };
  const { columns, rows } = read.value.table;
  const cells = [
    columns.map(axisTitle),
    ...Array.from({ length: rows }, (_, row) => columns.map(({ texts }) => texts[row] ?? '')),
  ];
  return isTooLarge({ cells }) ? { name, cells: null, problem: TOO_LARGE } : { name, cells, problem: null };
}

function tell({ code, parameters }: { readonly code: string; readonly parameters: object }): string {
  return reportText({ code, parameters }, ENGLISH_REPORTS).slice(0, LONGEST_NOTE);
}

function tellNote(note: Note): string {
  return noteMessage(note).slice(0, LONGEST_NOTE);
}
