import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSavers } from '../lib/keeping/open-savers.ts';
import { setTheme, settingsStore, startDisplay, themeStore } from '../lib/settings/display.ts';
import { PATIENCE } from '../lib/testing/patience.ts';
import { refuse, serve } from '../lib/testing/server.ts';
import { until } from '../lib/testing/until.ts';
import { followDisplay } from './follow-display.ts';

let leave = () => {};

/** A page of somebody who is signed in; what it sends is kept, or refused. */
function openPage(isRefused: boolean, kept: object = { theme: 'light' }) {
  const asked = serve({
    'GET /display': kept,
    'PATCH /display': (change: object) =>
      isRefused ? refuse('database_unavailable') : { ...kept, ...change },
  });
  leave = followDisplay({ ...settingsStore.get(), theme: themeStore.get() }, 'ada');
  return () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

beforeEach(() => {
  localStorage.clear();
  startDisplay();
  setTheme('light');
});
afterEach(() => leave());

test('what is chosen is kept with the account', async () => {
  const sent = openPage(false);
  setTheme('dark');
  await until(() => expect(sent()).toEqual([{ theme: 'dark' }]));
});

test('a choice made just before a sign-out is sent before it, and the person hears where it could not be', async () => {
  const sent = openPage(false);
  setTheme('dark');
  expect(await openSavers.saveAll(PATIENCE)).toBe(true);
  expect(sent()).toEqual([{ theme: 'dark' }]);
  leave();
  openPage(true);
  setTheme('light');
  expect(await openSavers.saveAll(PATIENCE)).toBe(false);
});

test('what the account keeps shows where nothing was chosen since', async () => {
  openPage(false, { theme: 'dark' });
  await until(() => expect(themeStore.get()).toBe('dark'));
});

test('a choice that did not arrive before the page was closed stays, and the next page sends it', {
  tags: 'exhaustive',
}, async () => {
  const sent = openPage(true);
  setTheme('dark');
  await until(() => expect(sent()).toEqual([{ theme: 'dark' }]));
  leave();
  const sentNext = openPage(false);
  await until(() => expect(sentNext()).toEqual([{ theme: 'dark' }]));
  expect(themeStore.get()).toBe('dark');
  await until(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
});
