import { expect, test } from 'vitest';
import { EXPLORER_COMMANDS, findCommandWith, findMeaning, keysOf } from './commands.ts';
import { nameKey } from './keys.ts';

function press(key: string, held: Partial<Record<'ctrl' | 'shift' | 'alt' | 'meta', boolean>> = {}) {
  const { ctrl = false, shift = false, alt = false, meta = false } = held;
  return nameKey({ key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta });
}

test('a key is named with what is held beside it', () => {
  expect([
    press('ArrowRight'),
    press('End', { shift: true }),
    press(' '),
    press('Control', { ctrl: true }),
    press('[', { ctrl: true }),
    press('N'),
    press('N', { shift: true }),
    press('?', { shift: true }),
  ]).toEqual(['ArrowRight', 'Shift+End', 'Space', 'Ctrl', 'Ctrl+[', 'n', 'Shift+n', '?']);
});

test('a bracket that is typed by AltGr is a bracket, and keys of the browser are none of ours', () => {
  expect(press('[', { ctrl: true, alt: true })).toBe('[');
  expect(press('ArrowLeft', { alt: true })).toBeNull();
  expect(press('e', { meta: true })).toBeNull();
});

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowUp', 'series_above'],
  ['ArrowDown', 'series_below'],
  ['PageUp', 'series_above'],
  ['PageDown', 'series_below'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Space', 'repeat'],
  ['Shift+Home', 'play_to_start'],
  ['Shift+End', 'play_to_end'],
  ['Ctrl', 'stop'],
  ['[', 'series_lowest'],
  [']', 'series_highest'],
  ['Ctrl+[', 'chart_lowest'],
  ['Ctrl+]', 'chart_highest'],
  ['q', 'slower'],
  ['e', 'faster'],
  ['m', 'monitor'],
  ['h', 'help'],
  ['o', 'options'],
  ['i', 'info'],
  ['b', 'braille'],
  ['t', 'text'],
  ['s', 'sound'],
  ['r', 'review'],
])('%s is the key that Chart2Music and MAIDR have for it: %s', (key, command) => {
  expect(findMeaning(key, null)).toEqual({ command, pending: null });
});

test('l waits for x, y or t, and another key after it means what it always means', () => {
  expect(findMeaning('l', null)).toEqual({ command: null, pending: 'l' });
  expect(['x', 'y', 't'].map((key) => findMeaning(key, 'l')?.command)).toEqual([
    'label_x',
    'label_y',
    'label_title',
  ]);
  expect(findMeaning('ArrowRight', 'l')).toEqual({ command: 'next', pending: null });
  expect(findMeaning('k', 'l')).toBeNull();
});

test('no key means two things, and a key of one’s own takes the place of ours', () => {
  const keys = EXPLORER_COMMANDS.flatMap((command) => keysOf(command));
  expect(new Set(keys).size).toBe(keys.length);
  const own = { next_turn: 'x' };
  expect(findMeaning('x', null, own)?.command).toBe('next_turn');
  expect(findMeaning('n', null, own)).toBeNull();
  expect(findCommandWith('x', own)).toBe('next_turn');
});
