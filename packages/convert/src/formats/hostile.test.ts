import { getProfile } from '@relievo/graphic/profiles';
import { describe, expect, test } from 'vitest';
import { translator } from '../outputs/testing/translator.ts';
import { wordsOf } from '../words/testing/words-of.ts';
import { importDrafts } from './import-drafts.ts';
import { listHostileArchives } from './testing/hostile/archives.ts';
import { listHostileDocuments } from './testing/hostile/documents.ts';
import type { HostileFile } from './testing/hostile/hostile-file.ts';
import { listHostileTexts } from './testing/hostile/pages.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
/** Nobody answers there; the probe of the same name listens. */
const CANARY = 'http://127.0.0.1:9';
/** What takes long is left to the probe, which runs all of them in the child that opens files. */
const REPEATING = listHostileDocuments().filter(({ code }) => code === 'document_too_many_parts');
const QUICK = [...listHostileArchives(CANARY), ...listHostileTexts(CANARY), ...REPEATING].filter(
  ({ what }) =>
    !/grows|of 20,000|100,000 parts|uses of uses|repeats|(?:xlsx|pptx|odt|odp|dtbook|ods) whose parts/.test(
      what,
    ),
);
/** Measured: seconds each. */
const COSTLY = /brackets that never close|links within links/;

/** 'read', or the code of the problem, which has to be one sentence. */
async function openFile({ name, make }: HostileFile): Promise<string> {
  const made = await importDrafts({ name, bytes: make() }, options);
  if (made.ok) return 'read';
  const [problem] = made.problems;
  return /^[A-Z“].*\.$/.test(wordsOf(problem)) ? problem.code : `no sentence: ${wordsOf(problem)}`;
}

function answersTo({ code, isMade }: HostileFile): RegExp {
  return new RegExp(`^${isMade ? 'read' : (code ?? '[a-z_]+')}$`);
}

describe('a file that shall do harm is read or refused in one sentence:', () => {
  for (const file of QUICK)
    test(`is answered as it should be: ${file.what}`, {
      tags: COSTLY.test(file.what) ? ['exhaustive'] : [],
    }, async () => {
      expect(await openFile(file)).toMatch(answersTo(file));
    });
});
