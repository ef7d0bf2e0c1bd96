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
  const all = whole.length <= 20 * MEGABYTE ? decodeText(whole) : null;
  if (!all?.ok) return 'possible';
  const text = all.value.text.replace(/^\uFEFF/, '');
  return !isTooDeep(text) && parseJson(text) !== undefined ? 'certain' : 'possible';
}

function openJson({ bytes }: InputFile, reading: ReadOptions = {}): Result<OpenedFile> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuseFile('json_unreadable');
  const text = decoded.value.text.replace(/^\uFEFF/, '');
  if (isTooDeep(text)) return refuseFile('document_too_deep');
  const value = parseJson(text);
  if (value === undefined) return refuseFile('json_unreadable');
  const rows = findRows(value);
  if (!rows) return refuseFile('json_no_table');
  const read = readTableFromRows(rows, { header: 'yes', decimal: 'point', ...reading });
  return read.ok ? succeed(openReadTable(read.value, [])) : read;
}

/** No table of a person is nested deeper. */
const MAX_DEPTH = 400;

/** Tells whether lists and records are nested too deep, before a program reads them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isText && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** One value, or one in each line; undefined where it is neither. */
function parseJson(text: string): unknown {
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
