import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { activateLocale } from './lib/words/i18n.ts';

const compiled = (element: unknown) =>
  isValidElement<{ message?: unknown }>(element) ? element.props.message : undefined;

test('the words beside the code arrive compiled, with their gaps and their plurals', async () => {
  await activateLocale('en');
  const name = 'a map';
  expect(compiled(<Trans>Show {name}</Trans>)).toEqual(['Show ', ['name']]);
  const sheets = (count: number) => plural(count, { one: '# sheet', other: '# sheets' });
  expect([sheets(1), sheets(1200)]).toEqual(['1 sheet', '1,200 sheets']);
});
