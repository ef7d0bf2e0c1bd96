import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findWordFaults } from './check.ts';
import { readWordList } from './list.ts';
import { collectSentences, readMessages, readStrings } from './sentences.ts';

const LIST = readWordList(`
| say | not | for |
|---|---|---|
| sign in | log in, login | entering an account |
| create a zip | put together | making a file of many |

- Login
- Your session has expired. Please log in again.
`);

function faultsOf(...texts: string[]): string[] {
  return findWordFaults(
    LIST,
    texts.map((text) => ({ file: 'en.po', text })),
  );
}

test('a sentence with a word that is not said is named with the word to say', () => {
  expect(faultsOf('Log in to comment', 'Put the list together')).toEqual([
    'en.po says “log in”; say “sign in”: Log in to comment',
  ]);
});

test('a word inside of a longer word is left alone', () => {
  expect(faultsOf('Blog in English', 'Plugins and logins')).toEqual([]);
});

test('a sentence that the specification gives stays, and no other sentence with its words', () => {
  expect(faultsOf('Login', 'Your session has expired. Please log in again.')).toEqual([]);
  expect(faultsOf('Login failed')).toHaveLength(1);
});

test('messages are read from a catalogue in whole, and strings from code without statements and paths', () => {
  expect(
    readMessages('msgid ""\nmsgstr ""\n\nmsgid "One"\n\nmsgid ""\n"Two "\n"lines"\nmsgstr ""\n'),
  ).toEqual(['One', 'Two lines']);
  expect(
    readStrings(
      'a.ts',
      "import a from './a b.ts'; f('select one from two', 'code', 'Two words', `No ${1} letters`);",
    ),
  ).toEqual(['Two words', 'No … letters']);
});

test('catalogues and letters of the server are read, and their tests are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'relievo-wording-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('apps/web/locales/en/messages.po', 'msgid "Sign in"\nmsgstr "Sign in"\n');
  write('packages/chart/src/words/en.ts', "export const words = { empty: 'The table is empty.' };");
  write('apps/server/features/mail/known-letters.ts', "export const subject = 'Verify your email address';");
  write('apps/server/features/mail/known-letters.test.ts', "f('A letter of a test');");
  expect(collectSentences(root).map(({ text }) => text)).toEqual([
    'Sign in',
    'Verify your email address',
    'The table is empty.',
  ]);
  rmSync(root, { recursive: true });
});
