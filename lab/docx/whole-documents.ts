import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { importSource } from '@relievo/convert/formats';
import { findPublication } from '@relievo/convert/publications';
import type { WholeDocument } from '@relievo/document/file';
import { walkInlines } from '@relievo/document/model';
import { getProfile } from '@relievo/graphic/profiles';
import fc from 'fast-check';
import { arbitraryDocument } from '../../packages/document/src/testing/index.ts';

const FIXTURES = join(import.meta.dirname, '../../packages/convert/src/formats/fixtures');
const WORD_FILES = ['036-pandoc-docx', '042-libreoffice-docx'];
const SAMPLES = 5;
const SEED = 2026;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Programs {
  readonly folder: string;
  readonly run: (program: string, words: readonly string[]) => string;
  readonly report: (subject: string, isFine: boolean) => void;
}

/** Writes whole documents as Word files, and looks for each of their words in what LibreOffice and Pandoc read. */
export async function checkWholeDocuments(programs: Programs): Promise<void> {
  const translator = openBraille();
  const word = findPublication('docx');
  for (const [name, whole] of [...(await readWordFiles()), ...listSamples()]) {
    const made = await word?.make(whole, { translator, settings: DEFAULT_SETTINGS });
    if (!made?.ok) throw new Error(`${name} was refused.`);
    writeFileSync(join(programs.folder, 'document.docx'), made.value.files[0].bytes);
    checkWords(name, whole, programs);
  }
}

function checkWords(name: string, { document }: WholeDocument, { folder, run, report }: Programs): void {
  const texts = [...walkInlines(document.blocks)].flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  const wanted = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word !== '');
  const office = ['--headless', `-env:UserInstallation=file://${folder}/office`, '--convert-to', 'html'];
  run('soffice', [...office, '--outdir', join(folder, 'read'), 'document.docx']);
  const readings = [
    [
      'LibreOffice',
      run('pandoc', ['-f', 'html', '-t', 'plain', '--wrap=none', join(folder, 'read/document.html')]),
    ],
    ['Pandoc', run('pandoc', ['-t', 'plain', '--wrap=none', 'document.docx'])],
  ] as const;
  for (const [program, read] of readings) {
    // Pandoc writes small capitals as capitals.
    const text = read.replaceAll(/\s/g, '').toLowerCase();
    const lost = wanted.filter((word) => !text.includes(word.toLowerCase()));
    report(
      `${name}: every word is read by ${program}${lost.length > 0 ? `, but for ${lost.join(', ')}` : ''}`,
      lost.length === 0,
    );
  }
}

async function readWordFiles(): Promise<readonly (readonly [string, WholeDocument])[]> {
  const options = { profile: getProfile('swell-a4'), translate: openBraille().translate };
  const read = WORD_FILES.map(async (name) => {
    const file = { name: 'input.docx', bytes: readFileSync(join(FIXTURES, name, 'input.docx')) };
    const source = await importSource(file, options);
    const document = source.ok ? source.value.document : undefined;
    if (!document) throw new Error(`${name} is not a document.`);
    return [name, document] as const;
  });
  return Promise.all(read);
}

function listSamples(): readonly (readonly [string, WholeDocument])[] {
  return fc.sample(arbitraryDocument, { numRuns: SAMPLES, seed: SEED }).map((document, at) => {
    const pictures = document.pictures.map((picture) => ({ ...picture, mediaType: 'image/png' as const }));
    const bytes = new Map(pictures.map(({ id }) => [id, PIXEL] as const));
    return [`sample ${at + 1}`, { document: { ...document, pictures }, pictures: bytes }] as const;
  });
}
