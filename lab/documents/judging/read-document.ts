import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openBraille } from '@relievo/convert/braille';
import { importDrafts } from '@relievo/convert/formats';
import type { Block } from '@relievo/document/model';
import { getProfile } from '@relievo/graphic/profiles';

const MAX_MS = 180_000;
const { translate } = openBraille();

export interface ReadDocument {
  /** All documents of the file have theirs here; it is null if the file became none. */
  readonly blocks: readonly Block[] | null;
  /** Notes and refusals are known by their codes. */
  readonly codes: readonly string[];
  readonly seconds: number;
}

/** Imports a file through the door of the command line. */
export async function readDocument(path: string): Promise<ReadDocument> {
  const start = performance.now();
  const options = { profile: getProfile('swell-a4'), translate };
  const file = { name: basename(path), bytes: readFileSync(path) };
  const read = await importDrafts(file, options, { signal: AbortSignal.timeout(MAX_MS) }).catch(
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const seconds = (performance.now() - start) / 1000;
  if (typeof read === 'string') return { blocks: null, codes: [`threw: ${read.slice(0, 200)}`], seconds };
  if (!read.ok) return { blocks: null, codes: read.problems.map(({ code }) => code), seconds };
  const documents = read.value.flatMap(({ document }) => document ?? []);
  const codes = read.value.flatMap(({ changes }) => changes.map(({ code }) => code));
  return {
    blocks: documents.length > 0 ? documents.flatMap(({ document }) => document.blocks) : null,
    codes,
    seconds,
  };
}
