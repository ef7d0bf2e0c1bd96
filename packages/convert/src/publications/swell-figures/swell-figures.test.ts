import type { Block } from '@relievo/document/model';
import { aChart, aDocument, aDrawing, figure, paragraph } from '@relievo/document/testing';
import { itemBounds } from '@relievo/graphic/geometry';
import type { Drawing } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { readPdfInfo, readPdfText } from '../../outputs/testing/poppler.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { addHeading } from './add-heading.ts';
import { swellFigures } from './swell-figures.ts';

const MEANS = { translator, settings: DEFAULT_SETTINGS };

const BLOCKS: readonly Block[] = [
  { kind: 'page-break', id: 'page-1', page: '12' },
  figure('f-1', { shows: { drawing: aDrawing() }, treatment: 'tactile', number: 'Figure 1' }),
  paragraph('p-1', '', { content: [{ kind: 'page-break', page: '13' }] }),
  figure('f-2', { shows: { drawing: aDrawing('other') }, treatment: 'decoration' }),
  figure('f-3', { shows: { chart: aChart() }, treatment: 'chart' }),
];

test('each drawing for fingers is a sheet that says its figure, its page of the print and its document', async () => {
  const made = await swellFigures.make({ document: aDocument(BLOCKS), pictures: new Map() }, MEANS);
  if (!made.ok) throw new Error('The sheets were refused.');
  const [{ bytes }] = made.value.files;
  expect(readPdfInfo(bytes)).toMatch(/Pages:\s+2\n/);
  const [first = '', second = ''] = readPdfText(bytes).split('\f');
  expect(first).toContain('Figure 1, Page 12: A document');
  expect(second).toContain('2/2, Page 13: A document');
});

test('a document without drawings for fingers is refused', async () => {
  const whole = { document: aDocument([paragraph('p-1', 'Rain')]), pictures: new Map() };
  const made = await swellFigures.make(whole, MEANS);
  expect(made.ok ? null : made.problems[0].code).toBe('figures_for_fingers_missing');
});

const HEADING = { title: 'Weather', number: 'Figure 1', page: 'Page 12', language: 'en' };

/** Returns a drawing with one box between two heights of the sheet. */
function drawBox(top: number, bottom: number): Drawing {
  const drawing = aDrawing();
  const layers = drawing.layers.map((layer) => ({
    ...layer,
    items: layer.items.map((item) => ({
      ...item,
      geometry: { type: 'rect' as const, x: 20, y: top, width: 50, height: bottom - top },
    })),
  }));
  return { ...drawing, layers };
}

test.each([
  ['above', 40, 280],
  ['below', 12, 250],
])(
  'the heading is in braille %s a drawing that leaves room there, and keeps 5 mm from it',
  (_, top, bottom) => {
    const { drawing, hasBraille } = addHeading(drawBox(top, bottom), HEADING, MEANS);
    expect(hasBraille).toBe(true);
    const braille = drawing.layers.at(-1)?.items.at(-1);
    const box = braille && itemBounds(braille, drawing.sheet);
    if (!box) throw new Error('There is no braille.');
    expect(box.y + box.height <= top - 5 || box.y >= bottom + 5).toBe(true);
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(287);
  },
);

test('the heading of a full sheet is in print alone', () => {
  expect(addHeading(drawBox(12, 285), HEADING, MEANS).hasBraille).toBe(false);
});

test('a heading that is too long for the paper in braille is cut to the figure and the page', () => {
  const long = { ...HEADING, title: 'Weather and climate in the valleys of the north' };
  const { drawing } = addHeading(drawBox(60, 250), long, MEANS);
  expect(drawing.layers.at(-1)?.items.at(-1)).toMatchObject({ print: 'Figure 1, Page 12' });
});
