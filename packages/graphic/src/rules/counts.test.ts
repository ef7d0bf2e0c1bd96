import { translateLetters } from '@relievo/braille';
import { expect, test } from 'vitest';
import { LINE_STYLES, TEXTURES } from '../model/drawing.ts';
import { POINT_SYMBOLS } from '../model/geometry.ts';
import { getProfile } from '../profiles/profiles.ts';
import { cells, drawing, image, lines, nested, rect, shape, text } from '../testing/make.ts';
import { check } from './check.ts';
import { checkOn } from './testing/edges.ts';

function createTextured(count: number) {
  return TEXTURES.slice(0, count).map((texture, index) =>
    shape(`a${index}`, rect(20 + 30 * (index % 6), 20 + 40 * Math.floor(index / 6), 20, 20), { texture }),
  );
}
function symbols(count: number) {
  return POINT_SYMBOLS.slice(0, count).map((symbol, index) =>
    shape(
      `s${index}`,
      { type: 'symbol', symbol, at: { x: 20 + 20 * index, y: 50 }, size: 6 },
      { role: 'symbol' },
    ),
  );
}
function createStyled(count: number) {
  return Array.from({ length: count }, (_, index) =>
    shape(`l${index}`, lines([20, 20 + 12 * index, 120, 20 + 12 * index]), {
      line: { style: LINE_STYLES[index % 5] ?? 'solid', width: 1 + Math.floor(index / 5) },
    }),
  );
}
function labels(count: number) {
  return Array.from({ length: count }, (_, index) =>
    text(`t${index}`, `word ${index}`, {
      at: { x: 20 + 50 * (index % 3), y: 20 + 15 * Math.floor(index / 3) },
      braille: cells('⠺⠕'),
    }),
  );
}
function code(id: string, print: string) {
  return text(id, print, {
    role: 'key',
    at: { x: 20, y: 200 },
    braille: translateLetters(print),
    labels: 'words',
  });
}
const words = text('words', 'a', { role: 'key', at: { x: 60, y: 200 }, braille: translateLetters('a') });

test.each([
  ['textures', createTextured],
  ['point symbols', symbols],
  ['line styles', createStyled],
])('five kinds of %s can be told apart, and six are reported', (_, make) => {
  expect(checkOn('kinds_per_sheet', make(5))).toEqual([]);
  expect(checkOn('kinds_per_sheet', make(6))).toMatchObject([{ measured: 6, required: 5 }]);
});

test('kinds on a touchscreen are those of vibration', () => {
  const buzzing = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      shape(`b${index}`, rect(20 + 30 * index, 20, 20, 20), {
        plays: { haptic: { durations: [0, 100 + index] } },
      }),
    );
  expect(checkOn('kinds_per_sheet', buzzing(5), 'touchscreen')).toEqual([]);
  expect(checkOn('kinds_per_sheet', buzzing(6), 'touchscreen')).toHaveLength(1);
});

test('fifteen labels are accepted, and sixteen ask for a key', () => {
  expect(checkOn('labels_per_sheet', labels(15))).toEqual([]);
  expect(checkOn('labels_per_sheet', labels(16))).toMatchObject([{ measured: 16, required: 15 }]);
});

test('codes of a key count among the labels, and sixteen of them ask for several sheets', () => {
  const codes = (count: number) => labels(count).map((label) => ({ ...label, print: 'km' }));
  const key = [code('k', 'km'), words];
  expect(checkOn('labels_per_sheet', [...codes(15), ...key])).toEqual([]);
  expect(checkOn('labels_per_sheet', [...codes(16), ...key])).toMatchObject([
    { code: 'too_many_codes', parameters: { count: 16, codes: 16, most: 15 } },
  ]);
});

test('a code has two letters, and one of them has dot 3 or dot 6', () => {
  expect(checkOn('key_letters', [code('k', 'bk'), words])).toEqual([]);
  expect(checkOn('key_letters', [code('k', 'bc'), words])).toMatchObject([{ measured: 0, required: 1 }]);
  expect(checkOn('key_letters', [code('k', 'm'), words])).toMatchObject([{ measured: 1, required: 2 }]);
});

test('40 % of raised surface is accepted, and more is reported', () => {
  const half = (height: number) => [shape('a', rect(0, 0, 210, height), { line: null, texture: 'solid' })];
  expect(checkOn('raised_share', half(118))).toEqual([]);
  expect(checkOn('raised_share', half(120))).toMatchObject([{ required: 0.4 }]);
});

test('dots that are thinner than what is felt count for their own area', () => {
  const on = (solid: number) => [
    shape('a', rect(0, 0, 210, solid), { line: null, texture: 'solid' }),
    shape('b', rect(0, solid, 210, 297 - solid), { line: null, texture: 'dots-fine' }),
  ];
  // Of the sheet 30 % and 37 % are solid; fine dots raise 8 % of what they cover.
  expect(checkOn('raised_share', on(90))).toEqual([]);
  expect(checkOn('raised_share', on(110))).toMatchObject([{ required: 0.4 }]);
});

test('pins need at least 3 % of raised surface', () => {
  const on = (height: number) => [shape('a', rect(0, 0, 240, height), { line: null, texture: 'solid' })];
  const sheet = { sheet: { ...drawing([]).sheet, width: 240, height: 100 } };
  expect(checkOn('raised_share', on(5), 'monarch', sheet)).toEqual([]);
  expect(checkOn('raised_share', on(2.5), 'monarch', sheet)).toMatchObject([{ required: 0.03 }]);
});

test('the key shows what the figure holds, exactly as it is there', () => {
  const figure = shape('a', rect(30, 30, 40, 40), { line: null, texture: 'grid' });
  const swatch = (texture: 'grid' | 'waves') =>
    shape('k', rect(30, 200, 30, 15), { role: 'key', line: null, texture });
  expect(checkOn('key_scale', [figure, swatch('grid')])).toEqual([]);
  expect(checkOn('key_scale', [figure, swatch('waves')])).toMatchObject([{ items: ['k'] }]);
});

test('an arrowhead on a lead line is reported', () => {
  const lead = shape('l', lines([60, 150, 90, 150]), {
    role: 'lead-line',
    line: { style: 'solid', width: 0.7 },
  });
  const head = (x: number) => shape('h', lines([x - 8, 147, x, 150, x - 8, 153], true), { role: 'arrow' });
  expect(checkOn('lead_line_head', [lead, head(90)])).toHaveLength(1);
  expect(checkOn('lead_line_head', [lead, head(150)])).toEqual([]);
});

test('the grid is lowest and data highest where heights exist', () => {
  const figure = (grid: number, axis: number, data: number) => [
    shape('g', lines([30, 60, 180, 60]), {
      role: 'grid',
      height: grid,
      line: { style: 'solid', width: 0.5 },
    }),
    shape('x', lines([30, 90, 180, 90]), { role: 'axis', height: axis }),
    shape('d', lines([30, 120, 180, 140]), { role: 'data', height: data }),
  ];
  expect(checkOn('height_order', figure(0.4, 0.7, 1), 'tiger-letter')).toEqual([]);
  expect(checkOn('height_order', figure(0.7, 0.7, 1), 'tiger-letter')).toHaveLength(1);
  expect(checkOn('height_order', figure(1, 1, 1), 'tiger-letter')).toHaveLength(2);
  expect(checkOn('height_order', figure(1, 1, 1), 'swell-a4')).toEqual([]);
});

test('braille has the sizes of the medium and holds cells only', () => {
  const label = text('t', 'k', { at: { x: 60, y: 60 }, braille: cells('⠅') });
  expect(checkOn('braille_cells', [label])).toEqual([]);
  expect(checkOn('braille_cells', [{ ...label, braille: cells('⠅k') }])).toMatchObject([
    { items: ['t'], measured: 1, repairable: false },
  ]);
  const other = check(drawing([label]), getProfile('swell-letter')).filter(
    ({ rule }) => rule === 'braille_cells',
  );
  expect(other).toMatchObject([{ items: [], repairable: true }]);
});

test.each([
  ['a line across it', shape('l', lines([40, 63, 100, 63]))],
  ['a grid line across it', shape('l', lines([40, 63, 100, 63]), { role: 'grid' })],
  ['a symbol within it', shape('l', { type: 'symbol', symbol: 'disc', at: { x: 66, y: 63 }, size: 1 })],
  ['another text', text('l', 'k', { at: { x: 62, y: 62 }, braille: cells('⠅') })],
  ['a picture around it', image('l', { placement: [200, 0, 0, 200, 0, 0] })],
])('braille overlaps nothing: %s', (_, other) => {
  const label = text('t', 'kkk', { at: { x: 60, y: 60 }, braille: cells('⠅⠅⠅') });
  expect(checkOn('braille_overlap', [label, other])).toHaveLength(1);
});

test('print overlaps nothing', () => {
  const label = text('t', 'kkk', { at: { x: 60, y: 60 } });
  expect(checkOn('print_overlap', [label, shape('l', lines([40, 62, 100, 62]))])).toHaveLength(1);
  expect(checkOn('print_overlap', [label, shape('l', lines([40, 80, 100, 80]))])).toEqual([]);
});

test('a label without braille is reported on paper, and not on a touchscreen', () => {
  const label = text('t', 'kkk', { at: { x: 60, y: 60 } });
  expect(checkOn('braille_missing', [label])).toMatchObject([{ items: ['t'], severity: 'error' }]);
  expect(checkOn('braille_missing', [label], 'touchscreen')).toEqual([]);
});

test('a drawing needs a language', () => {
  const one = [shape('a', rect(30, 30, 40, 40))];
  expect(checkOn('language_missing', one, 'swell-a4', { language: 'pt-BR' })).toEqual([]);
  for (const language of ['', '  ', 'klingon language'])
    expect(checkOn('language_missing', one, 'swell-a4', { language })).toHaveLength(1);
});

test('an item off the sheet is reported on every side', () => {
  const at = (x: number, y: number) => checkOn('off_sheet', [shape('a', rect(x, y, 40, 40))]).length;
  expect([at(-5, 50), at(50, -5), at(180, 50), at(50, 270), at(500, 500), at(50, 50)]).toEqual([
    1, 1, 1, 1, 1, 0,
  ]);
});

test('a sheet larger than the medium is reported, and a turned one is not', () => {
  const on = (width: number, height: number) =>
    checkOn('sheet_size', [shape('a', rect(30, 30, 40, 40))], 'swell-a4', {
      sheet: { ...drawing([]).sheet, width, height },
    }).length;
  expect([on(210, 297), on(297, 210), on(211, 297), on(420, 297)]).toEqual([0, 0, 1, 1]);
});

test.each([
  ['an empty drawing', drawing([]), 'empty-drawing'],
  [
    'a hidden layer',
    drawing([], { layers: [{ id: 'l', name: 'l', visible: false, items: [shape('a', rect(1, 1, 9, 9))] }] }),
    'empty-drawing',
  ],
  ['a shape of no size', drawing([shape('a', rect(30, 30, 0, 0))]), 'raises-nothing'],
  ['a path of nothing', drawing([shape('a', { type: 'path', subpaths: [] })]), 'raises-nothing'],
  ['neither line nor texture', drawing([shape('a', rect(30, 30, 40, 40), { line: null })]), 'raises-nothing'],
  ['a text of no words', drawing([text('a', '')]), 'raises-nothing'],
  ['no number', drawing([shape('a', rect(Number.NaN, 30, 40, 40))]), 'not-finite'],
  ['an infinity', drawing([shape('a', lines([30, 30, Infinity, 40]))]), 'not-finite'],
  [
    'an endless width',
    drawing([shape('a', rect(30, 30, 40, 40), { line: { style: 'solid', width: Infinity } })]),
    'not-finite',
  ],
  [
    'an area that crosses itself',
    drawing([shape('a', lines([30, 30, 90, 90, 90, 30, 30, 90], true), { texture: 'grid' })]),
    'self_crossing',
  ],
  [
    'a sheet of no size',
    drawing([shape('a', rect(1, 1, 9, 9))], { sheet: { ...drawing([]).sheet, width: 0 } }),
    'sheet_size',
  ],
  [
    'a sheet of 1 mm',
    drawing([shape('a', rect(0, 0, 40, 40))], { sheet: { ...drawing([]).sheet, width: 1, height: 1 } }),
    'off_sheet',
  ],
  [
    'a sheet of 10 m',
    drawing([shape('a', rect(0, 0, 9000, 40))], {
      sheet: { ...drawing([]).sheet, width: 10_000, height: 10_000 },
    }),
    'sheet_size',
  ],
])('%s is reported', (_, one, rule) => {
  const rules = check(one, getProfile('swell-a4')).map((finding) => finding.rule);
  expect(rules).toContain(rule);
});

test('groups ten thousand deep are checked like any other', () => {
  expect(check(drawing([nested(10_000)]), getProfile('swell-a4'))).toEqual([]);
});
