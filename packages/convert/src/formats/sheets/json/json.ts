import { type ReadOptions, readTableFromRows } from '@relievo/chart/table';
import { type Result, succeed } from '@relievo/graphic/model';
import { decodeText } from '../../decode.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../../importer.ts';
import { refuseFile } from '../../notes.ts';
import { openReadTable } from '../../table/open-table.ts';
import { findRows } from './find-rows.ts';

const MEGABYTE = 1_000_000;

/** Numbers as programs exchange them: a list of records, of rows, or of columns. */
export const jsonImporter: Importer = {
  id: 'json',
  name: 'Table (JSON)',
  endings: ['json', 'ndjson', 'jsonl'],
  mostBytes: 20 * MEGABYTE,
  sniff: (head, whole) => sniffJson(head, whole),
  open: (file, _task, reading) => openJson(file, reading),
};

function sniffJson(head: Uint8Array, whole: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok || !/^\uFEFF?\s*[[{]\s*(?:["{[\]}\-\d]|true|false|null)/.test(decoded.value.text))
    return null;
  return whole.length <= 20 * MEGABYTE && parseJson(whole) !== undefined ? 'certain' : 'possible';
}

function openJson({ bytes }: InputFile, reading: ReadOptions = {}): Result<OpenedFile> {
  const value = parseJson(bytes);
  if (value === undefined) return refuseFile('json_unreadable');
  const rows = findRows(value);
  if (!rows) return refuseFile('json_no_table');
  const read = readTableFromRows(rows, { header: 'yes', decimal: 'point', ...reading });
  return read.ok ? succeed(openReadTable(read.value, [])) : read;
}

/** One value, or one in each line; undefined where it is neither. */
function parseJson(bytes: Uint8Array): unknown {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return undefined;
  const text = decoded.value.text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return parseLines(text);
  }
}

function parseLines(text: string): unknown {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line) => JSON.parse(line) as unknown) : undefined;
  } catch {
    return undefined;
  }
}
