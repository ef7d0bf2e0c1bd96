import { getProfile } from '@relievo/graphic';
import { describe, expect, test } from 'vitest';
import { translator } from '../outputs/testing/translator.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { importDrafts } from './import-drafts.ts';
import { listHostileArchives } from './testing/hostile/archives.ts';
import { listHostileTexts } from './testing/hostile/pages.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
/** Nobody answers there; the probe of the same name listens. */
const CANARY = 'http://127.0.0.1:9';
/** What takes long is left to the probe, which runs all of them in the child that opens files. */
const QUICK = [...listHostileArchives(CANARY), ...listHostileTexts(CANARY)].filter(
  ({ what }) =>
    !/grows|20,000|100,000 parts|uses of uses|repeats|(?:xlsx|pptx|odt|ods) whose parts/.test(what),
);

describe('a file that shall do harm is read or refused in one sentence:', () => {
  test.each(QUICK)('$what', async ({ name, make, code, isMade }) => {
    const made = await importDrafts({ name, bytes: make() }, options);
    if (isMade) expect(made.ok).toBe(true);
    if (code !== undefined) expect(made.ok ? [] : made.problems.map((one) => one.code)).toEqual([code]);
    if (!made.ok) expect(wordsOf(made.problems[0])).toMatch(/^[A-Z“].*\.$/);
  });
});
