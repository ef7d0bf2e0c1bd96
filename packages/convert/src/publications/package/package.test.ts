import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from '@relievo/document/model';
import { aChart, aDocument, figure, heading, paragraph } from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import { fail } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { flite } from '../../speech/flite/flite.ts';
import { openSpeech } from '../../speech/speech.ts';
import type { Publication } from '../publication.ts';
import { PUBLICATIONS } from '../publications.ts';
import { packDocument } from './package.ts';

const BLOCKS: readonly Block[] = [
  { kind: 'page-break', id: 'page-1', page: '12' },
  heading('h-1', 'Rain & snow'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'It rains in ' },
      { kind: 'text', text: 'Mav', certainty: 0.3 },
      { kind: 'page-break', page: '13' },
      { kind: 'text', text: 'and in June.' },
    ],
  }),
  figure('f-1', { shows: { chart: aChart() }, treatment: 'chart', caption: plainText('Figure 1: Rain') }),
  figure('f-2', { caption: plainText('Figure 2: A hill') }),
];
const NOTES: readonly Change[] = [
  { code: 'margins_left_out', parameters: { count: 2 }, items: [] },
  { code: 'picture_in_words', parameters: { count: 1 }, items: [] },
];

const broken: Publication = {
  id: 'broken',
  name: 'Broken',
  use: 'It is never made.',
  mediaType: 'text/plain',
  make: async () => fail({ code: 'publication_of_documents', parameters: { name: 'Broken' } }),
};

let changes: readonly string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'relievo-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

beforeAll(async () => {
  const whole = { document: aDocument(BLOCKS), pictures: new Map() };
  const plan = { notes: NOTES, chosen: [...PUBLICATIONS, broken] };
  const means = { translator, settings: DEFAULT_SETTINGS, speech: openSpeech([flite]) };
  const made = await packDocument(whole, means, plan);
  if (!made.ok) throw new Error('The package was refused.');
  const zip = join(folder, 'package.zip');
  writeFileSync(zip, made.value.files[0].bytes);
  changes = made.value.changes.map(({ code }) => code);
  execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder]);
  rmSync(zip);
});

test('a package that another program unpacks has a folder for each publication, and the sums of all files', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(PUBLICATIONS.map(({ id }) => id).toSorted());
  execFileSync('sha256sum', ['--check', '--strict', 'checksums.sha256'], { cwd: folder });
  const { files } = JSON.parse(read('manifest.json')) as {
    files: { path: string; size: number; sha256: string; mediaType: string }[];
  };
  for (const { path, size, sha256 } of files) {
    const bytes = readFileSync(join(folder, path));
    expect([path, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      path,
      size,
      sha256,
    ]);
  }
  const unpacked = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  // A list cannot hold its own sum.
  expect(files).toHaveLength(unpacked.length - 2);
});

test('the report counts words, figures and formulas of each page of the print, and says what to check', () => {
  const report = JSON.parse(read('report.json')) as {
    reading: { code: string }[];
    pages: { page: string; words: number; figures: number; findings: { code: string; message: string }[] }[];
    publications: { id: string; problems: { code: string }[] }[];
  };
  expect(report.reading.map(({ code }) => code)).toEqual(['margins_left_out']);
  expect(report.pages).toMatchObject([
    {
      page: '12',
      words: 6,
      figures: 0,
      findings: [{ code: 'words_uncertain', message: expect.stringContaining('“Mav”') }],
    },
    {
      page: '13',
      words: 10,
      figures: 2,
      findings: [{ code: 'figure_in_words_alone', message: expect.stringContaining('“Figure 2: A hill”') }],
    },
  ]);
  const failed = report.publications.filter(({ problems }) => problems.length > 0);
  expect(failed.map(({ id }) => id)).toEqual(['broken']);
  expect(changes).toContain('output_not_made');
});

test('the start page and the report are conforming pages, and lead to files that the package holds', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const name of ['index.html', 'report.html']) {
    const { results } = await validator.validateString(read(name));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    for (const [, address = ''] of read(name).matchAll(/href="([^"]*)"/g)) expect(read(address)).not.toBe('');
  }
  expect(read('index.html')).toContain('A document</span></h1>');
  expect(read('index.html')).toContain('Not made: Broken.');
});
