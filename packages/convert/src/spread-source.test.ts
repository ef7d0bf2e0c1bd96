import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { createDocument } from './documents/document-of.ts';
import { createOutputs } from './outputs/create-outputs.ts';
import { createDrawing, createShape, findBytes, unwrapMade } from './outputs/testing/make.ts';
import { readPdfInfo, readPdfText } from './outputs/testing/poppler.ts';
import { translator } from './outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { Source } from './source.ts';
import { openSpeech } from './speech/speech.ts';
import { planSource, spreadSource } from './spread-source.ts';

const houses = [0, 1, 2, 3].flatMap((at) => {
  const [x, y] = [40 + (at % 2) * 17, 40 + Math.floor(at / 2) * 17];
  return [
    createShape(`house-${at}`, {
      name: at === 0 ? 'Inn' : '',
      geometry: { type: 'rect', x, y, width: 15, height: 15 },
    }),
    createShape(`window-${at}`, {
      name: '',
      geometry: { type: 'rect', x: x + 5, y: y + 5, width: 4, height: 4 },
    }),
  ];
});
const lake = createShape('lake', {
  name: 'Lake',
  geometry: { type: 'ellipse', center: { x: 140, y: 200 }, rx: 30, ry: 25, angle: 0 },
});
const drawing = createDrawing([...houses, lake], { title: 'Village', id: 'village' });
const paper = getProfile('swell-a4');
const outputs = createOutputs({ translator, speech: openSpeech([]) }, DEFAULT_SETTINGS);

function spread(source: Source = { drawing }): Source {
  return spreadSource(planSource(source, 'practiced', paper).source, translator);
}

test('a drawing that is too full becomes an overview, its details and the guide, and the report counts them', () => {
  const { source, changes } = planSource({ drawing }, 'practiced', paper);
  expect(changes).toEqual([
    {
      code: 'sheets_spread',
      parameters: { sheets: 2, count: 8, uncured: 0 },
      items: houses.map(({ id }) => id),
    },
  ]);
  const { drawing: overview, furtherSheets, keySheets, guide } = spreadSource(source, translator);
  expect(overview).toMatchObject({ id: 'village' });
  expect(overview).not.toHaveProperty('spread');
  expect(furtherSheets?.map(({ title }) => title)).toEqual(['Village: A']);
  expect(keySheets?.map(({ title }) => title)).toEqual(['Village: guide to the sheets']);
  expect(guide).toHaveLength(2);
});

test('a drawing that one sheet holds stays on it, and that is told', () => {
  const source: Source = { drawing: createDrawing([lake]) };
  expect(planSource(source, 'expert', paper)).toEqual({
    source,
    changes: [{ code: 'sheets_one_enough', parameters: {}, items: [] }],
  });
  expect(spreadSource(source, translator)).toBe(source);
});

test('the PDF for swell paper has a page for each sheet and one for the guide in print and braille', async () => {
  const made = await outputs.swell.make(spread(), paper);
  const pdf = findBytes(made);
  expect(readPdfInfo(pdf)).toMatch(/Pages:\s+3\n/);
  expect(readPdfText(pdf).replaceAll(/\s+/g, ' ')).toContain(
    'Find A in the upper left. It has a sheet of its own.',
  );
  expect(
    unwrapMade(made).changes.filter(({ code }) => code === 'print_left_out' || code === 'cut_off_at_edge'),
  ).toEqual([]);
});

test('the braille file says the guide before the graphics, and has a page for each of them', async () => {
  const made = await outputs.pef.make(spread(), getProfile('embosser-8'));
  const pef = new TextDecoder().decode(findBytes(made));
  const [first = '', ...rest] = pef.split('<section>').slice(1);
  const [guide] = translator.translate(['To go back, find A in the upper left of the overview.'], 'ueb-2');
  const words = guide?.cells.split('⠀') ?? [];
  expect(words.every((word) => first.includes(word))).toBe(true);
  expect(rest.join('').split('<page>').length - 1).toBeGreaterThanOrEqual(2);
});

test('a document says the guide, and each part of overview and details once', () => {
  const { blocks } = createDocument(spread());
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings).toEqual(['Description', 'Guide to the sheets', 'Graphic', 'Parts of the graphic']);
  expect(blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(2);
  expect(blocks.at(-1)).toEqual({
    kind: 'parts',
    entries: [
      { name: 'Lake', description: '' },
      { name: 'Inn', description: '' },
    ],
  });
});

test('beside a German drawing the guide is told to be English, and is English braille', () => {
  const german = spread({ drawing: { ...drawing, language: 'de' } });
  const guide = createDocument(german).blocks.filter(
    (block) => block.kind === 'paragraph' && block.language === 'en',
  );
  expect(guide).toHaveLength(2);
  const texts = german.keySheets?.flatMap(({ layers }) => layers.flatMap(({ items }) => items)) ?? [];
  expect(texts.map((item) => item.kind === 'text' && item.braille?.table)).toEqual([
    expect.stringContaining('en-ueb'),
    expect.stringContaining('en-ueb'),
  ]);
});
