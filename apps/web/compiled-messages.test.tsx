import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { activateLocale } from './lib/words/i18n.ts';

function compileElement(element: unknown) {
  return isValidElement<{ message?: unknown }>(element) ? element.props.message : undefined;
}

test('messages in the code are compiled with their placeholders and plurals', async () => {
  await activateLocale('en');
  const name = 'a map';
  expect(compileElement(<Trans>Show {name}</Trans>)).toEqual(['Show ', ['name']]);
  const sheets = (count: number) => plural(count, { one: '# sheet', other: '# sheets' });
  expect([sheets(1), sheets(1200)]).toEqual(['1 sheet', '1,200 sheets']);
});
