import {
  composeOutputFileName,
  type MadeOutput,
  type OutputChange,
  type ReadyFile,
} from '@relievo/contracts/library/files';
import type { FileRow, KeptChange, OutputRow } from './repository.ts';

/** Under which name the file of an output is saved: what it is of comes first, then what it is. */
export function nameOf({
  part,
  name,
  ...made
}: Pick<OutputRow, 'title' | 'part' | 'name' | 'format' | 'profile'>): string {
  return composeOutputFileName({ ...made, file: part || name });
}

export function presentReadyFile(
  { media_type: mediaType, size, name }: Pick<FileRow, 'media_type' | 'size' | 'name'>,
  address: string,
): ReadyFile {
  return { name, mediaType, size, address };
}

/** Each change once, in the order of its making. */
function presentChanges(kept: readonly KeptChange[]): OutputChange[] {
  const changes = kept.map(({ code, parameters, message }) =>
    parameters ? { code, parameters, message } : { code: 'kept_sentence', parameters: {}, message },
  );
  return [...new Map(changes.map((change) => [change.message, change])).values()];
}

/** The tenth sheet comes after the ninth. */
const BY_NAME = new Intl.Collator('en', { numeric: true });

/** The files of one output stand together; its rows come one after the other. */
export function presentMadeOutputs(resourceId: string, rows: readonly OutputRow[]): MadeOutput[] {
  const made: MadeOutput[] = [];
  for (const row of rows) {
    const file = presentReadyFile(
      { ...row, name: row.part || row.name },
      `/api/resources/${resourceId}/outputs/${row.id}`,
    );
    const last = made.at(-1);
    if (last?.format === row.format && last.profile === row.profile) last.files.push(file);
    else
      made.push({
        format: row.format,
        profile: row.profile,
        files: [file],
        changes: presentChanges(row.changes),
      });
  }
  return made.map((output) => ({
    ...output,
    files: output.files.toSorted((one, other) => BY_NAME.compare(one.name, other.name)),
  }));
}
