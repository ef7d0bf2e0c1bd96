import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownProfile } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { documentOf } from '../documents/document-of.ts';
import { createOutputs } from '../outputs/create-outputs.ts';
import type { OutputName } from '../outputs/outputs.ts';
import { DEFAULT_SETTINGS } from '../outputs/settings.ts';
import { made } from '../outputs/testing/make.ts';
import { translator } from '../outputs/testing/translator.ts';
import { openSpeech } from '../speech/speech.ts';
import type { ImportOptions } from './importer.ts';
import { importerFor } from './importers.ts';

const options: ImportOptions = { profile: knownProfile('swell-a4'), translate: translator.translate };
const read = async (name: string, bytes: Uint8Array | string, more: Partial<ImportOptions> = {}) => {
  const importer = importerFor(name);
  if (!importer) throw new Error(`Nothing reads ${name}.`);
  const input = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return importer.read({ name, bytes: input }, { ...options, ...more });
};
const CSV = 'Day,Books\nMonday,4\nTuesday,6\nWednesday,3\n';

test('a table becomes a chart with its drawing, its sound and its description', async () => {
  const { source } = made(await read('books.csv', CSV, { title: 'Books read', chartType: 'bar' }));
  expect([source.chart?.type, source.drawing.title]).toEqual(['bar', 'Books read']);
  expect(source.score?.events.filter(({ kind }) => kind === 'note').length).toBe(3);
  expect(source.description).toContain('The highest is 6 at “Tuesday”.');
});

test('a table too long to be felt is still heard, read and described, and each output of a drawing says why there is none', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `day ${at},${(at * 37) % 101}`);
  const { source } = made(await read('long.csv', `Day,Books\n${rows.join('\n')}\n`, { chartType: 'bar' }));
  expect(source.undrawn?.code).toBe('chart-does-not-fit');
  const outputs = createOutputs({ translator, speech: openSpeech([]) }, DEFAULT_SETTINGS);
  const makeOne = async (name: OutputName) => {
    const result = await outputs[name].make(source, options.profile);
    return result.ok ? 'made' : result.problems[0].code;
  };
  const unmade = 'chart-does-not-fit';
  expect(await Promise.all((['svg', 'swell', 'png'] as const).map(makeOne))).toEqual([
    unmade,
    unmade,
    unmade,
  ]);
  expect(await Promise.all((['text', 'brf', 'ebraille', 'pdf'] as const).map(makeOne))).toEqual([
    'made',
    'made',
    'made',
    'made',
  ]);
  expect(documentOf(source).blocks.map(({ kind }) => kind)).not.toContain('figure');
});

test('a drawing of ours is read back, with the title that was asked for', async () => {
  const golden = join(import.meta.dirname, '../../../gallery/src/goldens/golden/clock.drawing.svg');
  const { source } = made(await read('clock.SVG', readFileSync(golden), { title: 'Noon' }));
  expect([source.drawing.id, source.drawing.title]).toEqual(['clock', 'Noon']);
});

test('old files are read, and it is told', async () => {
  const old = Buffer.from('Stadt,Höhe\nKöln,4\nGöttingen,6\n', 'latin1');
  const { source, changes } = made(await read('old.csv', old));
  expect(source.chart?.series[0]?.points[0]?.label).toBe('Köln');
  expect(changes.map(({ code }) => code)).toContain('old-encoding');
  const wide = Buffer.from(`\ufeff${CSV}`, 'utf16le');
  expect(made(await read('wide.csv', wide)).source.chart?.series[0]?.points.length).toBe(3);
});

test.each([
  ['empty.csv', '', 'file-empty'],
  ['blank.csv', '\n\n', 'table-empty'],
  ['heads.csv', 'Day,Books\n', 'table-no-rows'],
  ['binary.csv', '\u0000\u0001\u0002PK\u0003', 'table-binary'],
  ['words.csv', 'a,b\nc,d\n', 'chart-no-numbers'],
  ['other.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg.foreign'],
])('%s is refused in one sentence', async (name, bytes, code) => {
  const result = await read(name, bytes);
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
  expect(result.ok ? '' : result.problems[0].message).toMatch(/^[A-Z“].*\.$/);
});

test('a language without braille is a problem, not letters', async () => {
  expect(await read('books.csv', CSV, { language: 'fi' })).toMatchObject({
    ok: false,
    problems: [{ code: 'no-braille-code' }],
  });
});
