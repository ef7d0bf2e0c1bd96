import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { importSource } from '@relievo/convert/formats';
import { findPublication } from '@relievo/convert/publications';
import { openSpeech } from '@relievo/convert/speech';
import type { WholeDocument } from '@relievo/document/file';
import { getProfile } from '@relievo/graphic/profiles';
import fc from 'fast-check';
import {
  aChart,
  aDocument,
  aDrawing,
  arbitraryDocument,
  figure,
  heading,
} from '../../packages/document/src/testing/index.ts';

/**
 * Runs epubcheck of Debian over the project's EPUBs. Its Java takes 164 MB, which is too large to be installed for every run of
 * the tests. `npm run lab -- epub lesson.docx` checks the books of Word files as well.
 */
const JAVA = '/usr/bin/java';
const CHECKER = '/usr/bin/epubcheck';
const SAMPLES = 5;
const SEED = 2026;
const FIXTURES = join(import.meta.dirname, '../../packages/convert/src/formats/fixtures');
const WORD_FILES = [
  join(FIXTURES, '036-pandoc-docx/input.docx'),
  join(FIXTURES, '042-libreoffice-docx/input.docx'),
];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const translator = openBraille();
const speech = openSpeech();
const folder = mkdtempSync(join(tmpdir(), 'relievo-epub-'));

function listMade(): readonly (readonly [name: string, whole: WholeDocument])[] {
  const shown = [
    ['a chart', { shows: { chart: aChart() }, treatment: 'chart' }],
    ['a drawing', { shows: { drawing: aDrawing() }, treatment: 'tactile' }],
  ] as const;
  const ofFigures = shown.map(([name, rest]) => {
    const document = aDocument([heading('heading-1', 'Rain'), figure('figure-1', rest)]);
    return [name, { document, pictures: new Map() }] as const;
  });
  const samples = fc.sample(arbitraryDocument, { numRuns: SAMPLES, seed: SEED }).map((document, at) => {
    // One picture has bytes of one kind only, so all of them are called PNG.
    const pictures = document.pictures.map((picture) => ({ ...picture, mediaType: 'image/png' as const }));
    const bytes = new Map(pictures.map(({ id }) => [id, PIXEL] as const));
    return [`sample ${at + 1}`, { document: { ...document, pictures }, pictures: bytes }] as const;
  });
  return [...ofFigures, ...samples];
}

async function readWordFile(path: string): Promise<WholeDocument> {
  const file = { name: path, bytes: readFileSync(path) };
  const read = await importSource(file, {
    profile: getProfile('swell-a4'),
    translate: translator.translate,
  });
  const document = read.ok ? read.value.document : undefined;
  if (!document) throw new Error(`${path} is no document.`);
  return document;
}

async function checkBook(name: string, whole: WholeDocument, overlays: boolean): Promise<boolean> {
  const settings = { ...DEFAULT_SETTINGS, overlays };
  const made = await findPublication('epub')?.make(whole, { translator, settings, speech });
  if (!made?.ok) throw new Error(`${name} was refused.`);
  const path = join(folder, 'book.epub');
  writeFileSync(path, made.value.files[0].bytes);
  const words = ['-jar', CHECKER, path, '--failonwarnings'];
  const { status, stdout, stderr, error } = spawnSync(JAVA, words, { encoding: 'utf8' });
  if (error) throw new Error(`java and epubcheck are needed to check the books: ${error.message}`);
  process.stdout.write(`${status === 0 ? 'yes' : 'NO '}  ${name}\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

try {
  const named = [...WORD_FILES, ...process.argv.slice(2)];
  const books = [...listMade()];
  for (const path of named) books.push([path.replace(`${FIXTURES}/`, ''), await readWordFile(path)]);
  let wrong = 0;
  for (const [name, whole] of books) {
    if (!(await checkBook(name, whole, false))) wrong += 1;
    if (!(await checkBook(`${name}, spoken`, whole, true))) wrong += 1;
  }
  process.stdout.write(
    wrong === 0 ? 'epubcheck finds no error and no warning.\n' : `${wrong} books have faults.\n`,
  );
  if (wrong > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
