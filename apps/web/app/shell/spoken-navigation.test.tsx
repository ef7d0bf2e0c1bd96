import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { BuiltRoutesContext } from '../../lib/layout/built-routes.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { readSpoken } from '../../lib/testing/spoken.tsx';
import { Breadcrumbs } from './navigation/breadcrumbs.tsx';
import { SkipLinks } from './navigation/skip-links.tsx';
import { SidebarContents } from './sidebar/sidebar.tsx';

const STANDING = ['/', '/library', '/help', '/contact', '/auth', '/search'];

/** A guest at this address, with the pages that stand. */
async function readPhrases(address: string): Promise<string[]> {
  const component = () => (
    <>
      <SkipLinks />
      <SidebarContents />
      <Breadcrumbs />
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(sessionQuery.queryKey, null);
  return readSpoken(
    <QueryClientProvider client={queries}>
      <BuiltRoutesContext
        value={{ isBuilt: (path) => STANDING.includes(path), paths: STANDING, ofAccount: [] }}
      >
        <RouterProvider router={router} />
      </BuiltRoutesContext>
    </QueryClientProvider>,
  );
}

function listStops(phrases: readonly string[]) {
  return phrases.filter((phrase) => /^(navigation|link|button|current page)/.test(phrase));
}

test('the skip links are read first, then each place by name, with those that need a sign-in and the current one', async () => {
  expect(listStops(await readPhrases('/library?tab=your-content'))).toEqual([
    'link, Skip to main content',
    'link, Skip to navigation',
    'link, Skip to search',
    'link, Skip to user menu',
    'button, Describe page layout',
    'navigation, Main',
    'link, Relievo, home',
    'link, Home',
    'link, Library',
    'link, Your Collection Login required to access this feature',
    'link, Your Content Login required to access this feature, current page',
    'link, Help',
    'link, Contact',
    'link, Login',
    'navigation, Breadcrumbs',
    'link, Home',
    'current page',
  ]);
});

test('a list of places announces its length', async () => {
  const phrases = await readPhrases('/');
  expect(phrases).toContain('listitem, level 1, position 1, set size 4');
  expect(phrases).toContain('link, Home, current page');
});
