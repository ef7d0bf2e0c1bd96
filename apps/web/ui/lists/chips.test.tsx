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

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const focused = () => document.activeElement?.textContent;

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

test('when a chip goes, the one in its place has the focus, at the end the one before', async () => {
  await press('Map');
  expect(focused()).toBe('Chart');
  await press('Plan');
  expect(focused()).toBe('Chart');
  expect(emptied).toBe(0);
});

test('who takes off the last one, or all, is led on', async () => {
  await press('Clear all');
  expect([document.querySelectorAll('.chip').length, emptied]).toEqual([0, 1]);
});
