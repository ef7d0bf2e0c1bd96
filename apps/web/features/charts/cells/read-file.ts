import { readCells } from '@relievo/chart/table';
import { MOST_CHART_CHARACTERS } from '@relievo/contracts/charts';
import type { Problem } from '@relievo/graphic/model';
import { type Cells, countCharactersOf } from './cells.ts';

/** Far above what a chart can hold, so that no browser chokes on a film. */
export const MOST_FILE_BYTES = 20 * 1024 * 1024;
export const READ_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.ods', '.json'] as const;

export type FileRead =
  | { readonly cells: Cells; readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' }
  | NotRead;

export type NotRead =
  | { readonly problem: Problem }
  | { readonly refused: 'too_large' | 'too_much'; readonly size: number; readonly most?: number };

/** A table of a file that is no more than text. */
export async function readTableFile(file: File): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return { refused: 'too_large', size: file.size };
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()));
  const read = readPasted(text);
  return 'cells' in read ? { cells: read.cells, encoding } : read;
}

/** A table that was copied from a spreadsheet, or text with commas, semicolons or tabs. */
export function readPasted(text: string): NotRead | { readonly cells: Cells } {
  const read = readCells(text);
  if (!read.ok) return { problem: read.problems[0] };
  const cells = dropEmptyEnd(read.value.map((row) => [...row]));
  if (cells.length === 0) return { problem: { code: 'table_empty', parameters: {} } };
  const size = countCharactersOf(cells);
  return size > MOST_CHART_CHARACTERS ? { refused: 'too_much', size } : { cells };
}

function dropEmptyEnd(cells: Cells): Cells {
  const last = cells.findLastIndex((row) => row.some((cell) => cell !== ''));
  return cells.slice(0, last + 1);
}

/** What programs of all times have written: a mark at the beginning, else UTF-8, else what Windows wrote in the West. */
function decode(bytes: Uint8Array) {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return {
      text: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes),
      encoding: 'utf-16' as const,
    };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' as const };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' as const };
  }
}
