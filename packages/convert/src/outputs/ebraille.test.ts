import { getProfile } from '@relievo/graphic/profiles';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { ebraille, toBrailleLanguage } from './ebraille.ts';
import { findBytes, makeChartOf, readExample } from './testing/make.ts';
import { translator } from './testing/translator.ts';

const settings = { ...DEFAULT_SETTINGS, date: '2026-03-01', creator: 'A teacher' };
const chart = makeChartOf('Day,Books\nMonday,4\nTuesday,6\n', 'Books read');

function makeEbraille(): Uint8Array {
  return findBytes(
    ebraille.make({ drawing: readExample('island'), chart }, getProfile('swell-a4'), {
      translator,
      settings,
    }),
  );
}
const bytes = makeEbraille();
const files = unzipSync(bytes);
function readText(name: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(files[name]);
}
function parseFile(name: string): Element {
  const onError = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(readText(name), 'text/xml').documentElement;
  if (!root) throw new Error(`${name} has no root.`);
  return root;
}
function findTags(root: Element, tag: string): readonly Element[] {
  return Array.from(root.getElementsByTagName(tag));
}

test('mimetype stands first, is not packed, and has no extra field', () => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [method, nameLength, extraLength] = [
    view.getUint16(8, true),
    view.getUint16(26, true),
    view.getUint16(28, true),
  ];
  expect([method, nameLength, extraLength]).toEqual([0, 8, 0]);
  expect(new TextDecoder().decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test('package.opf and index.html stand at the root, and every reference resolves', () => {
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['package.opf', 'index.html', 'META-INF/container.xml']));
  const [rootfile] = findTags(parseFile('META-INF/container.xml'), 'rootfile');
  expect(rootfile?.getAttribute('full-path')).toBe('package.opf');
  const opf = parseFile('package.opf');
  const items = new Map(findTags(opf, 'item').map((item) => [item.getAttribute('id'), item]));
  for (const item of items.values()) expect(names).toContain(item.getAttribute('href'));
  for (const name of names.filter((one) => !/^(mimetype|META-INF|package)/.test(one)))
    expect([...items.values()].map((item) => item.getAttribute('href'))).toContain(name);
  const spine = findTags(opf, 'itemref').map((ref) => items.get(ref.getAttribute('idref')));
  expect(spine.map((item) => item?.getAttribute('media-type'))).toEqual(['application/xhtml+xml']);
  expect(items.get('nav')?.getAttribute('properties')).toBe('nav');
  const content = parseFile('ebraille/document.xhtml');
  const ids = new Set(['title', ...findTags(content, 'h2').map((heading) => heading.getAttribute('id'))]);
  for (const link of findTags(parseFile('index.html'), 'a')) {
    const [file = '', id = ''] = (link.getAttribute('href') ?? '').split('#');
    expect([names.includes(file), ids.has(id)]).toEqual([true, true]);
  }
  expect(
    findTags(content, 'img').map((img) => names.includes(`ebraille/${img.getAttribute('src')}`)),
  ).toEqual([true]);
  expect(names.map(readText).join('')).not.toMatch(/(?:href|src)="https?:/);
});

test('the metadata that eBraille 1.0 requires is there once each', () => {
  const opf = parseFile('package.opf');
  const dc = (name: string) => findTags(opf, `dc:${name}`).map(({ textContent }) => textContent);
  expect([dc('format'), dc('creator'), dc('date'), dc('language'), dc('title')]).toEqual([
    ['eBraille 1.0'],
    ['A teacher'],
    ['2026-03-01'],
    ['en-Brai'],
    ['Map of an island'],
  ]);
  expect(dc('identifier')).toEqual([
    expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
  const meta = findTags(opf, 'meta').map((one) => [one.getAttribute('property'), one.textContent]);
  expect(meta).toEqual([
    ['dcterms:modified', '2026-03-01T00:00:00Z'],
    ['dcterms:dateCopyrighted', '2026'],
    ['a11y:brailleCellType', '6'],
    ['a11y:brailleSystem', 'Unified English Braille, contracted'],
    ['a11y:completeTranscription', 'true'],
    ['a11y:producer', 'Relievo'],
    ['a11y:tactileGraphics', 'SVG'],
  ]);
});

test('every word that is read is braille', () => {
  for (const name of ['index.html', 'ebraille/document.xhtml'])
    expect((findTags(parseFile(name), 'body')[0]?.textContent ?? '').replaceAll(/\s/g, '')).toMatch(
      /^[\u2800-\u283f]+$/,
    );
});

test('the language says that it is written in braille', () => {
  expect(['en', 'en-US', 'sr-Latn-RS'].map(toBrailleLanguage)).toEqual([
    'en-Brai',
    'en-Brai-US',
    'sr-Brai-RS',
  ]);
});

test('the same source gives the same bytes', () => {
  expect(makeEbraille()).toEqual(bytes);
});
