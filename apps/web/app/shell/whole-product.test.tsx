import type { Session } from '@relievo/contracts/accounts';
import type { Role } from '@relievo/contracts/values';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Dashboard } from '../../features/home/dashboard/dashboard.tsx';
// Its picture and what draws it come later: they must be there before the last test has ended.
import '../../features/home/welcome/parabola.ts';
import { WelcomePage } from '../../features/home/welcome/welcome-page.tsx';
import '../../lib/layout/draw-relief.ts';
import { BuiltRoutesContext } from '../../lib/layout/built-routes.ts';
import { productSettingsQuery } from '../../lib/server/product-settings.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { readSpoken } from '../../lib/testing/spoken.tsx';
import { Footer } from './footer.tsx';

/** What the shell and home offer once every page stands, and where it leads: links are left out one by one until theirs does. */
async function linksOf(
  component: () => ReactNode,
  session: Partial<Session> | null = null,
): Promise<string[]> {
  const router = createRouter({
    routeTree: createRootRoute({ component, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(sessionQuery.queryKey, session as Session | null);
  queries.setQueryData(productSettingsQuery.queryKey, {
    grantAcknowledgement: null,
    isDemo: true,
    video: null,
    showsSampleFigures: true,
    libraryProgress: null,
    signUpIsOpen: true,
    banner: '',
  });
  const said = await readSpoken(
    <QueryClientProvider client={queries}>
      <BuiltRoutesContext value={{ isBuilt: () => true, paths: [], ofAccount: [] }}>
        <RouterProvider router={router} />
      </BuiltRoutesContext>
    </QueryClientProvider>,
  );
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return said
    .filter((phrase) => phrase.startsWith('link, '))
    .map((phrase, place) => `${phrase.slice('link, '.length)}: ${targets[place]}`);
}

function createViewer(role: Role, canUpload: boolean) {
  return {
    user: {
      id: 'tomas',
      displayName: 'Tomas Berg',
      username: 'tomas',
      email: 'tomas@example.org',
      picture: null,
    },
    roles: [role],
    canUpload,
    organizations: [],
  };
}

test('the footer leads to the library, the tools, the pricing and the help of the product', async () => {
  expect((await linksOf(Footer)).slice(0, 4)).toEqual([
    'Library: /library',
    'Tools: /tools',
    'Pricing: /pricing',
    'Help: /help',
  ]);
});

test('home offers guests to browse, to sign up for converting, to learn more and to get started', async () => {
  expect(await linksOf(WelcomePage)).toEqual([
    'Browse Library: /library',
    'Sign Up to Convert Files: /auth',
    'Learn More: /students',
    'Request Upload Access: /auth',
    'Sign Up to Get Started: /auth/signup',
    'Login: /auth',
  ]);
});

test('home offers creating content to people who may upload', async () => {
  expect(await linksOf(Dashboard, createViewer('institution', true))).toEqual([
    'Browse Library: /library',
    'Create Content: /tools',
    'All your activities: /your-activities',
  ]);
});

test('home offers upload access to people who do not have it', async () => {
  expect(await linksOf(Dashboard, createViewer('student', false))).toEqual([
    'Browse Library: /library',
    'Request Upload Access: /settings?tab=account',
    'All your activities: /your-activities',
  ]);
});

test('home offers a teacher three quick actions', async () => {
  expect(await linksOf(Dashboard, createViewer('teacher', true))).toEqual([
    'Search Library: /library',
    'Create Content: /tools',
    'Edit Graphics: /svg-editor',
    'All your activities: /your-activities',
  ]);
});
