import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Server, Upload } from '@tus/server';
import { errorCode } from '../refusal.ts';
import { asStorageError, isFull, type StorageError } from '../storage/errors.ts';
import type { Arrival, Arrivals } from './arrivals.ts';

/** Files in a folder of this machine: whoever is sent to another one in between begins anew there. */
export function createDiskArrivals({ folder }: { folder: string }): Arrivals {
  const pathOf = (arrival: Arrival) => join(folder, nameOf(arrival));
  const store = new FolderStore(folder);
  const server = new Server({
    path: '/',
    datastore: store,
    // Only our own pages send files here, and requests of others are refused before this.
    allowedOrigins: [],
    // The name is made by us from an id and a number, and nobody else gives one.
    getFileIdFromRequest: (request) => new URL(request.url).pathname.slice(1),
  });
  return {
    async begin(arrival) {
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(pathOf(arrival), '', { mode: 0o600 });
      } catch (error) {
        throw asStorageError(error, folder);
      }
    },
    async answer(arrival, request) {
      const answered = await server.handleWeb(new Request(`http://arrivals/${nameOf(arrival)}`, request));
      const failure = store.takeFailure(nameOf(arrival));
      if (failure) throw failure;
      return answered;
    },
    measure: (arrival) =>
      stat(pathOf(arrival)).then(
        ({ size }) => size,
        (error: unknown) => {
          if (errorCode(error) === 'ENOENT') return null;
          throw asStorageError(error, folder);
        },
      ),
    readHead: (arrival, bytes) => readHead(pathOf(arrival), bytes),
    read: (arrival) => createReadStream(pathOf(arrival)),
    remove: (arrival) => rm(pathOf(arrival), { force: true }),
    clearIdle: ({ idleSince }) => clearIdle(folder, idleSince),
  };
}

const NAME = /^[0-9a-f-]{36}_(\d{1,15})$/;

/** The name says how large it will be, so that nothing else has to be kept beside it. */
function nameOf({ id, size }: Arrival): string {
  return `${id}_${size}`;
}

/** As the protocol tells it. */
function notThere(): Error {
  return Object.assign(new Error('There is no such upload.'), ERRORS.FILE_NOT_FOUND);
}

class FolderStore extends DataStore {
  readonly #folder: string;
  readonly #failures = new Map<string, StorageError>();

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Why the disk did not take the last piece: the protocol has no words for it. */
  takeFailure(name: string): StorageError | undefined {
    const failure = this.#failures.get(name);
    this.#failures.delete(name);
    return failure;
  }

  #pathOf(name: string): string {
    if (!NAME.test(name)) throw notThere();
    return join(this.#folder, name);
  }

  override async getUpload(name: string): Promise<Upload> {
    const path = this.#pathOf(name);
    const found = await stat(path).catch(() => undefined);
    if (!found) throw notThere();
    const size = Number(NAME.exec(name)?.[1]);
    return new Upload({ id: name, size, offset: found.size, storage: { type: 'file', path } });
  }

  /** What came before the line broke stays: the sender goes on from there. */
  override async write(content: Readable, name: string, offset: number): Promise<number> {
    const path = this.#pathOf(name);
    let written = offset;
    content.on('data', (chunk: Buffer) => {
      written += chunk.length;
    });
    try {
      await pipeline(content, createWriteStream(path, { flags: 'r+', start: offset }));
    } catch (error) {
      if (isFull(error)) await this.#giveUp(name, error);
      throw error;
    }
    return written;
  }

  /** What does not fit as a whole leaves its room to files of others. */
  async #giveUp(name: string, error: unknown): Promise<void> {
    const path = this.#pathOf(name);
    await rm(path, { force: true });
    this.#failures.set(name, asStorageError(error, this.#folder));
  }
}

async function readHead(path: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function clearIdle(folder: string, idleSince: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let cleared = 0;
  for (const name of names.filter((each) => NAME.test(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= idleSince) continue;
    await rm(path, { force: true });
    cleared += 1;
  }
  return cleared;
}
