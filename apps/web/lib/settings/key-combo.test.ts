import { expect, test } from 'vitest';
import { comboOf, isTyping, normalCombo } from './key-combo.ts';

const press = (
  key: string,
  code: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) => ({
  key,
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('h', 'KeyH', { altKey: true }), 'Alt+H'],
  [press('˙', 'KeyH', { altKey: true }), 'Alt+H'],
  [press('/', 'Slash'), '/'],
  [press('?', 'Slash', { shiftKey: true }), '?'],
  [press('\\', 'Backslash', { ctrlKey: true }), 'Ctrl+\\'],
  [press('\\', 'Backslash', { metaKey: true }), 'Ctrl+\\'],
  [press('F', 'KeyF', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+F'],
  [press('F8', 'F8'), 'F8'],
])('%j is %s', (event, combo) => {
  expect(comboOf(event)).toBe(combo);
});

test.each([
  ['shift+ctrl+f', 'Ctrl+Shift+F'],
  ['Shift+?', '?'],
  ['alt + h', 'Alt+H'],
  ['Ctrl++', 'Ctrl++'],
])('%s is written %s', (text, combo) => {
  expect(normalCombo(text)).toBe(combo);
});

test('keys typed into fields and editable text belong to them', () => {
  document.body.innerHTML =
    '<input id="a"><p contenteditable="true"><b id="b">x</b></p><select id="c"></select><button id="d">x</button>';
  expect(['a', 'b', 'c', 'd'].map((id) => isTyping(document.querySelector(`#${id}`)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
