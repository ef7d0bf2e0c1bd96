import type { Texture } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BraillePageSettings, DEFAULT_SETTINGS } from '../settings.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { brf } from './brf.ts';
import {
  createDrawing,
  createShape,
  createText,
  findBytes,
  listCodes,
  makeChartOf,
  readExample,
} from './testing/make.ts';
import { translator } from './testing/translator.ts';

const SIX = getProfile('embosser-6');
function makeBrf(
  source: Parameters<typeof brf.make>[0],
  page: Partial<BraillePageSettings> = {},
  table?: string,
) {
  const settings = {
    ...DEFAULT_SETTINGS,
    page: { ...DEFAULT_SETTINGS.page, ...page },
    ...(table ? { table } : {}),
  };
  return brf.make(source, SIX, { translator, settings });
}
function splitIntoPages(result: ReturnType<typeof makeBrf>) {
  return new TextDecoder()
    .decode(findBytes(result))
    .split('\f')
    .map((page) => page.split('\r\n'));
}

const chart = makeChartOf('Day,Books\nMonday,4\nTuesday,6\n', 'Books read');

test('a transcription begins with its title and says description, contents, data and parts', () => {
  const [first = [], ...rest] = splitIntoPages(
    makeBrf({ drawing: readExample('bar-chart'), chart }, {}, 'ueb-1'),
  );
  expect(first[0]?.trim()).toBe('#A');
  expect(first[1]?.trim()).toBe(',BOOKS READ IN A WEEK');
  expect(first.join('\n')).toContain(',CONTENTS');
  expect(first.join('\n')).toMatch(/,GRAPHIC #[A-J]/);
  expect(rest.flat().join('\n')).toContain(',MONDAY');
  expect(rest.flat().join('\n')).toMatch(/,PARTS OF THE GRAPHIC/);
});

test('the contents name the page on which each heading stands', () => {
  const pages = splitIntoPages(makeBrf({ drawing: readExample('bar-chart'), chart }, {}, 'ueb-1'));
  const [, number = ''] = /,PARTS OF THE GRAPHIC #([A-J]+)/.exec(pages.flat().join('\n')) ?? [];
  const at = Number([...number].map((letter) => 'JABCDEFGHI'.indexOf(letter)).join(''));
  expect(pages[at - 1]?.slice(1).join('\n')).toMatch(/^\s*,PARTS OF THE GRAPHIC$/m);
});

test.each([
  [12, 5],
  [28, 10],
  [40, 25],
  [33, 27],
])('on pages of %i by %i nothing is wider or longer, and every byte is braille', (columns, rows) => {
  for (const name of ['island', 'bar-chart', 'water']) {
    const pages = splitIntoPages(makeBrf({ drawing: readExample(name), chart }, { columns, rows }));
    for (const page of pages) {
      expect(page.at(-1)).toBe('');
      expect(page.length - 1).toBeLessThanOrEqual(rows);
      expect(page.filter((line) => line.length > columns || line !== line.trimEnd())).toEqual([]);
    }
    const bytes = findBytes(makeBrf({ drawing: readExample(name), chart }, { columns, rows }));
    expect(
      [...bytes].filter((byte) => !(byte >= 0x20 && byte <= 0x5f) && ![10, 12, 13].includes(byte)),
    ).toEqual([]);
  }
});

test('the page break stands alone on a line where the embosser wants it so', () => {
  const settings = { pageBreak: 'line-and-form-feed' } as const;
  const text = new TextDecoder().decode(findBytes(makeBrf({ drawing: readExample('island') }, settings)));
  expect(text).toMatch(/\r\n\f\r\n/);
  expect(text.endsWith('\f\r\n')).toBe(false);
});

test('the key has the cells that stand on the graphic', () => {
  const braille = { cells: '⠭⠽', engine: 'letters', table: 'letters' };
  const items = [
    createText('code', 'xy', { role: 'key', labels: 'words', braille }),
    createText('words', 'lake', { role: 'key' }),
  ];
  const lines = splitIntoPages(makeBrf({ drawing: createDrawing(items) }, {}, 'ueb-1')).flat();
  expect(lines).toContain('XY LAKE');
});

test('a description in another language is written in the code of that language', () => {
  const german = createDrawing([createShape('a', { name: '' })], { title: 'Umsatz', language: 'de' });
  const lines = splitIntoPages(
    makeBrf({ drawing: german, description: 'the and for', descriptionLanguage: 'en' }),
  );
  expect(lines.flat()).toContain('  ! & =');
});

test('characters without cells, a shrunk graphic and uneven dots are reported', () => {
  const codes = listCodes(
    makeBrf({ drawing: readExample('island'), description: 'A map of 島.' }, { columns: 20, rows: 10 }),
  );
  expect(codes).toEqual(
    expect.arrayContaining(['character_undefined', 'scaled_to_braille_page', 'dots_uneven']),
  );
});

test('a code or a table that does not exist and a page of three cells are refused in one sentence', () => {
  const messages = [
    makeBrf({ drawing: createDrawing([createShape('a')], { language: 'fi' }) }),
    makeBrf({ drawing: createDrawing([createShape('a')]) }, {}, 'nothing'),
    makeBrf({ drawing: createDrawing([createShape('a')]) }, { columns: 3 }),
  ].map((result) => (result.ok ? 'made' : wordsOf(result.problems[0])));
  expect(messages[0]).toBe(
    'There is no braille code for the language “fi” here. Choose a table, such as ueb-1.',
  );
  expect(messages[1]).toMatch(/^There is no braille table “nothing” here\./);
  expect(messages[2]).toMatch(/^A page of 3 cells in a line and 25 lines is too small for braille/);
});

test('a hundred thousand characters are transcribed whole', () => {
  const long = 'Every word of a long text is there. '.repeat(2800);
  const pages = splitIntoPages(
    makeBrf({ drawing: createDrawing([createShape('a')]), description: long }, {}, 'ueb-1'),
  );
  const all = pages.map((page) => page.slice(1).join(' ')).join(' ');
  expect(all.match(/\bLONG\b/g)?.length).toBe(2800);
});

test('any text on a page of any size keeps to the page or is refused, and every byte is braille', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 });
  const size = fc.record({ columns: fc.integer({ min: 1, max: 60 }), rows: fc.integer({ min: 1, max: 30 }) });
  const drawn = createDrawing([createShape('a')]);
  fc.assert(
    fc.property(words, size, (description, page) => {
      const result = makeBrf({ drawing: drawn, description }, page);
      if (!result.ok) return page.columns < 12 || page.rows < 4 || /[\u2840-\u28ff]/.test(description);
      const pages = splitIntoPages(result);
      const bytes = [...findBytes(result)];
      return (
        pages.every(
          (lines) => lines.length - 1 <= page.rows && lines.every((line) => line.length <= page.columns),
        ) && bytes.every((byte) => (byte >= 0x20 && byte <= 0x5f) || [10, 12, 13].includes(byte))
      );
    }),
    { numRuns: 60 },
  );
});

test('the key of a map or of bars shows each texture in cells, as the graphic has it, beside its words', () => {
  const sample = (id: string, texture: Texture) =>
    createShape(id, { role: 'key', texture, geometry: { type: 'rect', x: 0, y: 0, width: 30, height: 15 } });
  const items = [
    sample('wood-sample', 'lines-horizontal'),
    createText('wood', 'wood', { role: 'key', labels: 'wood-sample' }),
    sample('field-sample', 'lines-vertical'),
    createText('field', 'field', { role: 'key', labels: 'field-sample' }),
  ];
  const lines = splitIntoPages(makeBrf({ drawing: createDrawing(items) }, {}, 'ueb-1')).flat();
  const [wood = -1, field = -1] = ['WOOD', 'FIELD'].map((word) =>
    lines.findIndex((line) => line.endsWith(word)),
  );
  const looks = [wood, field].map((at) => [lines[at]?.slice(0, 6), lines[at + 1]]);
  expect(looks[0]?.[0]).toMatch(/^(.)\1{5}$/u);
  expect(looks[0]).not.toEqual(looks[1]);
  expect(looks.flat().every((look) => look?.trim().length === 6)).toBe(true);
});
