import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const COMMANDS = [
  { name: 'home', label: 'Go to the home page', group: 'Go to', keys: 'Alt+H' },
  { name: 'library', label: 'Go to the library', group: 'Go to', keys: 'Alt+L' },
  { name: 'filters', label: 'Open the library filters', group: 'Search', keys: 'Ctrl+Shift+F' },
  { name: 'crepe', label: 'Crêpe of the day', group: 'Other', keys: '' },
];
const namesFor = (text: string, latest: readonly string[] = []) =>
  findCommands(COMMANDS, text, latest).map(({ name }) => name);

test('without a text every command is listed, in its order', () => {
  expect(namesFor('  ')).toEqual(['home', 'library', 'filters', 'crepe']);
});

test('every word must be in the label, the group or the keys, wherever it stands', () => {
  expect(namesFor('library')).toEqual(['library', 'filters']);
  expect(namesFor('filters open')).toEqual(['filters']);
  expect(namesFor('search library')).toEqual(['filters']);
  expect(namesFor('alt+h')).toEqual(['home']);
  expect(namesFor('library nothing')).toEqual([]);
});

test('case and accents make no difference', () => {
  expect(namesFor('CREPE')).toEqual(['crepe']);
  expect(namesFor('crêpe')).toEqual(['crepe']);
});

test('the commands that were used last stand first, the latest before the others', () => {
  expect(namesFor('', ['filters', 'library'])).toEqual(['filters', 'library', 'home', 'crepe']);
  expect(namesFor('library', ['filters'])).toEqual(['filters', 'library']);
});

test('a label that begins with the text stands before one that only has it', () => {
  expect(namesFor('open')).toEqual(['filters']);
  expect(namesFor('o')).toEqual(['filters', 'home', 'library', 'crepe']);
});
