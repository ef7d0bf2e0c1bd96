import { expect, test } from 'vitest';
import { readSentence } from './reading.ts';
import { splitSentences } from './sentences.ts';

test('sentences end at full stops, and not within numbers, initials and short forms', () => {
  expect(splitSentences('It is 3.5 m high, e.g. for A. B is 4. Really?\nA line of its own')).toEqual([
    'It is 3.5 m high, e.g. for A.',
    'B is 4.',
    'Really?',
    'A line of its own',
  ]);
});

test.each([
  ['twenty-one', 21],
  ['1,200', 1200],
  ['3.5 million', 3_500_000],
  ['−4', -4],
  ['minus four', -4],
  ['a hundred and five', 105],
  ['two point five', 2.5],
  ['half a dozen', 6],
])('the number %s is read as %d', (words, value) => {
  expect(readSentence(`It is ${words}.`, []).numbers.map((one) => one.value)).toEqual([value]);
});

test('“the first one” has no number, and a longer name comes before a shorter one', () => {
  const names = ['fox', 'red fox'].map((words) => ({ words, thing: words }));
  const { text, things, numbers } = readSentence('The first one is the red fox, and the fox is last.', names);
  expect(text).toBe('the first one is the @0 , and the @1 is last');
  expect(things).toEqual([['red fox'], ['fox']]);
  expect(numbers).toEqual([]);
});
