import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchiveEntry = {
  readonly name: string;
  readonly changedAt: Date;
  /** Words shrink; pictures and documents are small already. */
  readonly shrinks: boolean;
  readonly bytes: () => AsyncIterable<Uint8Array>;
};

/** A zip file as it comes into being: no more of it is held than one piece of one file. */
export async function* archiveOf(entries: Iterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const { name, changedAt, shrinks, bytes } of entries) {
    const file = shrinks ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = changedAt;
    zip.add(file);
    for await (const piece of bytes()) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
