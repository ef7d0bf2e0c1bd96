import { expect, test } from 'vitest';
import { screen, within } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { findTree, showTable } from '../testing/show-table.tsx';

async function openSymbols() {
  const table = await showTable('empty');
  await table.person.click(screen.getByRole('tab', { name: 'Symbols' }));
  await screen.findByRole('searchbox', { name: 'Find a symbol' }, { timeout: 20_000 });
  return table;
}

test('a symbol is found by another name, the count is said once, and a press adds it to the middle', async () => {
  const { person, heard } = await openSymbols();
  await person.type(screen.getByRole('searchbox', { name: 'Find a symbol' }), 'bulb');
  await until(() => expect(heard.filter((words) => /symbols? found/.test(words))).toHaveLength(1));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toContainEqual(
    expect.stringContaining('Lamp'),
  );
  await person.click(screen.getByRole('option', { name: 'Lamp' }));
  await until(() => expect(heard.join(' ')).toMatch(/“Lamp” added at/));
  expect(within(findTree()).getByRole('row', { name: /Lamp/ })).toBeTruthy();
});

test('the name of a symbol is written beside it in braille if a person wants that', async () => {
  const { person, heard } = await openSymbols();
  await person.click(screen.getByRole('checkbox', { name: 'Write its name beside it in braille' }));
  await person.type(screen.getByRole('searchbox', { name: 'Find a symbol' }), 'crescent');
  await person.click(screen.getByRole('option', { name: 'Crescent moon' }));
  await until(() => expect(heard.join(' ')).toMatch(/Labels placed/));
  expect(within(findTree()).getAllByRole('row', { name: /Crescent moon/ })).toHaveLength(2);
});

test('a clock is drawn by the numbers that a person types, and wrong numbers are said at their field', async () => {
  const { person, heard } = await openSymbols();
  await person.type(screen.getByRole('searchbox', { name: 'Find a symbol' }), 'clock');
  await person.click(screen.getByRole('option', { name: 'Clock' }));
  const hour = screen.getByRole('textbox', { name: 'Hour' });
  expect(document.activeElement).toBe(hour);
  await person.clear(hour);
  await person.type(hour, '13{Enter}');
  expect(screen.getByText(/Type a whole number from 1 to 12/)).toBeTruthy();
  await person.clear(hour);
  await person.type(hour, '7{Enter}');
  await until(() => expect(heard.join(' ')).toMatch(/“Clock, 7:00” added at/));
});

test('words that no symbol has are answered by words', async () => {
  const { person, heard } = await openSymbols();
  await person.type(screen.getByRole('searchbox', { name: 'Find a symbol' }), 'zzz');
  await until(() => expect(heard).toContain('No symbol has these words.'));
  expect(screen.getByText(/Search for another word or a subject/)).toBeTruthy();
});
