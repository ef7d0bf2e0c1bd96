import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { SuggestField } from './suggest-field.tsx';

const FRUIT = ['Apple', 'Pear', 'Plum'];
let picked: string[] = [];
let submitted: string[] = [];

function Form() {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(text);
      }}
    >
      <SuggestField
        label="Fruit"
        value={text}
        onChange={setText}
        onPick={(id) => picked.push(id)}
        suggestions={FRUIT.map((text) => ({ id: text, text, kind: 'a fruit', icon: null }))}
      />
      <button type="submit">Search</button>
    </form>
  );
}

function findField() {
  return document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
}
function isOpen() {
  return findField().getAttribute('aria-expanded') === 'true';
}
function listOptions() {
  return [...document.querySelectorAll<HTMLElement>('[role="option"]')];
}
function findMarked() {
  return document.getElementById(findField().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
}
function focusElement(element: HTMLElement) {
  return act(async () => element.focus());
}
function pressKey(key: string) {
  return act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (findField().dispatchEvent(event) && key === 'Enter') findField().form?.requestSubmit();
  });
}
function typeText(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(findField(), text);
    findField().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
});

beforeEach(async () => {
  picked = [];
  submitted = [];
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  await act(async () =>
    createRoot(container).render(
      <I18nProvider i18n={i18n}>
        <Form />
      </I18nProvider>,
    ),
  );
});

test('the list opens on focus, and each suggestion announces its kind', async () => {
  expect(isOpen()).toBe(false);
  await focusElement(findField());
  expect(isOpen()).toBe(true);
  expect(listOptions().map(({ textContent }) => textContent)).toEqual(FRUIT.map((text) => `${text} a fruit`));
});

test('the arrow keys go round, and Enter takes the marked suggestion', async () => {
  await focusElement(findField());
  const seen: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await pressKey(key);
    seen.push(findMarked()?.split(' ')[0]);
  }
  expect(seen).toEqual(['Apple', 'Pear', 'Plum', 'Apple', 'Plum', 'Pear']);
  expect(listOptions().map((option) => option.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  await pressKey('Enter');
  expect([picked, submitted, isOpen()]).toEqual([['Pear'], [], false]);
});

test('Enter without a mark sends the form and closes the list, and typing opens it again without a mark', async () => {
  await focusElement(findField());
  await typeText('p');
  await pressKey('Enter');
  expect([picked, submitted, isOpen()]).toEqual([[], ['p'], false]);
  await pressKey('ArrowDown');
  expect([isOpen(), findMarked()]).toEqual([true, 'Apple a fruit']);
  await typeText('pl');
  expect([isOpen(), findMarked()]).toEqual([true, undefined]);
});

test('Escape closes the list and keeps the text, and a second one empties the field', async () => {
  await focusElement(findField());
  await typeText('plum');
  await pressKey('Escape');
  expect([isOpen(), findField().value]).toEqual([false, 'plum']);
  await pressKey('Escape');
  expect(findField().value).toBe('');
});

test('the list closes when the focus goes elsewhere, also by a click outside', async () => {
  await focusElement(findField());
  await focusElement(document.querySelector('button[type="submit"]') as HTMLElement);
  expect(isOpen()).toBe(false);
});

test('pressing a suggestion takes it and keeps the focus in the field', async () => {
  await focusElement(findField());
  await act(async () => listOptions()[2]?.click());
  expect([picked, isOpen()]).toEqual([['Plum'], false]);
  expect(document.activeElement).toBe(findField());
});

test('a suggestion that a screen reader focused is taken by Enter', async () => {
  await focusElement(findField());
  const option = listOptions()[1] as HTMLElement;
  await focusElement(option);
  expect(isOpen()).toBe(true);
  await act(async () => option.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect([picked, isOpen()]).toEqual([['Pear'], false]);
});

test('keys are ignored while letters are composed', async () => {
  await focusElement(findField());
  const composing = { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing: true };
  await act(async () => findField().dispatchEvent(new KeyboardEvent('keydown', composing)));
  expect(findMarked()).toBeUndefined();
});
