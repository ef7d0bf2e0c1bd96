import { expect, test } from 'vitest';
import { insideTold } from './documented-operations.ts';

test('a statement of the database is found within one text of an answer, and not across several', () => {
  const statement = JSON.stringify({ message: 'select "a" from users' });
  const texts = JSON.stringify([
    { place: "'; select pg_sleep(9); --", note: 'From here' },
    { place: '; delete from users' },
  ]);
  expect(insideTold(statement)).toContain('select');
  expect(insideTold(texts)).toBeUndefined();
});
