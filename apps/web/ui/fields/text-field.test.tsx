import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { TextField } from './text-field.tsx';

test('the counter below a field counts characters as its limit does', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () =>
    createRoot(place).render(
      <I18nProvider i18n={i18n}>
        <TextField label="Description" multiline limit={200} value="Maps 🧭🧭" onChange={() => {}} />
      </I18nProvider>,
    ),
  );
  expect(place.querySelector('.field-count')?.textContent).toBe('7/200');
});
