import { brailleDots } from '@relievo/graphic/geometry';
import type { Result } from '@relievo/graphic/model';
import type { OutputResult } from '@relievo/graphic/outputs';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import type { Source } from '../source.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { swell } from './swell.ts';
import { darkness, findInkAlong } from './testing/ink.ts';
import { createDrawing, createShape, createText, findBytes, listCodes, readExample } from './testing/make.ts';
import { readPdfInfo, readPdfText, renderPdfPage } from './testing/poppler.ts';
import { renderByRsvg } from './testing/rsvg.ts';

const A4 = getProfile('swell-a4');
function makeSwell(source: Source, profile: Profile = A4): Result<OutputResult> {
  const result = swell.make(source, profile, { settings: DEFAULT_SETTINGS });
  return result;
}
const PER_MM = 20;
const DPI = PER_MM * 25.4;

function pageSize(info: string): readonly number[] {
  return (/Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(info) ?? [])
    .slice(1)
    .map((points) => (Number(points) / 72) * 25.4);
}

test('the page has the size of the paper within 0.1 mm, and viewers are told not to scale it', () => {
  const result = makeSwell({ drawing: createDrawing([createShape('a')]) }, A4);
  const [width = 0, height = 0] = pageSize(readPdfInfo(findBytes(result)));
  expect(Math.abs(width - 210)).toBeLessThan(0.1);
  expect(Math.abs(height - 297)).toBeLessThan(0.1);
  expect(Buffer.from(findBytes(result)).toString('latin1')).toContain('/PrintScaling /None');
});

test('the file states the day of its source as its own, and asks no clock', () => {
  const settings = { ...DEFAULT_SETTINGS, date: '2026-11-20' };
  const result = swell.make({ drawing: createDrawing([createShape('a')]) }, A4, { settings });
  expect(Buffer.from(findBytes(result)).toString('latin1')).toContain(
    '<xmp:CreateDate>2026-11-20T00:00:00Z</xmp:CreateDate>',
  );
});

test('a drawing smaller than the paper lies at its own size at the top left; one that lies across turns the page', () => {
  const sheet = { ...createDrawing([]).sheet, width: 250, height: 150 };
  const result = makeSwell({ drawing: createDrawing([createShape('a')], { sheet }) }, A4);
  const [width = 0, height = 0] = pageSize(readPdfInfo(findBytes(result)));
  expect([Math.round(width), Math.round(height)]).toEqual([297, 210]);
  expect(listCodes(result)).toContain('page_turned');
});

test('a drawing larger than the paper is refused with both sizes', () => {
  const sheet = { ...createDrawing([]).sheet, width: 400, height: 400 };
  const result = makeSwell({ drawing: createDrawing([createShape('a')], { sheet }) }, A4);
  expect(result.ok ? '' : wordsOf(result.problems[0])).toBe(
    "The drawing's sheet is 400 by 400 mm, but Swell paper, A4 takes 210 by 297 mm. Fit the drawing to that sheet first.",
  );
});

test('lines, areas, marks and braille measured in poppler are where the drawing has them within 0.1 mm', () => {
  const sheet = { ...createDrawing([]).sheet, width: 140, height: 100 };
  const braille = { cells: '⠿⠿', engine: 'letters', table: 'letters' };
  const word = createText('t', 'x', { at: { x: 20, y: 85 }, braille });
  const items = [
    createShape('frame', {
      geometry: { type: 'rect', x: 20, y: 20, width: 100, height: 30 },
      line: { style: 'solid', width: 2 },
    }),
    createShape('solid', {
      geometry: { type: 'rect', x: 30, y: 60, width: 47.3, height: 20 },
      line: null,
      texture: 'solid',
    }),
    createShape('mark', { geometry: { type: 'symbol', symbol: 'square', at: { x: 100, y: 70 }, size: 7 } }),
    word,
  ];
  const touch = getProfile('touchscreen');
  const picture = renderPdfPage(
    findBytes(makeSwell({ drawing: createDrawing(items, { sheet }) }, touch)),
    DPI,
  );
  const measured = [
    findInkAlong(picture, PER_MM, 35, 0, 140),
    findInkAlong(picture, PER_MM, 70, 0, 90),
    findInkAlong(picture, PER_MM, 70, 90, 140),
  ];
  const expected = [
    [19, 121],
    [30, 77.3],
    [96.5, 103.5],
  ];
  for (const [i, ends] of measured.entries())
    for (const [end, at] of ends.entries())
      expect(Math.abs(at - (expected[i]?.[end] ?? 0))).toBeLessThan(0.1);
  for (const { x, y } of brailleDots(word, sheet)) {
    const [left, right] = findInkAlong(picture, PER_MM, y, x - 1.05, x + 1.05);
    expect(Math.abs(right - left - 1.5)).toBeLessThan(0.1);
    expect(Math.abs((left + right) / 2 - x)).toBeLessThan(0.05);
  }
});

test('dashes, textures and curves are where the SVG has them: an example in poppler and in librsvg', () => {
  const source = readExample('island');
  const dpi = 100;
  const pdf = renderPdfPage(findBytes(makeSwell({ drawing: source }, A4)), dpi);
  const svg = renderByRsvg(source, A4, dpi);
  let both = 0;
  let either = 0;
  for (let y = 0; y < Math.min(pdf.height, svg.height); y += 1) {
    for (let x = 0; x < Math.min(pdf.width, svg.width); x += 1) {
      const [one, other] = [darkness(pdf, x, y), darkness(svg, x, y)];
      both += Math.min(one, other);
      either += Math.max(one, other);
    }
  }
  expect(both / either).toBeGreaterThan(0.9);
});

test('the picture has words for readers who cannot see it, and print is text', () => {
  const words = createText('t', 'Größe in µm\nשלום עולם', { at: { x: 30, y: 80 } });
  const bytes = findBytes(
    makeSwell({ drawing: createDrawing([createShape('a'), words]), description: 'A box on a sheet.' }, A4),
  );
  expect(readPdfInfo(bytes, ['-struct'])).toMatch(/^Document\n {2}Figure/);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Alt (A box on a sheet.)');
  expect(readPdfText(bytes)).toContain('Größe in µm');
});

test('letters without a shape are reported by character', () => {
  const result = makeSwell({ drawing: createDrawing([createText('t', 'a 你 b')]) }, A4);
  expect(result.ok && result.value.changes.map(wordsOf)).toContain(
    'One item has characters that the typeface does not know (你 U+4F60).',
  );
});

test('the same drawing gives the same bytes', () => {
  const source = { drawing: readExample('circuit') };
  expect(findBytes(makeSwell(source, A4))).toEqual(findBytes(makeSwell(source, A4)));
});

test('sheets of the key are pages behind the graphic, each of its own size', () => {
  const key = {
    ...createDrawing([createShape('k')], { title: 'Key' }),
    sheet: { ...createDrawing([]).sheet, width: 297, height: 210 },
  };
  const bytes = findBytes(makeSwell({ drawing: createDrawing([createShape('a')]), keySheets: [key] }));
  expect(readPdfInfo(bytes, ['-f', '1', '-l', '2'])).toMatch(
    /Pages:\s+2[\s\S]*Page\s+1 size:\s+595\.\d+ x 841[\s\S]*Page\s+2 size:\s+841\.\d+ x 595/,
  );
});
