import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const COMMANDS = [
  { name: 'home', label: 'Go to home', group: 'Go to', keys: 'Alt+H' },
  { name: 'library', label: 'Go to the library', group: 'Go to', keys: 'Alt+L' },
  { name: 'filters', label: 'Open the library filters', group: 'Search', keys: 'Ctrl+Shift+F' },
  { name: 'crepe', label: 'Crêpe of the day', group: 'Other', keys: '' },
];
function findNames(text: string, latest: readonly string[] = []) {
  return findCommands(COMMANDS, text, latest).map(({ name }) => name);
}

test('every command is listed in its order without a search text', () => {
  expect(findNames('  ')).toEqual(['home', 'library', 'filters', 'crepe']);
});

test('every word has to occur in the label, the group or the keys, at any place', () => {
  expect(findNames('library')).toEqual(['library', 'filters']);
  expect(findNames('filters open')).toEqual(['filters']);
  expect(findNames('search library')).toEqual(['filters']);
  expect(findNames('alt+h')).toEqual(['home']);
  expect(findNames('library nothing')).toEqual([]);
});

test('case and accents make no difference', () => {
  expect(findNames('CREPE')).toEqual(['crepe']);
  expect(findNames('crêpe')).toEqual(['crepe']);
});

test('the latest commands are listed first, the last one used before the others', () => {
  expect(findNames('', ['filters', 'library'])).toEqual(['filters', 'library', 'home', 'crepe']);
  expect(findNames('library', ['filters'])).toEqual(['filters', 'library']);
});

test('a label that begins with the text is listed before one that only contains it', () => {
  expect(findNames('open')).toEqual(['filters']);
  expect(findNames('o')).toEqual(['filters', 'home', 'library', 'crepe']);
});
