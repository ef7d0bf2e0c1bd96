import { I18nProvider } from '@lingui/react';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { Chips } from './chips.tsx';

let emptied = 0;

function Filters() {
  const [chips, setChips] = useState(['Map', 'Chart', 'Plan']);
  return (
    <Chips
      label="Filters in use"
      chips={chips.map((label) => ({ id: label, label }))}
      onRemove={(id) => setChips(chips.filter((chip) => chip !== id))}
      onClear={() => setChips([])}
      onEmptied={() => {
        emptied += 1;
      }}
    />
  );
}

function findButton(name: string) {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}
function pressButton(name: string) {
  return act(async () => findButton(name)?.click());
}
function findFocused() {
  return document.activeElement?.textContent;
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
});

beforeEach(async () => {
  emptied = 0;
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  await act(async () =>
    createRoot(container).render(
      <I18nProvider i18n={i18n}>
        <Filters />
      </I18nProvider>,
    ),
  );
});

test('the next chip takes the focus when one is removed, and at the end the one before', async () => {
  await pressButton('Map');
  expect(findFocused()).toBe('Chart');
  await pressButton('Plan');
  expect(findFocused()).toBe('Chart');
  expect(emptied).toBe(0);
});

test('removing the last chip, or all, moves the focus on', async () => {
  await pressButton('Clear all');
  expect([document.querySelectorAll('.chip').length, emptied]).toEqual([0, 1]);
});
