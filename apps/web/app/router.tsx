import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });

const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage });

export const router = createRouter({ routeTree: root.addChildren([home]), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
