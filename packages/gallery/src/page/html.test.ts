import { decodePng } from '@relievo/graphic/png';
import { elementsOf, parseSvg } from '@relievo/graphic/testing';
import { expect, test } from 'vitest';
import { samplePages } from '../pages.ts';
import { drawDots } from './dotted.ts';
import { writeGalleryHtml } from './html.ts';
import { makeShownPage } from './sheet-files.ts';

const chosen = ['texture-grid', 'right-to-left'];
const sheets = samplePages()
  .filter(({ name }) => chosen.includes(name))
  .map(makeShownPage);
const html = writeGalleryHtml(sheets);

test('each sheet shows print, relief, dots and pins, and every picture exists', () => {
  const sources = Array.from(html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g), ([, src, alt]) => ({
    src,
    alt,
  }));
  expect(sources.map(({ src }) => src)).toEqual(sheets.flatMap(({ views }) => views.map(({ file }) => file)));
  expect(new Set(sources.map(({ alt }) => alt)).size).toBe(8);
  const files = sheets.flatMap(({ views }) => views);
  for (const { bytes } of files.filter(({ file }) => file.endsWith('.png')))
    expect(decodePng(bytes)).toMatchObject({ ok: true });
  for (const { bytes } of files.filter(({ file }) => file.endsWith('.svg')))
    expect(elementsOf(parseSvg(new TextDecoder().decode(bytes))).length).toBeGreaterThan(5);
});

test('headings go down by one, links lead to ids, and languages are named', () => {
  expect(Array.from(html.matchAll(/<h(\d)/g), ([, level]) => level)).toEqual(['1', '2', '3', '2', '3']);
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
  expect(html).toContain('<h2 id="right-to-left-title" lang="he">');
  expect(html).toContain('2 sheets, no findings.');
});

test('a finding is shown with its source', () => {
  const [first] = sheets;
  const finding = {
    rule: 'r',
    severity: 'warning',
    items: [],
    place: { x: 0, y: 0, width: 0, height: 0 },
    measured: 1,
    required: 2,
    code: 'braille_missing',
    parameters: { item: { name: 'A & B' } },
    repairable: false,
    source: 'A source',
  } as const;
  const told = writeGalleryHtml(first ? [{ ...first, findings: [finding] }] : []);
  expect(told).toContain(
    '<li>“A &amp; B” has no braille, so it cannot be felt. Translate it. (A source)</li>',
  );
  expect(told).toContain('1 sheet, 1 finding.');
});

test('a pixel becomes a round dot, and paper stays paper', () => {
  const { width, height, data } = drawDots(
    { width: 2, height: 1, channels: 1, data: Uint8Array.of(0, 255) },
    4,
  );
  expect([width, height]).toEqual([8, 4]);
  expect(Array.from(data.subarray(0, 8))).toEqual([255, 0, 0, 255, 255, 255, 255, 255]);
  expect(Array.from(data.subarray(8, 16))).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
});
