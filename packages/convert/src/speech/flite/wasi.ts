/**
 * As much of WASI (snapshot preview 1) as one program needs that reads a file and writes another: the
 * files are in memory, and nothing of the machine can be reached. Node's own module for it is still
 * called experimental, and opens real folders.
 */
export type MemoryFiles = Map<string, Uint8Array>;

const OK = 0;
const BAD_FILE = 8;
const NO_ENTRY = 44;
const NOT_CAPABLE = 76;

const FOLDER = 3;
const CREATE = 1;
const TRUNCATE = 8;

const REGULAR_FILE = 4;
const DIRECTORY = 3;
const CHARACTER_DEVICE = 2;

export interface Memory {
  readonly buffer: ArrayBuffer;
}

interface Open {
  readonly name: string;
  at: number;
}

/** The program has ended, as WASI programs do. */
export class Exit extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The program ended with ${status}.`);
    this.status = status;
  }
}

export function createWasi(words: readonly string[], files: MemoryFiles, memory: () => Memory) {
  const opened = new Map<number, Open>();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const view = (): DataView => new DataView(memory().buffer);
  const bytes = (at: number, length: number): Uint8Array => new Uint8Array(memory().buffer, at, length);
  const set32 = (at: number, value: number): void => view().setUint32(at, value, true);
  const encoded = words.map((word) => encoder.encode(`${word}\0`));

  /** The parts of a scattered read or write. */
  const parts = (at: number, count: number): readonly Uint8Array[] =>
    Array.from({ length: count }, (_, index) => {
      const data = view();
      return bytes(data.getUint32(at + index * 8, true), data.getUint32(at + index * 8 + 4, true));
    });

  const write = (file: Open, chunk: Uint8Array): void => {
    const old = files.get(file.name) ?? new Uint8Array(0);
    const end = file.at + chunk.length;
    const grown = old.length >= end ? old : growBuffer(old, end);
    grown.set(chunk, file.at);
    files.set(file.name, grown);
    file.at = end;
  };

  return {
    args_sizes_get: (count: number, size: number): number => {
      set32(count, encoded.length);
      set32(
        size,
        encoded.reduce((sum, word) => sum + word.length, 0),
      );
      return OK;
    },
    args_get: (pointers: number, buffer: number): number => {
      let at = buffer;
      for (const [index, word] of encoded.entries()) {
        set32(pointers + index * 4, at);
        bytes(at, word.length).set(word);
        at += word.length;
      }
      return OK;
    },
    /** The same each time: the clock would make sounds that differ. */
    clock_time_get: (_clock: number, _precision: bigint, at: number): number => {
      view().setBigUint64(at, 0n, true);
      return OK;
    },
    fd_prestat_get: (fd: number, at: number): number => {
      if (fd !== FOLDER) return BAD_FILE;
      set32(at, 0);
      set32(at + 4, 1);
      return OK;
    },
    fd_prestat_dir_name: (fd: number, at: number): number => {
      if (fd !== FOLDER) return BAD_FILE;
      bytes(at, 1).set(encoder.encode('.'));
      return OK;
    },
    fd_fdstat_get: (fd: number, at: number): number => {
      const known = fd <= FOLDER || opened.has(fd);
      if (!known) return BAD_FILE;
      bytes(at, 24).fill(0);
      view().setUint8(at, fd < FOLDER ? CHARACTER_DEVICE : fd === FOLDER ? DIRECTORY : REGULAR_FILE);
      view().setBigUint64(at + 8, ~0n, true);
      view().setBigUint64(at + 16, ~0n, true);
      return OK;
    },
    fd_fdstat_set_flags: (): number => OK,
    path_open: (
      folder: number,
      _look: number,
      path: number,
      length: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _fdFlags: number,
      result: number,
    ): number => {
      if (folder !== FOLDER) return NOT_CAPABLE;
      const name = decoder.decode(bytes(path, length));
      if (!files.has(name) && !(flags & CREATE)) return NO_ENTRY;
      if (!files.has(name) || flags & TRUNCATE) files.set(name, new Uint8Array(0));
      const fd = FOLDER + 1 + opened.size;
      opened.set(fd, { name, at: 0 });
      set32(result, fd);
      return OK;
    },
    fd_read: (fd: number, at: number, count: number, result: number): number => {
      const file = opened.get(fd);
      if (!file) return BAD_FILE;
      let read = 0;
      for (const part of parts(at, count)) {
        const chunk = (files.get(file.name) ?? new Uint8Array(0)).subarray(file.at, file.at + part.length);
        part.set(chunk);
        file.at += chunk.length;
        read += chunk.length;
      }
      set32(result, read);
      return OK;
    },
    /** What the program prints is nobody's. */
    fd_write: (fd: number, at: number, count: number, result: number): number => {
      const file = opened.get(fd);
      let written = 0;
      for (const part of parts(at, count)) {
        if (file) write(file, part);
        written += part.length;
      }
      set32(result, written);
      return file || fd < FOLDER ? OK : BAD_FILE;
    },
    fd_seek: (fd: number, offset: bigint, whence: number, result: number): number => {
      const file = opened.get(fd);
      if (!file) return BAD_FILE;
      const from = [0, file.at, files.get(file.name)?.length ?? 0][whence] ?? 0;
      file.at = Math.max(0, from + Number(offset));
      view().setBigUint64(result, BigInt(file.at), true);
      return OK;
    },
    fd_close: (): number => OK,
    proc_exit: (status: number): never => {
      throw new Exit(status);
    },
  };
}

function growBuffer(old: Uint8Array, end: number): Uint8Array {
  const grown = new Uint8Array(Math.max(end, old.length));
  grown.set(old);
  return grown;
}
