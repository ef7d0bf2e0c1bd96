import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Grid } from '@relievo/trace/pixels';
import {
  type LinePicture,
  type Reader,
  type ReadLanguage,
  type ReadWord,
  readTsv,
  readTsvLines,
  SEGMENTATION,
  writePgm,
} from './reader.ts';

/** The part of tesseract.js-core that is used; it says no types of its own. */
interface Core {
  readonly FS: { readonly writeFile: (path: string, content: Uint8Array) => void };
  readonly TessBaseAPI: new () => Api;
}
interface Api {
  readonly Init: (folder: string, language: string, mode: number) => number;
  readonly SetPageSegMode: (mode: number) => void;
  readonly SetVariable: (name: string, value: string) => boolean;
  readonly SetImageFile: (orientation: number, angle: number) => number;
  readonly Recognize: (monitor: null) => number;
  readonly GetTSVText: (page: number) => string;
}

const require = createRequire(import.meta.url);
const LSTM_ONLY = 1;
/** What cannot be read in this time stays in the drawing. */
const LONGEST_MS = 60_000;
/** Of the two that a package holds the smaller one, which reads as well. */
const MODEL = '4.0.0_best_int';
const LANGUAGES: Readonly<Record<ReadLanguage, () => string>> = {
  eng: () => require.resolve('@tesseract.js-data/eng/package.json'),
  deu: () => require.resolve('@tesseract.js-data/deu/package.json'),
  fra: () => require.resolve('@tesseract.js-data/fra/package.json'),
  spa: () => require.resolve('@tesseract.js-data/spa/package.json'),
  ita: () => require.resolve('@tesseract.js-data/ita/package.json'),
  por: () => require.resolve('@tesseract.js-data/por/package.json'),
  nld: () => require.resolve('@tesseract.js-data/nld/package.json'),
  pol: () => require.resolve('@tesseract.js-data/pol/package.json'),
  tur: () => require.resolve('@tesseract.js-data/tur/package.json'),
  ell: () => require.resolve('@tesseract.js-data/ell/package.json'),
  ukr: () => require.resolve('@tesseract.js-data/ukr/package.json'),
};
const opened = new Map<ReadLanguage, Promise<{ readonly core: Core; readonly api: Api }>>();

/**
 * Tesseract as WebAssembly in this process: a child behind walls may start neither programs nor threads, and the
 * language lies in a package. Nothing is fetched.
 */
export function openBuiltInReader(language: ReadLanguage): Reader {
  return {
    name: 'built-in',
    language,
    read: async (lines, signal) => {
      if (lines.length === 0) return [];
      const { core, api } = await openOnce(language);
      const until = Date.now() + LONGEST_MS;
      const words: (readonly ReadWord[])[] = [];
      for (const line of lines) {
        signal?.throwIfAborted();
        words.push(Date.now() < until ? readOne(core, api, line) : []);
        // Others have their turn between two lines.
        await new Promise(setImmediate);
      }
      return words;
    },
    readPage: async (page, signal) => {
      const { core, api } = await openOnce(language);
      signal?.throwIfAborted();
      return readTsvLines(recognise(core, api, page, SEGMENTATION.page));
    },
  };
}

function openOnce(language: ReadLanguage): Promise<{ readonly core: Core; readonly api: Api }> {
  const known = opened.get(language);
  if (known) return known;
  const opening = open(language);
  opened.set(language, opening);
  opening.catch(() => opened.delete(language));
  return opening;
}

async function open(language: ReadLanguage): Promise<{ readonly core: Core; readonly api: Api }> {
  const start: (options: object) => Promise<Core> = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const packed = await readFile(join(dirname(LANGUAGES[language]()), MODEL, `${language}.traineddata.gz`));
  const silent = (): void => undefined;
  const core = await start({ print: silent, printErr: silent });
  core.FS.writeFile(`/${language}.traineddata`, await promisify(gunzip)(packed));
  const api = new core.TessBaseAPI();
  if (api.Init('/', language, LSTM_ONLY) !== 0)
    throw new Error(`Tesseract does not begin to read ${language}.`);
  return { core, api };
}

function readOne(core: Core, api: Api, { grid, isLetter }: LinePicture): readonly ReadWord[] {
  return readTsv(recognise(core, api, grid, isLetter ? SEGMENTATION.letter : SEGMENTATION.line));
}

function recognise(core: Core, api: Api, grid: Grid, mode: number): string {
  core.FS.writeFile('/input', writePgm(grid));
  api.SetPageSegMode(mode);
  return api.SetImageFile(1, 0) === 0 && api.Recognize(null) === 0 ? api.GetTSVText(0) : '';
}
