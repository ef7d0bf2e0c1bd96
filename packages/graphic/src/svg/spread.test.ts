import fc from 'fast-check';
import { expect, test } from 'vitest';
import { READERS } from '../model/sheet-plan.ts';
import { drawing, rect, shape } from '../testing/make.ts';
import { canonicalise } from '../validation/canonical.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { readDrawing } from './read/by-ourselves.ts';
import { writeDrawing } from './write.ts';

const size = fc.double({ min: 0.01, max: 300, noNaN: true });
const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const spread = fc.record({
  reader: fc.constantFrom(...READERS),
  gap: size,
  places: fc.array(fc.record({ x: coordinate, y: coordinate, width: size, height: size }), {
    minLength: 1,
    maxLength: 6,
  }),
});

test('a drawing that is spread over several sheets reads back from its file with its places', () => {
  fc.assert(
    fc.property(spread, (plan) => {
      const value = drawing([shape('a', rect(20, 20, 30, 30))], { spread: plan });
      const read = readDrawing(writeDrawing(value));
      expect(read).toStrictEqual({ ok: true, value: canonicalise(value) });
    }),
  );
});

const plan = { reader: 'expert', gap: 3, places: [{ x: 20, y: 30, width: 40, height: 50 }] } as const;
const file = writeDrawing(drawing([], { spread: plan }));

test('where another program saved the file in units of its own, the places go with the rest', () => {
  const saved = file.replace('viewBox="0 0 210 297"', 'viewBox="0 0 420 594"');
  expect(readDrawing(saved)).toMatchObject({
    value: { spread: { places: [{ x: 10, y: 15, width: 20, height: 25 }] } },
  });
});

test.each([
  ['places that are no boxes', 'data-places="20 30 40 50"', 'data-places="20 30 40"'],
  ['more places than there are letters', 'data-places="20', `data-places="${'1 1 1 1 '.repeat(6)}20`],
  ['a reader that is none', 'data-reader="expert"', 'data-reader="everybody"'],
  ['no gap', 'data-gap="3"', ''],
])('%s are told as a fault of the drawing', (_, from, to) => {
  const read = readDrawing(file.replace(from, to));
  const problem = read.ok ? 'none' : graphicReportText(read.problems[0]);
  expect(problem).toMatch(/^The (place|places|reader|gap) of the drawing /);
});
