import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '@relievo/graphic/png';
import { getProfile } from '@relievo/graphic/profiles';
import { minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { createDocument } from '../documents/document-of.ts';
import { createOutputs } from '../outputs/create-outputs.ts';
import type { OutputName } from '../outputs/outputs.ts';
import { unwrapMade } from '../outputs/testing/make.ts';
import { translator } from '../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { openSpeech } from '../speech/speech.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { importSource } from './import-source.ts';
import type { ChartOptions } from './importer.ts';
import { findImporters, openFile } from './importers.ts';

const options: ChartOptions = { profile: getProfile('swell-a4'), translate: translator.translate };
function toBytes(content: Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
async function readFile(name: string, content: Uint8Array | string, more: Partial<ChartOptions> = {}) {
  return importSource({ name, bytes: toBytes(content) }, { ...options, ...more });
}
const GOLDEN = join(import.meta.dirname, '../../../gallery/src/goldens/golden/clock.drawing.svg');
const CSV = 'Day,Books\nMonday,4\nTuesday,6\nWednesday,3\n';

test('a table becomes a chart with its drawing, its sound and its description', async () => {
  const { source } = unwrapMade(
    await readFile('books.csv', CSV, { title: 'Books read', wish: { type: 'bar' } }),
  );
  expect([source.chart?.type, source.drawing.title]).toEqual(['bar', 'Books read']);
  expect(source.score?.events.filter(({ kind }) => kind === 'note').length).toBe(3);
  expect(source.description).toContain('The highest is 6 at “Tuesday”.');
});

test('a table too long to be felt is still heard, read and described, and each output of a drawing says why there is none', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `day ${at},${(at * 37) % 101}`);
  const { source } = unwrapMade(
    await readFile('long.csv', `Day,Books\n${rows.join('\n')}\n`, { wish: { type: 'bar' } }),
  );
  expect(source.undrawn?.code).toBe('chart_does_not_fit');
  const outputs = createOutputs({ translator, speech: openSpeech([]) }, DEFAULT_SETTINGS);
  const makeOne = async (name: OutputName) => {
    const result = await outputs[name].make(source, options.profile);
    return result.ok ? 'made' : result.problems[0].code;
  };
  const unmade = 'chart_does_not_fit';
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
  expect(createDocument(source).blocks.map(({ kind }) => kind)).not.toContain('figure');
});

test('a drawing of ours is read back, with the title that was asked for', async () => {
  const { source, changes } = unwrapMade(
    await readFile('clock.SVG', readFileSync(GOLDEN), { title: 'Noon' }),
  );
  expect([source.drawing.id, source.drawing.title, changes]).toEqual(['clock', 'Noon', []]);
});

test('old files are read, and the person is told', async () => {
  const old = Buffer.from('Stadt,Höhe\nKöln,4\nGöttingen,6\n', 'latin1');
  const { source, changes } = unwrapMade(await readFile('old.csv', old));
  expect(source.chart?.series[0]?.points[0]?.label).toBe('Köln');
  expect(changes.map(({ code }) => code)).toContain('old_encoding');
  const wide = Buffer.from(`\ufeff${CSV}`, 'utf16le');
  expect(unwrapMade(await readFile('wide.csv', wide)).source.chart?.series[0]?.points.length).toBe(3);
});

test.each([
  ['empty.csv', '', 'file_empty'],
  ['blank.csv', '\n\n', 'table_empty'],
  ['heads.csv', 'Day,Books\n', 'table_without_rows'],
  ['binary.csv', '\u0000\u0001\u0002PK\u0003', 'file_unknown'],
  ['words.csv', 'a,b\nc,d\n', 'chart_numbers_missing'],
  ['blank.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'nothing_drawn'],
  ['cut.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'svg_broken'],
  ['book.svg', '%PDF-1.7\n', 'pdf_unreadable'],
])('%s is refused in one sentence', async (name, bytes, code) => {
  const result = await readFile(name, bytes);
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toEqual([code]);
  expect(result.ok ? '' : wordsOf(result.problems[0])).toMatch(/^[A-Z“].*\.$/);
});

test('a language without braille is reported as a problem, and no letters stand in for it', async () => {
  expect(await readFile('books.csv', CSV, { language: 'fi' })).toMatchObject({
    ok: false,
    problems: [{ code: 'braille_code_missing' }],
  });
});

test('a file is read by what it holds: its name decides only where nothing else does', async () => {
  const importersOf = (name: string, content: string) =>
    findImporters({ name, bytes: toBytes(content) }).map(({ importer, confidence }) => [
      importer.id,
      confidence,
    ]);
  const svg =
    '<?xml version="1.0"?><!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg"><circle r="30"/></svg>';
  expect(importersOf('drawing.csv', svg)).toEqual([['svg', 'certain']]);
  expect(importersOf('drawing', `<!DOCTYPE svg PUBLIC "a" "b">\n${svg}`)).toEqual([['svg', 'certain']]);
  expect(importersOf('table.svg', CSV)).toEqual([
    ['table', 'likely'],
    ['markdown', 'possible'],
  ]);
  expect(importersOf('notes', 'one line')).toEqual([
    ['markdown', 'possible'],
    ['table', 'possible'],
  ]);
  expect(importersOf('notes.txt', '# Plants\n\nThey drink, as we do, all day, and never rest.\n')[0]).toEqual(
    ['markdown', 'likely'],
  );
  expect(importersOf('rain.txt', CSV)[0]).toEqual(['table', 'likely']);
  expect(importersOf('numbers.txt', '3\n4\n5\n')).toEqual([['table', 'possible']]);
  expect(importersOf('picture.csv', '\u0089PNG\r\n\u001a\n\u0000\u0000')).toEqual([]);
  const { source } = unwrapMade(await readFile('misnamed.csv', readFileSync(GOLDEN)));
  expect(source.drawing.id).toBe('clock');
});

test('a file shows its pages and small pictures of them before anything is imported', async () => {
  const steps: number[] = [];
  const opened = unwrapMade(await openFile({ name: 'clock.svg', bytes: readFileSync(GOLDEN) }));
  if (opened.kind !== 'pages') throw new Error('It has no pages.');
  expect(opened.pages).toEqual([
    { number: 1, name: expect.any(String), kind: 'drawing', size: { width: 210, height: 297 } },
  ]);
  const small = unwrapMade(await opened.drawThumbnail(1, 200));
  const picture = unwrapMade(decodePng(small));
  expect([picture.width, picture.height]).toEqual([142, 200]);
  expect(minOf(picture.data)).toBeLessThan(50);
  const pages = unwrapMade(await opened.importPages([1], {}, { onProgress: (done) => steps.push(done) }));
  expect(pages.map(({ page }) => page)).toEqual([1]);
  expect(await opened.importPages([2], {})).toMatchObject({
    ok: false,
    problems: [{ code: 'page_not_there' }],
  });
});

test('reading stops when it is cancelled', async () => {
  const bytes = toBytes('<svg xmlns="http://www.w3.org/2000/svg"><circle r="30"/><circle r="40"/></svg>');
  const opened = unwrapMade(await openFile({ name: 'a.svg', bytes }));
  if (opened.kind !== 'pages') throw new Error('It has no pages.');
  const controller = new AbortController();
  const reading = opened.importPages(
    [1],
    {},
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  await expect(reading).rejects.toThrow('aborted');
});

test('a table shows its columns, and becomes the chart that is asked for', async () => {
  const opened = unwrapMade(await openFile({ name: 'books.csv', bytes: toBytes(CSV) }));
  if (opened.kind !== 'table') throw new Error('It is no table.');
  expect(opened.table.columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['Day', 'text'],
    ['Books', 'number'],
  ]);
  expect(unwrapMade(opened.makeChart({ ...options, wish: { type: 'line' } })).source.chart?.type).toBe(
    'line',
  );
  expect(unwrapMade(opened.makeChart({ ...options, wish: { type: 'pie' } })).source.chart?.type).toBe('pie');
});
