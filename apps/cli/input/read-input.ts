import { readFileSync, type Stats, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ImportedSource, importSource, MOST_BYTES } from '@relievo/convert';
import { BadInput } from '../io.ts';
import { badInput } from '../output/told.ts';

export type ImportOptions = Parameters<typeof importSource>[1];

export type Input = ImportedSource & {
  /** The file's name without its ending. */
  readonly name: string;
  /** The day on which the file was changed, which is what files made of it state. */
  readonly date: string;
};

const MEGABYTE = 1_000_000;

/** A file as a drawing, by what it holds and not by what it is called; how large it is is asked before it is read. */
export async function readInput(folder: string, given: string, options: ImportOptions): Promise<Input> {
  const path = resolve(folder, given);
  const stats = statsOf(path, given);
  if (stats.size > MOST_BYTES) throw refuseTooLarge(given, stats.size);
  const read = await importSource({ name: basename(path), bytes: bytesOf(path, given) }, options);
  if (!read.ok) throw badInput(read.problems[0], `${given}: `);
  const name = basename(path).replace(/\.[^.]+$/, '');
  return { ...read.value, name, date: stats.mtime.toISOString().slice(0, 10) };
}

function statsOf(path: string, given: string): Stats {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch {
    throw new BadInput('no_such_file', `There is no file ${given}. Check its name and its folder.`);
  }
  if (stats.isFile()) return stats;
  throw new BadInput('no_file', `${given} is no file. Name the file itself.`);
}

function bytesOf(path: string, given: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new BadInput('unreadable', `${given} cannot be read. Check whether you may open it.`);
  }
}

function refuseTooLarge(given: string, size: number): BadInput {
  return new BadInput(
    'too_large',
    `${given} has ${Math.round(size / MEGABYTE)} MB, and no file that is read here may have more than ${Math.round(MOST_BYTES / MEGABYTE)} MB. Make it smaller.`,
  );
}
