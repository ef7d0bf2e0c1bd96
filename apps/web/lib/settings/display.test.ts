import { beforeEach, expect, test } from 'vitest';
import { SETTINGS_KEY, settingsStore, startDisplay, THEME_KEY, themeStore } from './display.ts';

const { dataset } = document.documentElement;

beforeEach(() => localStorage.clear());

test('a change in another window shows in this one', () => {
  localStorage.setItem(THEME_KEY, 'light');
  startDisplay();
  expect(dataset['theme']).toBe('light');
  localStorage.setItem(THEME_KEY, 'dark');
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ highContrast: true, fontSize: 150 }));
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  expect([dataset['theme'], themeStore.get()]).toEqual(['dark', 'dark']);
  expect([dataset['contrast'], settingsStore.get().fontSize]).toEqual(['high', 150]);
});

test('another stored value changes nothing', () => {
  localStorage.setItem(THEME_KEY, 'light');
  startDisplay();
  localStorage.setItem(THEME_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'relievo-draft-contact' }));
  expect(dataset['theme']).toBe('light');
});
