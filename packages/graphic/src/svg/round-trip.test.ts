import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryDrawing } from '../testing/arbitrary-drawing.ts';
import { countTraits } from '../testing/traits.ts';
import { canonicalise } from '../validation/canonical.ts';
import { validate } from '../validation/validate.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';
import { readDrawing } from './read/by-ourselves.ts';
import { writeDrawing } from './write.ts';

test('500 drawings read back from their files unchanged, and are written again the same', {
  tags: 'exhaustive',
}, () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(arbitraryDrawing, (made) => {
      countTraits(counts, made);
      const { drawing } = made;
      const checked = validate(drawing);
      if (!checked.ok) throw new Error(graphicReportText(checked.problems[0]));
      const svg = writeDrawing(drawing);
      const read = readDrawing(svg);
      if (!read.ok) throw new Error(graphicReportText(read.problems[0]));
      expect(read.value).toStrictEqual(canonicalise(drawing));
      expect(writeDrawing(read.value)).toBe(svg);
    }),
    { seed: 2026, numRuns: 500 },
  );
  expect([...counts.keys()].filter((trait) => trait.startsWith('texture '))).toHaveLength(13);
  expect([...counts.keys()].filter((trait) => trait.startsWith('transform '))).toHaveLength(7);
});

test('a canonical drawing is its own canonical form', () => {
  fc.assert(
    fc.property(arbitraryDrawing, ({ drawing }) => {
      const once = canonicalise(drawing);
      expect(canonicalise(once)).toStrictEqual(once);
    }),
    { seed: 5, numRuns: 200 },
  );
});
