import { expect, test } from 'vitest';
import { performWithBraille, printText, writeLabels } from './braille-service.ts';
import { writeTextFile } from './text-service.ts';

/** One more than a thread takes: the last of them is answered as one that is late. */
const MORE_THAN_WAIT = 202;

async function askTooOften(ask: () => Promise<unknown>): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(Array.from({ length: MORE_THAN_WAIT }, ask));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

const PRINT = { profile: 'embosser-6', title: 'Passwords', language: 'en', blocks: [], date: '2026-01-01' };

test.each([
  {
    what: 'labels in braille',
    ask: () => writeLabels('en', ['Hill']),
    code: 'braille_too_late',
  },
  {
    what: 'a sheet of passwords',
    ask: () => printText({ ...PRINT, format: 'brf' }),
    code: 'sheet_too_late',
  },
  {
    what: 'the page of a text',
    ask: () => writeTextFile({ title: 'Hill', language: 'en', text: '{"version":1,"blocks":[]}' }),
    code: 'text_too_late',
  },
  {
    what: 'the braille of a file',
    ask: () =>
      performWithBraille(async ({ engine }) =>
        engine ? { isMade: true } : { asked: [{ table: 'en-ueb-g1.ctb', text: 'Hill' }] },
      ),
    code: 'braille_too_late',
  },
])('$what, where it is late, is refused as late and with what to do', async ({ ask, code }) => {
  const refused = await askTooOften(ask);
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code,
      message: expect.stringMatching(/too long.*try again in a few minutes/i),
    });
});
