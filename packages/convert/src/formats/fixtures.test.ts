import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { compareInk } from './testing/compare-ink.ts';
import {
  drawingText,
  findFixtures,
  importFixture,
  inkTolerance,
  keptText,
  reportText,
} from './testing/fixtures.ts';

const FIXTURES = findFixtures();
/** Only of SVG there is a reader that is not ours and draws it. */
const DRAWN = FIXTURES.filter(({ name, file }) => file === 'input.svg' && !name.includes('refused'));

test('there are fixtures of at least fifteen files, each in a folder NNN-name', () => {
  expect(FIXTURES.length).toBeGreaterThanOrEqual(15);
  for (const { name } of FIXTURES) expect(name).toMatch(/^\d{3}-[a-z0-9-]+$/);
  const numbers = FIXTURES.map(({ name }) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

for (const { tags, cases } of splitSample(FIXTURES, 4))
  test.each(cases)(
    'the file $name becomes the drawing, text or charts that are kept, with the report that is kept',
    { tags },
    async (fixture) => {
      const imported = await importFixture(fixture);
      const [drawing, report] = [drawingText(imported), reportText(imported)];
      expect(report).toBe(keptText(fixture, 'report.json', report));
      expect(drawing).toBe(keptText(fixture, 'expected.svg', drawing));
      expect(imported.outline).toBe(keptText(fixture, 'outline.txt', imported.outline));
    },
  );

for (const { tags, cases } of splitSample(DRAWN, 4))
  test.each(cases)(
    'what librsvg draws of the file $name lies where the drawing has it',
    { tags },
    async (fixture) => {
      const { drawing, problems } = await importFixture(fixture);
      expect(problems).toEqual([]);
      if (!drawing) return;
      const ink = compareInk(fixture.bytes, drawing);
      const { missing, added, why } = inkTolerance(fixture);
      expect(why).toMatch(/^[A-Z].*\.$/);
      expect(ink.missing, 'ink of the file that the drawing lacks').toBeLessThanOrEqual(missing);
      expect(ink.added, 'ink of the drawing that the file does not show').toBeLessThanOrEqual(added);
    },
  );
