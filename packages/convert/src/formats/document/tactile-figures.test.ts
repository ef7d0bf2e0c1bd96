import type { WholeDocument } from '@relievo/document/file';
import type { Figure, Picture } from '@relievo/document/model';
import { aDocument, aDrawing, figure } from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import { validate } from '@relievo/document/validation';
import { type Drawing, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { fitDraft } from '../fit-draft.ts';
import { importDrafts } from '../import-drafts.ts';
import { KNOWN_PICTURES } from '../picture/testing/known-pictures.ts';
import { loadSharp } from '../sharp.ts';
import { drawForTouch } from './tactile-figures.ts';

async function paint(name: string): Promise<Uint8Array> {
  const known = KNOWN_PICTURES.find((one) => one.name === name);
  if (!known) throw new Error(`There is no picture of ${name}.`);
  const sharp = await loadSharp();
  return sharp(Buffer.from(known.svg), { density: 72 }).png().toBuffer();
}

function holdPictures(figures: readonly Figure[], bytes: ReadonlyMap<string, Uint8Array>): WholeDocument {
  const pictures: readonly Picture[] = [...bytes.keys()].map((id) => ({
    id,
    mediaType: 'image/png',
    width: 800,
    height: 600,
  }));
  return { document: aDocument(figures, { pictures }), pictures: bytes };
}

function draw(whole: WholeDocument) {
  const options = { profile: getProfile('swell-a4'), translate: translator.translate } as const;
  return drawForTouch(whole, {
    maxPictures: MAX_PICTURES,
    drawPicture: (file, title, language) =>
      importDrafts(file, { ...options, charts: 'redrawn', title, language }),
    fit: (draft) => fitDraft(draft, options),
  });
}

const MAX_PICTURES = 4;

function countBraille(drawing: Drawing | undefined): number {
  if (!drawing) return 0;
  return [...walkLeaves(drawing)].filter((item) => item.kind === 'text' && item.braille).length;
}

test('a picture of a chart becomes a chart, and one of a map a drawing with its words in braille', async () => {
  const whole = holdPictures(
    [
      figure('chart', { shows: { picture: 'picture-1' }, caption: plainText('Figure 2: Guests per month') }),
      figure('map', { shows: { picture: 'picture-2' } }),
    ],
    new Map([
      ['picture-1', await paint('a bar chart')],
      ['picture-2', await paint('a map of islands')],
    ]),
  );
  const { document, changes } = await draw(whole);
  const [chart, map] = document.document.blocks as readonly [Figure, Figure];
  expect([chart.treatment, map.treatment]).toEqual(['chart', 'tactile']);
  expect(chart.shows.chart?.cells).toHaveLength(7);
  expect(chart.shows.chart?.labels.title).toBe('Visitors by month');
  expect(chart.shows.chart?.cells[0]?.[1]).toBe('');
  expect(countBraille(map.shows.drawing)).toBeGreaterThan(0);
  expect(map.words.length).toBeGreaterThan(0);
  expect(changes.map(({ code }) => code)).toEqual(['figures_as_charts', 'figures_drawn']);
  expect(validate(document.document).ok).toBe(true);
});

test('a drawing of another program is laid on a sheet for fingers, and one with braille stays as it is', async () => {
  const [layer] = aDrawing().layers;
  const print = {
    kind: 'text',
    id: 'word',
    name: 'Hill',
    description: '',
    print: 'Hill',
    at: { x: 30, y: 60 },
    printSize: 6,
    braille: null,
  } as never;
  const foreign: Drawing = {
    ...aDrawing(),
    layers: [{ ...layer, items: [...(layer?.items ?? []), print] } as never],
  };
  const whole = holdPictures(
    [figure('hill', { shows: { drawing: foreign }, treatment: 'tactile' })],
    new Map(),
  );
  const once = await draw(whole);
  const [hill] = once.document.document.blocks as readonly [Figure];
  expect(countBraille(hill.shows.drawing)).toBeGreaterThan(0);
  const twice = await draw(once.document);
  expect(twice.document.document).toEqual(once.document.document);
});

test('a picture of nothing stays a picture, and the report counts it once for each place', async () => {
  const sharp = await loadSharp();
  const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const shows = { picture: 'picture-1' };
  const whole = holdPictures(
    [figure('a', { shows }), figure('b', { shows })],
    new Map([['picture-1', empty]]),
  );
  const { document, changes } = await draw(whole);
  expect(document.document).toEqual(whole.document);
  expect(changes).toMatchObject([{ code: 'figures_as_pictures', parameters: { count: 2 } }]);
});

test('a book with more pictures than are drawn says how many were left as they are', async () => {
  const figures = Array.from({ length: MAX_PICTURES + 3 }, (_, at) =>
    figure(`f-${at}`, { shows: { picture: `picture-${at}` } }),
  );
  const bytes = new Map(figures.map((_, at) => [`picture-${at}`, new Uint8Array([1, 2, 3])]));
  const { changes } = await draw(holdPictures(figures, bytes));
  expect(changes.find(({ code }) => code === 'figures_left')?.parameters).toEqual({
    max: MAX_PICTURES,
    count: 3,
  });
});

test('a fraction and lines to write on have no sheet for touch, and their words are read', async () => {
  const rule = (id: string, y: number) => ({
    kind: 'shape' as const,
    id,
    role: 'outline' as const,
    name: '',
    description: '',
    geometry: {
      type: 'path' as const,
      subpaths: [{ start: { x: 20, y }, closed: false, segments: [{ to: { x: 60, y } }] }],
    },
    line: { style: 'solid' as const, width: 0.4 },
    texture: null,
    height: 1,
  });
  const [layer] = aDrawing().layers;
  const ruled = (...items: readonly ReturnType<typeof rule>[]): Drawing => ({
    ...aDrawing(),
    layers: [{ ...layer, items } as never],
  });
  const whole = holdPictures(
    [
      figure('fraction', { shows: { drawing: ruled(rule('bar', 40)) }, words: ['1', '2'] }),
      figure('lines', { shows: { drawing: ruled(rule('one', 40), rule('two', 50)) } }),
    ],
    new Map(),
  );
  const { document, changes } = await draw(whole);
  const [fraction, lines] = document.document.blocks as readonly [Figure, Figure];
  expect([fraction.treatment, fraction.words]).toEqual(['described', ['1', '2']]);
  expect(lines.treatment).toBe('decoration');
  expect(changes).toMatchObject([{ code: 'figures_of_rules', parameters: { count: 2 } }]);
});
