import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { SHORTCUTS_KEY, shortcutStore, startShortcuts } from './shortcut-settings.ts';

function read(stored: unknown) {
  localStorage.setItem(SHORTCUTS_KEY, JSON.stringify(stored));
  startShortcuts();
  return shortcutStore.get();
}

beforeEach(() => localStorage.clear());

test('custom keys are kept, and so is switching all of them off', () => {
  const own = { enabled: false, keys: { library: 'Alt+B' } };
  expect(read(own)).toEqual(own);
});

test('an invalid key falls back to the default, and the others stay', () => {
  expect(read({ enabled: 'yes', keys: { library: 'Alt+B', home: 7, tools: '' } })).toEqual({
    enabled: true,
    keys: { library: 'Alt+B' },
  });
});

test('the settings are complete for any storage', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (junk) => {
      const { enabled, keys } = read(junk);
      expect(enabled).toBeTypeOf('boolean');
      expect(Object.values(keys).every((combo) => typeof combo === 'string')).toBe(true);
    }),
  );
});
