import { expect, test } from 'vitest';
import { getProfile } from '../profiles/profiles.ts';
import { writeDrawing } from '../svg/write.ts';
import { readNumbers } from '../testing/recount/recount.ts';
import { isRecounted, openForRecount, recountFinding } from '../testing/recount/recount-findings.ts';
import { canonicalise } from '../validation/canonical.ts';
import { check } from './check.ts';
import type { FindingMessage } from './rule/messages.ts';
import { FINDING_EXAMPLES } from './testing/finding-examples.ts';
import { createSeeded } from './testing/seeded.ts';
import { formatFinding } from './words/finding-text.ts';

/** `npm run lab -- counts` recounts hundreds of drawings. */
const SHEETS = 6;

test.each(['swell-a4', 'tiger-letter', 'touchscreen', 'dotpad'] as const)(
  'every number of a finding on %s is what a second reader measures in the file',
  (id) => {
    const profile = getProfile(id);
    const recounted = Array.from({ length: SHEETS }, (_, seed) =>
      canonicalise(createSeeded(seed + 1).faulty),
    ).flatMap((drawing) => {
      const opened = openForRecount(writeDrawing(drawing), profile);
      return check(drawing, profile).flatMap((finding) => recountFinding(finding, opened) ?? []);
    });
    expect(recounted.filter(({ right, differ }) => !right || differ > 0)).toEqual([]);
    expect(recounted.length).toBeGreaterThan(SHEETS);
  },
);

test('a second reader counts what every finding with a number says', () => {
  const messages = Object.entries(FINDING_EXAMPLES).map(
    ([code, parameters]) => ({ code, parameters }) as FindingMessage,
  );
  const counting = messages.filter((message) => readNumbers(formatFinding(message)).length > 0);
  expect(counting.map(({ code }) => code).filter((code) => !isRecounted(code))).toEqual([]);
});
