import { Unzip, UnzipInflate } from 'fflate';

export interface UnpackedFile {
  readonly name: string;
  /** To be read to its end before the next file is asked for. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

type Found =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end' };

/** The files of a zip of ours, one after the other as they come: no more of it is held than one piece unpacked. */
export async function* unpackArchive(packed: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedFile> {
  const findings = find(packed);
  for (;;) {
    const { value } = await findings.next();
    if (value?.kind !== 'file') {
      if (value === undefined) return;
      continue;
    }
    yield { name: value.name, bytes: () => readBytes(findings) };
  }
}

async function* readBytes(findings: AsyncGenerator<Found, undefined>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value } = await findings.next();
    if (value?.kind !== 'bytes') return;
    if (value.bytes.length > 0) yield value.bytes;
  }
}

async function* find(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Found, undefined> {
  const found: Found[] = [];
  const unzip = new Unzip((file) => {
    found.push({ kind: 'file', name: file.name });
    file.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      found.push({ kind: 'bytes', bytes });
      if (isLast) found.push({ kind: 'end' });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const piece of packed) {
    unzip.push(piece);
    yield* found.splice(0);
  }
  unzip.push(new Uint8Array(), true);
  yield* found.splice(0);
}
