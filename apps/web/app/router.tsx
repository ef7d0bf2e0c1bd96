import { findPage, PAGE_TIERS } from '@relievo/contracts/pages';
import { createRootRoute, createRoute, createRouter, type RouteComponent } from '@tanstack/react-router';
import type { BuiltRoutes } from '../lib/layout/built-routes.ts';
import { NotFound } from '../ui/states/not-found.tsx';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import type { PageRoute } from './page-route.ts';
import { PAGES } from './pages.ts';
import { DemoOnly, GuestsOnly, SignedInOnly } from './route-guards.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { Layout } from './shell/layout.tsx';
import { ShellError } from './shell/shell-error.tsx';

const root = createRootRoute({ component: Layout, notFoundComponent: NotFound, errorComponent: ShellError });

const tiers = {
  open: createRoute({ getParentRoute: () => root, id: 'open' }),
  'signed-in': createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedInOnly }),
  guests: createRoute({ getParentRoute: () => root, id: 'guests', component: GuestsOnly }),
  demo: createRoute({ getParentRoute: () => root, id: 'demo', component: DemoOnly }),
};

/** A route is made for each path by itself: as a union of all of them they would ask for the parameters of each other. */
type AnyPage = Omit<PageRoute, 'path'> & { readonly path: string };

function routesOf(tier: keyof typeof tiers) {
  return PAGES.filter(({ path }) => PAGE_TIERS[path] === tier).map(({ path, component, layout }: AnyPage) =>
    createRoute({
      getParentRoute: () => tiers[tier],
      path,
      component: component as RouteComponent,
      errorComponent: PageError,
      ...(layout ? { staticData: { layout } } : {}),
    }),
  );
}

export const router = createRouter({
  routeTree: root.addChildren([
    tiers.open.addChildren(routesOf('open')),
    tiers['signed-in'].addChildren(routesOf('signed-in')),
    tiers.guests.addChildren(routesOf('guests')),
    tiers.demo.addChildren(routesOf('demo')),
  ]),
  parseSearch,
  stringifySearch,
  // A page that is on its way for a second is waited for in words, and takes their place as soon as it is there.
  defaultPendingComponent: PagePending,
  defaultPendingMinMs: 0,
  // Each page scrolls to its own top; coming back restores the place.
  scrollRestoration: true,
});

export const builtRoutes: BuiltRoutes = {
  isBuilt: (path) => findPage(path) !== null,
  paths: PAGES.map(({ path }) => path).filter((path) => !path.includes('$') && PAGE_TIERS[path] !== 'demo'),
  ofAccount: PAGES.flatMap(({ path, account }) => (account ? [{ path, ...account }] : [])),
};

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    layout?: 'fullscreen';
  }
}
