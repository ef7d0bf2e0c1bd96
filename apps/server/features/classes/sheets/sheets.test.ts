import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { aClass } from '../testing/a-class.ts';

const api = useApi(useDatabase());

const ENGLISH = {
  language: 'en',
  title: 'Passwords: 6a',
  labels: { username: 'User name', words: 'Words' },
};

async function print(
  cookie: string,
  id: string,
  format: string,
  learners: readonly { readonly name: string; readonly username: string; readonly words: string }[],
  words = ENGLISH,
) {
  const url = `/api/classes/${id}/password-sheets/${format}`;
  const rows = learners.map(({ name, username, words: own }) => ({ name, username, words: own }));
  return api.server.inject({
    method: 'POST',
    url,
    headers: { cookie },
    payload: { ...words, learners: rows },
  });
}

test('a sheet in braille holds names, user names and words letter by letter; one in print is a tagged PDF', async () => {
  const { teacher, id, learners } = await aClass(api, ['Ada', 'Ben']);
  const brf = await print(teacher.cookie, id, 'brf', learners);
  expect(brf.statusCode).toBe(200);
  expect(brf.headers['content-disposition']).toContain('Passwords 6a.brf');
  for (const { words, name } of learners) {
    expect(brf.body.toLowerCase()).toContain(name.toLowerCase());
    for (const word of words.split('-')) expect(brf.body.toLowerCase()).toContain(word);
  }
  const pdf = await print(teacher.cookie, id, 'pdf', learners);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a sheet is in the language of whoever prints it, in its braille', async () => {
  const { teacher, id } = await aClass(api, []);
  const GERMAN = {
    language: 'de',
    title: 'Passwörter: 6a',
    labels: { username: 'Benutzername', words: 'Wörter' },
  };
  const learners = [{ name: 'Ada', username: 'ada10', words: 'mond sonne katze lampe' }];
  const brf = await print(teacher.cookie, id, 'brf', learners, GERMAN);
  expect(brf.statusCode).toBe(200);
  expect(brf.headers['content-disposition']).toMatch(/Passw.*6a\.brf/);
  for (const word of ['benutzername', 'mond', 'sonne', 'katze', 'lampe'])
    expect(brf.body.toLowerCase()).toContain(word);
});

test('a sheet is printed for whoever teaches the class, and for nobody else', async () => {
  const { id, learners } = await aClass(api, ['Ada']);
  const stranger = await person(api);
  expect((await print(stranger.cookie, id, 'brf', learners)).json().code).toBe('not_found');
});
