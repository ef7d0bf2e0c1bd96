import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walk, walkLeaves } from '../model/walk.ts';
import { getProfile, PROFILES } from '../profiles/profiles.ts';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { arbitraryText } from '../testing/arbitrary-text.ts';
import { A4, cells, drawing, rect, shape } from '../testing/make.ts';
import { placeLabels } from './place.ts';

function translate(words: string) {
  return cells([...words].map((one) => (one === '\n' ? one : '⠿')).join(''));
}
const paper = getProfile('swell-a4');

test('every label of any drawing is reported once, and existing items stay', () => {
  const request = fc.record({
    print: arbitraryText,
    item: fc.option(fc.nat(20)),
    at: fc.option(fc.record({ x: fc.double(), y: fc.double() })),
  });
  fc.assert(
    fc.property(
      arbitraryDrawing,
      fc.array(request, { maxLength: 8 }),
      fc.constantFrom(...PROFILES),
      ({ drawing: made }, wanted, profile) => {
        const ids = [...walk(made)].map(({ item }) => item.id);
        const labels = wanted.map(({ print, item, at }, index) => ({
          id: `new-${index}`,
          print,
          ...(at ? { target: { at } } : item === null ? {} : { target: { item: ids[item] ?? 'none' } }),
        }));
        const { drawing: after, report } = placeLabels(made, labels, profile, translate);
        expect(report.map(({ id }) => id)).toEqual(labels.map(({ id }) => id));
        expect([...walk(after)].map(({ item }) => item.id)).toEqual(expect.arrayContaining(ids));
      },
    ),
    { numRuns: 30 },
  );
});

test.each([
  ['of 1 mm', { width: 1, height: 1 }],
  ['of nothing', { width: 0, height: 0 }],
  ['of 10 m', { width: 10_000, height: 10_000 }],
  ['of no number', { width: Number.NaN, height: 100 }],
])('a sheet %s still reports every label', (_, size) => {
  const before = drawing([shape('a', rect(0.2, 0.2, 0.5, 0.5))], { sheet: { ...A4, ...size } });
  const labels = [{ id: 't', print: 'Some words', target: { item: 'a' } }];
  const { report, drawing: after, keySheets } = placeLabels(before, labels, paper, translate);
  expect(report).toHaveLength(1);
  const texts = [after, ...keySheets]
    .flatMap((one) => [...walkLeaves(one)])
    .filter(({ kind }) => kind === 'text');
  expect(texts.some((one) => one.kind === 'text' && one.print === 'Some words')).toBe(true);
});
