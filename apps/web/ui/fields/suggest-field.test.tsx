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

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();
const focus = (element: HTMLElement) => act(async () => element.focus());
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (field().dispatchEvent(event) && key === 'Enter') field().form?.requestSubmit();
  });
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

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

test('the list opens on focus, and each suggestion says what kind of thing it is', async () => {
  expect(isOpen()).toBe(false);
  await focus(field());
  expect(isOpen()).toBe(true);
  expect(options().map(({ textContent }) => textContent)).toEqual(FRUIT.map((text) => `${text} a fruit`));
});

test('the arrow keys go round, and Enter takes what is marked', async () => {
  await focus(field());
  const seen: unknown[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await press(key);
    seen.push(marked()?.split(' ')[0]);
  }
  expect(seen).toEqual(['Apple', 'Pear', 'Plum', 'Apple', 'Plum', 'Pear']);
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  await press('Enter');
  expect([picked, submitted, isOpen()]).toEqual([['Pear'], [], false]);
});

test('Enter without a mark is the form’s, and closes the list; typing opens it again and takes the mark off', async () => {
  await focus(field());
  await type('p');
  await press('Enter');
  expect([picked, submitted, isOpen()]).toEqual([[], ['p'], false]);
  await press('ArrowDown');
  expect([isOpen(), marked()]).toEqual([true, 'Apple a fruit']);
  await type('pl');
  expect([isOpen(), marked()]).toEqual([true, undefined]);
});

test('Escape closes the list and leaves the text; once more empties the field', async () => {
  await focus(field());
  await type('plum');
  await press('Escape');
  expect([isOpen(), field().value]).toEqual([false, 'plum']);
  await press('Escape');
  expect(field().value).toBe('');
});

test('the list closes when the focus goes elsewhere, also by a click outside', async () => {
  await focus(field());
  await focus(document.querySelector('button[type="submit"]') as HTMLElement);
  expect(isOpen()).toBe(false);
});

test('a press on a suggestion takes it and leaves the focus in the field', async () => {
  await focus(field());
  await act(async () => options()[2]?.click());
  expect([picked, isOpen()]).toEqual([['Plum'], false]);
  expect(document.activeElement).toBe(field());
});

test('a suggestion that a screen reader moved the focus to is taken by Enter', async () => {
  await focus(field());
  const option = options()[1] as HTMLElement;
  await focus(option);
  expect(isOpen()).toBe(true);
  await act(async () => option.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect([picked, isOpen()]).toEqual([['Pear'], false]);
});

test('while letters are composed the keys are not ours', async () => {
  await focus(field());
  const composing = { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing: true };
  await act(async () => field().dispatchEvent(new KeyboardEvent('keydown', composing)));
  expect(marked()).toBeUndefined();
});
