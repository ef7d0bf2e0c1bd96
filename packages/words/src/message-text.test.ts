import { expect, test } from 'vitest';
import { readMessage, type WriteMessage, writeMessage } from './message-text.ts';

interface Kitchen {
  pot_missing: object;
  pot_hot: { readonly degrees: number };
}
const write: WriteMessage<Kitchen> = writeMessage;

test('a message written as text can be read back', () => {
  expect(readMessage(write('pot_hot', { degrees: 90 }))).toEqual({
    code: 'pot_hot',
    parameters: { degrees: 90 },
  });
  expect(readMessage(write('pot_missing'))).toEqual({ code: 'pot_missing', parameters: {} });
});

test('a sentence is not read as a message', () => {
  expect(['Please enter a title', '', 'Name {"a":1}'].map(readMessage)).toEqual([null, null, null]);
});
