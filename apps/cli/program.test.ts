import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTPUT_NAMES } from '@relievo/convert/outputs';
import { PUBLICATIONS } from '@relievo/convert/publications';
import { expect, test } from 'vitest';
import { findExampleFile } from './testing/files.ts';
import { createFolderWith, listFiles } from './testing/run-here.ts';

/** The real program, as npm starts it: from another folder than the person's. */
function runRelievo(folder: string, words: readonly string[]) {
  const program = join(import.meta.dirname, 'relievo.mjs');
  const environment = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: environment,
  });
  return { status, out: stdout, err: stderr };
}

test('help lists every command and every output, and is no error', () => {
  const { status, out, err } = runRelievo('.', ['--help']);
  expect([status, err]).toEqual([0, '']);
  for (const command of ['convert', 'chart', 'check', 'describe', 'braille'])
    expect(out).toContain(`relievo ${command} `);
  const { out: more } = runRelievo('.', ['convert', '--help']);
  for (const name of [...OUTPUT_NAMES, ...PUBLICATIONS.map(({ id }) => id), 'zip'])
    expect(more).toMatch(new RegExp(`\\b${name}\\b`));
});

test('the command in the README makes a tactile sheet and a spoken description of a table', {
  tags: 'exhaustive',
}, () => {
  const root = join(import.meta.dirname, '../..');
  const [, command = ''] =
    /npm run -s relievo -- (chart .*) --out made/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const folder = createFolderWith();
  const { status, out, err } = runRelievo(root, [...command.split(' '), '--out', folder]);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^Written: .*rainfall\/swell\/swell\.pdf\n/);
  expect(listFiles(folder)).toEqual([
    'rainfall/audio/audio.mp3',
    'rainfall/audio/audio.wav',
    'rainfall/swell/swell.pdf',
  ]);
  expect(readFileSync(join(folder, 'rainfall/swell/swell.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a drawing is converted, and the report is JSON', () => {
  const folder = createFolderWith({ 'clock.svg': findExampleFile('clock') });
  const { status, out } = runRelievo(folder, ['convert', 'clock.svg', '--to', 'svg,text', '--json']);
  const told = JSON.parse(out) as { inputs: object[]; written: string[] };
  expect(status).toBe(0);
  expect(told.inputs).toEqual([
    expect.objectContaining({ input: 'clock.svg', name: 'clock', problems: [], findings: [] }),
  ]);
  expect(told.written.length).toBe(4);
});

test('braille is printed in Unicode cells, and a character without cells is reported and ends with 1', () => {
  expect(runRelievo('.', ['braille', 'Hello', 'there', '--table', 'ueb-1'])).toEqual({
    status: 0,
    out: '⠠⠓⠑⠇⠇⠕⠀⠞⠓⠑⠗⠑\n',
    err: '',
  });
  const { status, err } = runRelievo('.', ['braille', '島']);
  expect([status, err]).toEqual([
    1,
    expect.stringMatching(/^The braille table \S+ has no cells for “島” \(U\+5CF6\)[^\n]*\n$/),
  ]);
});

test('bad input ends with 2 and one sentence, without a stack trace', () => {
  const { status, out, err } = runRelievo('.', ['convert', 'nothing.csv', '--to', 'swell']);
  expect([status, out, err]).toEqual([
    2,
    '',
    'There is no file nothing.csv. Check its name and its folder.\n',
  ]);
});

test('the SVG of a chart reads back as it was made, and one that was changed since does not', {
  tags: 'exhaustive',
}, () => {
  const folder = createFolderWith({ 'fruit.csv': 'Fruit,Sold\nApples,10\nPears,7\nPlums,4\nCherries,12\n' });
  expect(runRelievo(folder, ['chart', 'fruit.csv', '--to', 'svg']).status).toBe(0);
  const made = 'fruit/svg/graphic.svg';
  const { status, out, err } = runRelievo(folder, ['check', made]);
  expect([status, err, out]).toEqual([0, '', expect.stringContaining('nothing to mend')]);
  const moved = readFileSync(join(folder, made), 'utf8').replace('<title', '<desc>Changed</desc><title');
  writeFileSync(join(folder, 'moved.svg'), moved);
  expect(runRelievo(folder, ['check', 'moved.svg']).status).toBe(1);
});
