import { act } from 'react';
import { expect, test } from 'vitest';
import { resetSettings, settingsStore, themeStore } from '../../../lib/settings/display.ts';
import { type ShownPage, screen, showPage } from '../../../lib/testing/page.tsx';
import { until } from '../../../lib/testing/until.ts';
import { DisplayTab } from './display-tab.tsx';

function showDisplay(): Promise<ShownPage> {
  resetSettings();
  return showPage(<DisplayTab />, { path: '/settings?tab=display' });
}

function findChoice(name: string) {
  return screen.getByRole('switch', { name });
}

test.each([
  ['Thicker focus ring', 'focusIndicatorEnhanced'],
  ['Thicker borders around surfaces and controls', 'enhancedBorders'],
  ['Show labels on icon-only buttons', 'visibleLabels'],
  ['No time limits', 'noTimeLimits'],
] as const)('%s is switched by the space bar, on and off again', async (name, field) => {
  const { person } = await showDisplay();
  const before = settingsStore.get()[field];
  await act(async () => findChoice(name).focus());
  await person.keyboard(' ');
  expect(settingsStore.get()[field]).toBe(!before);
  await person.keyboard(' ');
  expect(settingsStore.get()[field]).toBe(before);
});

test('theme and contrast are chosen separately', async () => {
  const { person } = await showDisplay();
  await person.click(screen.getByRole('radio', { name: 'High, black and white' }));
  await person.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([settingsStore.get().contrastLevel, settingsStore.get().highContrast, themeStore.get()]).toEqual([
    'high',
    true,
    'dark',
  ]);
});

test('the four spacings are shown only with custom spacing', async () => {
  const { person } = await showDisplay();
  const spacings = ['Line height', 'Letter spacing', 'Word spacing', 'Paragraph spacing'];
  const shown = () => spacings.filter((name) => screen.queryByRole('slider', { name }) !== null);
  expect(shown()).toEqual([]);
  await person.click(findChoice('Use my own text spacing'));
  expect(shown()).toEqual(spacings);
});

test('options for descriptions of the layout are shown only while there are descriptions', async () => {
  const { person } = await showDisplay();
  expect(screen.getByRole('textbox', { name: 'Key that opens the description' })).toBeTruthy();
  await person.click(findChoice('Layout descriptions are on'));
  expect(screen.queryByRole('textbox', { name: 'Key that opens the description' })).toBeNull();
});

test('the key of the description may be typed in any form, and is normalized when the field is left', async () => {
  const { person } = await showDisplay();
  const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key that opens the description' });
  await person.clear(key);
  await person.tripleClick(key);
  await person.paste('alt+y');
  await person.tab();
  expect([key.value, settingsStore.get().layoutDescriber.triggerKey]).toEqual(['Alt+Y', 'Alt+Y']);
});

test('one button resets everything, and announces it', async () => {
  const { person, heard } = await showDisplay();
  const standard = settingsStore.get();
  await person.click(findChoice('Thicker focus ring'));
  await person.click(screen.getByRole('radio', { name: 'High, black and white' }));
  await person.click(screen.getByRole('button', { name: 'Reset all display settings' }));
  expect(settingsStore.get()).toEqual(standard);
  await until(() => expect(heard).toContain('Display settings reset.'));
});

test('a page is described in the words of its reader, until they take their words back', async () => {
  const { person, heard } = await showDisplay();
  const own = () => settingsStore.get().layoutDescriber.customDescriptions;
  const field = screen.getByRole('textbox', { name: /^Description of the page/ });
  await person.click(field);
  await person.paste('A search, then what is new.');
  expect(own()).toEqual({ '/': 'A search, then what is new.' });
  await person.clear(field);
  expect(own()).toEqual({});
  await person.paste('What is new.');
  await person.click(screen.getByRole('button', { name: 'Remove this description' }));
  expect(own()).toEqual({});
  await until(() => expect(heard.at(-1)).toMatch(/^Removed your description of the page/));
});
