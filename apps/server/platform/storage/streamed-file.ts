import { Readable } from 'node:stream';

interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly open: () => Promise<Readable>;
}

/** A file whose bytes are read while they are sent: however large it is, it is never held as a whole. */
export function createStreamedFile({ name, type, size, open }: FileFacts): File {
  async function* bytes() {
    yield* await open();
  }
  return Object.defineProperties(new File([], name, { type }), {
    size: { value: size },
    stream: { value: () => Readable.toWeb(Readable.from(bytes(), { objectMode: false })) },
  });
}
