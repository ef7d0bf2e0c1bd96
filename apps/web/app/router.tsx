import { createRootRoute, createRoute, createRouter, type RouteComponent } from '@tanstack/react-router';
import type { BuiltRoutes } from '../lib/built-routes.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import { PAGES } from './pages.ts';
import { GuestsOnly, SignedInOnly } from './route-guards.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { Shell } from './shell/shell.tsx';
import { ShellError } from './shell/shell-error.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: ShellError });

const tiers = {
  open: createRoute({ getParentRoute: () => root, id: 'open' }),
  'signed-in': createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedInOnly }),
  guests: createRoute({ getParentRoute: () => root, id: 'guests', component: GuestsOnly }),
};

const routesOf = (tier: keyof typeof tiers) =>
  PAGES.filter((page) => page.tier === tier).map(({ path, component }) =>
    createRoute({
      getParentRoute: () => tiers[tier],
      path,
      component: component as RouteComponent,
      errorComponent: PageError,
    }),
  );

export const router = createRouter({
  routeTree: root.addChildren([
    tiers.open.addChildren(routesOf('open')),
    tiers['signed-in'].addChildren(routesOf('signed-in')),
    tiers.guests.addChildren(routesOf('guests')),
  ]),
  parseSearch,
  stringifySearch,
  // Each page scrolls to its own top; coming back restores the place.
  scrollRestoration: true,
});

const patterns = PAGES.map(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`));

export const builtRoutes: BuiltRoutes = {
  isBuilt: (path) => patterns.some((pattern) => pattern.test(path)),
  paths: PAGES.map(({ path }) => path).filter((path) => !path.includes('$')),
};

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
