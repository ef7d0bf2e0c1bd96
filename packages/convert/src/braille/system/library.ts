import { createRequire } from 'node:module';
import type * as Koffi from 'koffi';

/** The functions of liblouis.h that we call. */
export interface Library {
  readonly version: string;
  /** Bytes of a character: Debian builds with 4, others with 2. */
  readonly charSize: number;
  readonly getTable: (tables: string) => unknown;
  readonly translateString: (
    tables: string,
    text: Uint8Array,
    textLength: Int32Array,
    cells: Uint8Array,
    cellsLength: Int32Array,
    typeForm: Uint16Array | null,
    spacing: null,
    mode: number,
  ) => number;
}

/** The name that carries the version of the interface comes first: the bare one is only there for building. */
const NAMES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['liblouis.so.20', 'liblouis.so'],
  darwin: ['liblouis.20.dylib', '/opt/homebrew/lib/liblouis.20.dylib', '/usr/local/lib/liblouis.20.dylib'],
  win32: ['liblouis.dll'],
};

const LOG_OFF = 60_000;

/** null where the system has no liblouis, or this platform no way to call it. */
export function loadLibrary(): Library | null {
  for (const name of NAMES[process.platform] ?? []) {
    try {
      return bindLibrary(loadKoffi().load(name));
    } catch {
      // Not under this name.
    }
  }
  return null;
}

/** Asked for when it is needed: a platform without its binary still translates with the other engine. */
function loadKoffi(): typeof Koffi {
  return createRequire(import.meta.url)('koffi');
}

function bindLibrary(library: Koffi.LibraryHandle): Library {
  library.func('void lou_setLogLevel(int level)')(LOG_OFF);
  return {
    version: library.func('const char *lou_version()')() as string,
    charSize: library.func('int lou_charSize()')() as number,
    getTable: library.func('const void *lou_getTable(const char *tables)'),
    translateString: library.func(
      'int lou_translateString(const char *tables, const void *text, int *length, void *cells, int *room, void *form, void *spacing, int mode)',
    ) as Library['translateString'],
  };
}
