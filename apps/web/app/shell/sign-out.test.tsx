import type { Session } from '@relievo/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openKeptHere } from '../../lib/keeping/kept-here.ts';
import { openSavers } from '../../lib/keeping/open-savers.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { removeDrafts } from '../../lib/stores/drafts.ts';
import { readSpoken } from '../../lib/testing/spoken.tsx';
import { until } from '../../lib/testing/until.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';

/** The server is out of reach. The client takes the browser’s fetch as it finds it when it is loaded. */
const fault = vi.hoisted(() => {
  const noLine = new TypeError('no line');
  vi.stubGlobal('fetch', () => Promise.reject(noLine));
  return noLine;
});

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Logout
    </button>
  );
}

const SESSION = { user: { id: 'ada', displayName: 'Ada' } } as Session;

async function showSettings() {
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, SESSION);
  const router = createRouter({
    routeTree: createRootRoute({ component: SignOut, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/settings'] }),
  });
  await router.load();
  await readSpoken(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const press = () => act(async () => document.querySelector('button')?.click());
  return { queries, router, press };
}

test('a sign-out that fails is logged and announced, and the person stays signed in', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { queries, router, press } = await showSettings();
  await press();
  await until(() => expect(warned).toHaveBeenCalledWith('The sign-out did not work.', fault));
  expect(toasts.history()[0]?.text).toBe(
    'You are still signed in because the server did not answer. Please try again.',
  );
  expect(queries.getQueryData(sessionQuery.queryKey)).toBe(SESSION);
  expect(router.state.location.pathname).toBe('/settings');
});

test('who signs out before her last changes are saved is told so first, and can sign out without them', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked: string[] = [];
  const close = openSavers.add(async () => {
    asked.push('save');
    return false;
  });
  const { press } = await showSettings();
  await press();
  await until(() =>
    expect(toasts.history()[0]?.text).toBe(
      'You are still signed in because your last changes are not saved yet. To sign out without them, choose it again.',
    ),
  );
  expect([asked, warned.mock.calls.length]).toEqual([['save'], 0]);
  await press();
  await until(() => expect(warned).toHaveBeenCalledWith('The sign-out did not work.', fault));
  close();
});

test('a person hears before a sign-out that this browser alone has changes of a page that was left', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { press } = await showSettings();
  const before = toasts.history().length;
  openKeptHere('relievo-draft-chart-ada-books', String).keep({ edits: 1, work: 'Books', sent: [] });
  openKeptHere('relievo-draft-chart-noa-tides', String).keep({ edits: 1, work: 'Tides', sent: [] });
  await press();
  await until(() => expect(toasts.history().length).toBe(before + 1));
  expect(toasts.history()[0]?.text).toMatch(/^You are still signed in because your last changes/);
  expect(warned).not.toHaveBeenCalled();
  removeDrafts();
  await press();
  await until(() => expect(warned).toHaveBeenCalledWith('The sign-out did not work.', fault));
});
