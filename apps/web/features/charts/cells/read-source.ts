import { isVegaLite, readVegaLite, type VegaLiteWork } from '@relievo/chart/work';
import { readRefusal } from '@relievo/contracts/client';
import { client } from '../../../lib/server/client.ts';
import type { Cells } from './cells.ts';
import { type FileRead, MOST_FILE_BYTES, type NotRead, readPasted, readTableFile } from './read-file.ts';

export interface NamedCells {
  readonly name: string;
  readonly cells: Cells;
}

/** What somebody brought: a table, several of which one is chosen, or a chart that was written elsewhere. */
export type Brought =
  | { readonly tables: readonly NamedCells[]; readonly notes: readonly string[] }
  | { readonly work: VegaLiteWork }
  | Extract<FileRead, { cells: Cells }>;

/** In the words of the server, or as a code. */
export type NotBrought = NotRead | { readonly said: string } | { readonly failed: true };

/** What the server takes at once. */
const MOST_SENT_BYTES = 8 * 1024 * 1024;

/** Text is read here; what needs to be unpacked is read by the server, in a process that is shut in. */
export async function readSource(file: File): Promise<Brought | NotBrought> {
  if (!/\.(xlsx|ods|json)$/i.test(file.name)) return readTableFile(file);
  if (file.size > MOST_SENT_BYTES) return { refused: 'too_large', size: file.size, most: MOST_SENT_BYTES };
  const written = /\.json$/i.test(file.name) ? readWritten(await file.text()) : null;
  return written ?? readByServer(file);
}

/** Cells of a spreadsheet, or a chart in Vega-Lite. */
export function readText(text: string): Brought | NotBrought {
  const read = readWritten(text) ?? readPasted(text);
  return 'cells' in read ? { tables: [{ name: '', cells: read.cells }], notes: [] } : read;
}

/** A chart in Vega-Lite; null for every other text. */
function readWritten(text: string): Extract<Brought, { work: object }> | NotBrought | null {
  if (text.length > MOST_FILE_BYTES || !/^\s*\{/.test(text)) return null;
  const value = parseJson(text);
  if (!isVegaLite(value)) return null;
  const read = readVegaLite(value);
  return read.ok ? { work: read.value } : { problem: read.problems[0] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readByServer(file: File): Promise<Brought | NotBrought> {
  const body = new File([file], 'table', { type: 'application/octet-stream' });
  try {
    const { tables, notes } = await client.charts.readTable({ query: { name: file.name }, body });
    const read = tables.flatMap(({ name, cells }) => (cells ? [{ name, cells }] : []));
    const problems = tables.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
    return read.length > 0 ? { tables: read, notes: [...problems, ...notes] } : { said: problems.join(' ') };
  } catch (error) {
    const message = readRefusal(error)?.message;
    return message ? { said: message } : { failed: true };
  }
}
