import type { Session } from '@relievo/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sessionQuery } from '../../lib/server/session.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
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

test('a sign-out that fails is logged and announced, and the person stays signed in', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const session = { user: { displayName: 'Ada' } } as Session;
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, session);
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
  await act(async () => document.querySelector('button')?.click());
  await until(() => expect(warned).toHaveBeenCalledWith('The sign-out did not work.', fault));
  expect(toasts.history()[0]?.text).toBe(
    'You are still signed in because the server did not answer. Please try again.',
  );
  expect(queries.getQueryData(sessionQuery.queryKey)).toBe(session);
  expect(router.state.location.pathname).toBe('/settings');
});
