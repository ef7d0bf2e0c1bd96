import { readFileSync, type Stats, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type DraftOptions, type ImportedDraft, importDrafts, MOST_BYTES } from '@relievo/convert/formats';
import { BadInput, type Io } from '../io.ts';
import { badInput } from '../output/told.ts';

export type ImportOptions = DraftOptions;

export type Input = ImportedDraft & {
  /** The file's name without its ending, and which page it is where the file has several. */
  readonly name: string;
  /** The day on which the file was changed, which is what files made of it state. */
  readonly date: string;
};

const MEGABYTE = 1_000_000;

export type Inputs = readonly [Input, ...(readonly Input[])];

/**
 * What a file holds, by its contents and not by its name: its pages of text as one text, each page that is drawn on, each
 * table. How large it is is asked before it is read.
 */
export async function readInputs(folder: string, given: string, options: ImportOptions): Promise<Inputs> {
  const path = resolve(folder, given);
  const stats = statsOf(path, given);
  if (stats.size > MOST_BYTES) throw refuseTooLarge(given, stats.size);
  const read = await importDrafts({ name: basename(path), bytes: bytesOf(path, given) }, options);
  if (!read.ok) throw badInput(read.problems[0], `${given}: `);
  const name = basename(path).replace(/\.[^.]+$/, '');
  const date = stats.mtime.toISOString().slice(0, 10);
  const [first, ...others] = read.value.map((draft) => ({ ...draft, name: nameDraft(draft, name), date }));
  if (!first) throw new Error('The importer gave nothing.');
  return [first, ...others];
}

/** The same for who works on one thing: the first of that kind, and it is told where there are others. */
export async function readFirst(
  io: Io,
  given: string,
  options: ImportOptions,
  isOfKind: (input: Input) => boolean = () => true,
): Promise<Input> {
  const inputs = await readInputs(io.folder, given, options);
  const chosen = inputs.find(isOfKind) ?? inputs[0];
  const [page, ...more] = chosen.pages;
  const which = page === undefined || more.length > 0 ? 'the first' : `page ${page}`;
  if (inputs.length > 1)
    io.err(`${given} holds ${inputs.length} things, and this is ${which}. Choose another with --pages.\n`);
  return chosen;
}

function nameDraft({ source, pages: [page, ...more] }: ImportedDraft, name: string): string {
  return page === undefined || more.length > 0 || source.text ? name : `${name}-page-${page}`;
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
