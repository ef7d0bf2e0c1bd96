import { expect, test } from 'vitest';
import { screen, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { findTree, showTable } from '../testing/show-table.tsx';

test('words are on the sheet in braille while they are typed, and Enter leaves them there', async () => {
  const { person, heard, asked } = await showTable('empty');
  await person.click(screen.getByRole('button', { name: 'Write in braille' }));
  const field = screen.getByRole('textbox', { name: /^Words at 105, 149 mm/ });
  await until(() => expect(document.activeElement).toBe(field));
  await person.type(field, 'Sea');
  const dots = () => document.querySelectorAll('.editor-above circle').length;
  await until(() => expect(dots()).toBeGreaterThan(0));
  expect(asked.filter(({ path }) => path.endsWith('/braille')).length).toBeLessThanOrEqual(2);
  await person.keyboard('{Enter}');
  await until(() => expect(heard.join(' ')).toMatch(/“Sea” added at/));
  expect(within(findTree()).getByRole('row', { name: /Sea/ })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Words at 105, 159 mm/ })).toBeTruthy();
  expect(dots()).toBe(0);
});
