import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { BuiltRoutesContext } from '../../lib/layout/built-routes.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { activateLocale, i18n } from '../../lib/words/i18n.ts';
import { useCommandKeys } from './use-command-keys.ts';

function Keys() {
  useCommandKeys();
  return null;
}

/** Where these keys lead from home, once every page stands. */
async function pressAndReadPath(init: KeyboardEventInit): Promise<string> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await activateLocale('en');
  const router = createRouter({
    routeTree: createRootRoute({ component: Keys, notFoundComponent: Keys }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(sessionQuery.queryKey, null);
  const root = createRoot(document.createElement('main'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <BuiltRoutesContext value={{ isBuilt: () => true, paths: [], ofAccount: [] }}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </BuiltRoutesContext>
      </I18nProvider>,
    ),
  );
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })));
  return router.state.location.pathname;
}

test.each([
  ['Alt and U', { key: 'u', code: 'KeyU', altKey: true }, '/tools'],
  ['Alt and L', { key: 'l', code: 'KeyL', altKey: true }, '/library'],
  ['U alone', { key: 'u', code: 'KeyU' }, '/'],
])('%s lead where they say once every page is built', async (_, keys, path) => {
  expect(await pressAndReadPath(keys)).toBe(path);
});
