import { expect, test } from 'vitest';
import { comboOf, isTyping, normalizeCombo } from './key-combo.ts';

function press(
  key: string,
  code: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) {
  return {
    key,
    code,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  };
}

test.each([
  [press('h', 'KeyH', { altKey: true }), 'Alt+H'],
  [press('˙', 'KeyH', { altKey: true }), 'Alt+H'],
  [press('/', 'Slash'), '/'],
  [press('?', 'Slash', { shiftKey: true }), '?'],
  [press('\\', 'Backslash', { ctrlKey: true }), 'Ctrl+\\'],
  [press('\\', 'Backslash', { metaKey: true }), 'Ctrl+\\'],
  [press('F', 'KeyF', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+F'],
  [press('F8', 'F8'), 'F8'],
])('%j is normalized to %s', (event, combo) => {
  expect(comboOf(event)).toBe(combo);
});

test.each([
  ['shift+ctrl+f', 'Ctrl+Shift+F'],
  ['Shift+?', '?'],
  ['alt + h', 'Alt+H'],
  ['Ctrl++', 'Ctrl++'],
])('%s is written as %s', (text, combo) => {
  expect(normalizeCombo(text)).toBe(combo);
});

test('keys typed into fields and editable text are left to them', () => {
  document.body.innerHTML =
    '<input id="a"><p contenteditable="true"><b id="b">x</b></p><select id="c"></select><button id="d">x</button>';
  expect(['a', 'b', 'c', 'd'].map((id) => isTyping(document.querySelector(`#${id}`)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
