import type { MadeOutput, ReadyFile } from '@relievo/contracts';
import type { FileRow, OutputRow } from './repository.ts';

/** Under which name the file of an output is saved: what it is of comes first, then what it is. */
export function nameOf({ title, part, name }: Pick<OutputRow, 'title' | 'part' | 'name'>): string {
  return `${title} - ${part || name}`;
}

export function presentReadyFile(
  { media_type: mediaType, size, name }: Pick<FileRow, 'media_type' | 'size' | 'name'>,
  address: string,
): ReadyFile {
  return { name, mediaType, size, address };
}

/** The files of one output stand together; the rows come in its order. */
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
        changes: [...new Set(row.changes)],
      });
  }
  return made;
}
