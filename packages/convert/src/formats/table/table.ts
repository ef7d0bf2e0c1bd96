import { type ReadOptions, readTable } from '@relievo/chart/table';
import { type Result, succeed } from '@relievo/graphic/model';
import { decodeText } from '../decode.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { openReadTable } from './open-table.ts';

const MEGABYTE = 1_000_000;

/** A table as typed columns, and as a chart with its sound, its numbers and its description. */
export const tableImporter: Importer = {
  id: 'table',
  name: 'Table (CSV)',
  endings: ['csv', 'tsv', 'txt'],
  mostBytes: 50 * MEGABYTE,
  sniff: (head) => sniffTable(head),
  open: (file, _task, reading) => openTable(file, reading),
};

/** Any text may be a table of one column; delimiters in several lines make it likely. */
function sniffTable(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text;
  if (text.includes('\u0000') || /^\s*(<|%PDF-|\{\\rtf|PK\u0003)/.test(text.slice(0, 200))) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if ((text.match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0) > text.length / 50) return null;
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const delimited = lines.filter((line) => /[,;\t|]/.test(line)).length;
  return delimited >= 2 && delimited > lines.length / 2 ? 'likely' : 'possible';
}

function openTable({ bytes }: InputFile, reading: ReadOptions = {}): Result<OpenedFile> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const read = readTable(decoded.value.text, reading);
  return read.ok ? succeed(openReadTable(read.value, decoded.value.notes)) : read;
}
