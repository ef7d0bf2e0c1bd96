import { walkLeaves } from '@relievo/graphic/model';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { WORKSHEET_LABELS, worksheet } from './drawings/worksheet.ts';
import { listGoldenPages } from './pages.ts';
import { countTellingItems, expectFaultless, expectGolden, expectNoStrays } from './testing/expect-page.ts';
import { countGoldenBytes } from './testing/golden-files.ts';

const PAGES = listGoldenPages();
const FIGURES = PAGES.filter(({ name }) => !name.includes('-key-'));

test.each(PAGES)('$name is drawn without a finding and reads back as itself', (page) => {
  expectFaultless(page);
});

for (const { tags, cases } of splitSample(PAGES, 6))
  test.each(cases)('$name comes out of every output as it did before', { tags }, (page) => {
    expectGolden(page);
  });

test.each(FIGURES)(
  '$name has a title, a description and at least five things with names and descriptions',
  (page) => {
    expect(page.drawing.title).not.toBe('');
    expect(page.drawing.description).toMatch(/\.$/);
    expect(countTellingItems(page)).toBeGreaterThanOrEqual(5);
  },
);

test('making a drawing twice gives the same drawing', () => {
  expect(listGoldenPages()).toEqual(PAGES);
});

test('of forty labels each is on the figure or in its key', () => {
  const { drawing, keySheets, report } = worksheet();
  const sheets = [drawing, ...keySheets].map((sheet) =>
    [...walkLeaves(sheet)].flatMap((item) => (item.kind === 'text' ? item.print : [])),
  );
  expect(WORKSHEET_LABELS).toHaveLength(40);
  expect(report.map(({ id }) => id)).toEqual(WORKSHEET_LABELS.map(({ id }) => id));
  for (const [index, { how, code, sheet }] of report.entries()) {
    expect(sheets[sheet]).toContain(WORKSHEET_LABELS[index]?.print);
    expect(sheets[0]).toContain(how === 'code' ? code : WORKSHEET_LABELS[index]?.print);
  }
});

test('there are twelve drawings, and what is kept of them is small and all in use', () => {
  expect(FIGURES).toHaveLength(12);
  expectNoStrays('golden', PAGES);
  expect(countGoldenBytes('golden')).toBeLessThan(2_000_000);
});
