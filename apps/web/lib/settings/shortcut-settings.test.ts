import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { SHORTCUTS_KEY, shortcutStore, startShortcuts } from './shortcut-settings.ts';

const read = (stored: unknown) => {
  localStorage.setItem(SHORTCUTS_KEY, JSON.stringify(stored));
  startShortcuts();
  return shortcutStore.get();
};

beforeEach(() => localStorage.clear());

test('keys of one’s own survive, and so does switching all of them off', () => {
  const own = { enabled: false, keys: { library: 'Alt+B' } };
  expect(read(own)).toEqual(own);
});

test('a key that makes no sense is the standard one again, and the others stay', () => {
  expect(read({ enabled: 'yes', keys: { library: 'Alt+B', home: 7, tools: '' } })).toEqual({
    enabled: true,
    keys: { library: 'Alt+B' },
  });
});

test('whatever is in storage, the settings are whole', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (junk) => {
      const { enabled, keys } = read(junk);
      expect(enabled).toBeTypeOf('boolean');
      expect(Object.values(keys).every((combo) => typeof combo === 'string')).toBe(true);
    }),
  );
});
