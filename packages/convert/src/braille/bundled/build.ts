import { createRequire } from 'node:module';

/** What the package makes available of liblouis, compiled to JavaScript by Emscripten in 2017. */
export interface Build {
  readonly FS: {
    readonly mkdir: (path: string) => void;
    readonly writeFile: (path: string, bytes: Uint8Array, options: { encoding: 'binary' }) => void;
  };
  readonly HEAPU8: Uint8Array;
  print: (words: string) => void;
  printErr: (words: string) => void;
  readonly ccall: (
    name: string,
    result: 'number' | 'string' | null,
    types: readonly ('number' | 'string')[],
    values: readonly (number | string)[],
  ) => unknown;
}

/** The build with characters of 4 bytes, which reach beyond U+FFFF. */
const PATH = createRequire(import.meta.url).resolve('liblouis-build/build-no-tables-utf32.js');
const LOG_OFF = 60_000;

/** A new one each time: its 16 MB cannot grow, and one that has run out of them never recovers. */
export function createBuild(): Build {
  // One that requires keeps what it required: each build has its own, and goes with it.
  const require = createRequire(import.meta.url);
  delete require.cache[PATH];
  const before = new Set(process.listeners('uncaughtException'));
  const build = require(PATH) as Build;
  // It listens for faults of the whole program, only to throw them again.
  for (const listener of process.listeners('uncaughtException'))
    if (!before.has(listener)) process.removeListener('uncaughtException', listener);
  // It also keeps every build in a global, so that none with its memory could ever go.
  Reflect.deleteProperty(globalThis, 'liblouisBuilds');
  build.print = build.printErr = () => undefined;
  build.ccall('lou_setLogLevel', null, ['number'], [LOG_OFF]);
  return build;
}
