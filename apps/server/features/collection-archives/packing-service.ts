import type { Readable } from 'node:stream';
import { type ArchiveEntry, isWorthShrinking } from '../../platform/formats/archive.ts';
import { makeNamesDistinct, toPortableName } from '../../platform/formats/portable-name.ts';
import { errorCode } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Why a thing is not in the zip, in words that stand in its list. */
const REASONS = {
  withdrawn: 'The author withdrew it.',
  paid: 'Only members of organizations with a plan can download its files.',
  empty: 'It has no files yet.',
  lost: 'The file is missing. Please tell us about it.',
  full: 'The zip would be too large. Open its page to download it.',
} as const;

/** One thing of a collection: what is said of it, and the files of it that its reader may have. */
export interface Content {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  readonly licence: string;
  readonly description: string;
  readonly altText: string;
  readonly notes: string;
  readonly address: string;
  readonly files: readonly StoredFile[];
  /** Nothing of it may be in the zip, and why. */
  readonly without?: 'withdrawn' | 'paid';
}

interface StoredFile {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly createdAt: Date;
  /** What was made, and for which medium; empty for the file that the author put in. */
  readonly format: string;
  readonly profile: string;
}

/** What the list says of one thing: where its files stand in the zip, and what could not be included. */
export type Packed = Omit<Content, 'files' | 'without'> & {
  readonly files: readonly (Pick<StoredFile, 'size' | 'format' | 'profile'> & { readonly path: string })[];
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
};

/** A zip of the plain kind holds 65,535 files. */
const MOST_FILES = 60_000;

/** Lays things into a zip one after the other, counts, and keeps what the list at its end says of them. */
export class Packing {
  readonly packed: Packed[] = [];
  files = 0;
  leftOut = 0;
  #bytes = 0;
  readonly #storage: Storage;
  readonly #atMostBytes: number;
  readonly #digits: number;

  constructor(storage: Storage, { atMostBytes, things }: { atMostBytes: number; things: number }) {
    this.#storage = storage;
    this.#atMostBytes = atMostBytes;
    this.#digits = String(things).length;
  }

  /** The files of one thing, in a folder of its own that has its place in the collection as a number. */
  async *add({ files, without, ...said }: Content): AsyncGenerator<ArchiveEntry> {
    const number = String(this.packed.length + 1).padStart(this.#digits, '0');
    const folder = `${number} ${toPortableName(said.title)}`;
    const names = makeNamesDistinct(files.map(({ name }) => toPortableName(name)));
    const paths: Packed['files'][number][] = [];
    const leftOut: Packed['leftOut'][number][] = [];
    if (without) leftOut.push({ name: '', why: REASONS[without] });
    else if (files.length === 0) leftOut.push({ name: '', why: REASONS.empty });
    for (const [at, file] of files.entries()) {
      const name = names[at] ?? file.name;
      const path = `${folder}/${name}`;
      const opened = await this.#open(file);
      if (typeof opened === 'string') leftOut.push({ name, why: REASONS[opened] });
      else {
        yield* this.#entryOf(path, file, opened);
        paths.push({ path, size: file.size, format: file.format, profile: file.profile });
      }
    }
    this.leftOut += leftOut.length;
    this.packed.push({ ...said, files: paths, leftOut });
  }

  async #open({ sha256, size }: StoredFile): Promise<Readable | 'full' | 'lost'> {
    if (this.#bytes + size > this.#atMostBytes || this.files >= MOST_FILES) return 'full';
    return this.#storage.read(sha256).catch((error: unknown) => {
      if (errorCode(error) === 'file_missing') return 'lost';
      throw error;
    });
  }

  *#entryOf(
    name: string,
    { size, createdAt: changedAt }: StoredFile,
    opened: Readable,
  ): Generator<ArchiveEntry> {
    this.#bytes += size;
    this.files += 1;
    try {
      yield { name, changedAt, shrinks: isWorthShrinking(name, size), bytes: () => opened };
    } finally {
      opened.destroy();
    }
  }
}
