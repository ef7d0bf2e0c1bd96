import { I18nProvider } from '@lingui/react';
import type { Session } from '@relievo/contracts/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, screen, within } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { BuiltRoutesContext } from '../layout/built-routes.ts';
import { sessionQuery } from '../server/session.ts';
import { announcer } from '../speaking/announcer.ts';
import { toasts } from '../speaking/toasts.ts';
import { forgetArrived } from '../stores/arrived.ts';
import { activateLocale, i18n } from '../words/i18n.ts';
import type { Asked } from './network.ts';
import { PATIENCE } from './patience.ts';
import { isStanding } from './planned-pages.ts';
import { type Answers, serve } from './server.ts';

interface Circumstances {
  readonly path: string;
  /** How the app names the address, where the page reads a part of it: /topic/$id. */
  readonly route?: string;
  readonly session?: Session | null;
  /** By what the server answers: see serve. */
  readonly answers?: Answers;
}

export interface ShownPage {
  /** Somebody at the keyboard. */
  readonly person: UserEvent;
  readonly asked: readonly Asked[];
  /** What a screen reader was told without being asked. */
  readonly heard: readonly string[];
  /** Where the page has led to. */
  readonly address: () => string;
  readonly queries: QueryClient;
}

/** React warns of what changes outside of act, unless it is told that nobody looks yet. */
function isLooking(is: boolean) {
  return void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: is });
}

// While somebody types and presses, React draws as in a browser; what comes of it is drawn before the test looks.
configure({
  asyncUtilTimeout: PATIENCE,
  asyncWrapper: async (cause) => {
    isLooking(false);
    try {
      return await cause();
    } finally {
      isLooking(true);
      await act(async () => undefined);
    }
  },
});

// The DOM of the tests knows no popover; what it says stands in the page all the same.
HTMLElement.prototype.showPopover ??= () => undefined;

/** Shows a page as the app does, at its address, to somebody with a keyboard and a screen reader. */
export async function showPage(
  content: ReactNode,
  { path, route, session = null, answers = {} }: Circumstances,
): Promise<ShownPage> {
  isLooking(true);
  localStorage.clear();
  await activateLocale('en');
  const asked = serve({ 'GET /session': session, ...answers });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(sessionQuery.queryKey, session);
  const router = createRouter({
    routeTree: createRoutes(content, route),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  // Works of one id are another's in each test.
  forgetArrived();
  const heard: string[] = [];
  const unheard = (['polite', 'assertive'] as const).map((politeness) =>
    announcer.subscribe(politeness, (text) => text && heard.push(text)),
  );
  onTestFinished(async () => {
    for (const end of unheard) end();
    await act(async () => {
      root.unmount();
      for (const { id } of toasts.visible()) toasts.close(id);
    });
    queries.clear();
  });
  await act(async () => {
    await router.load();
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <BuiltRoutesContext value={{ isBuilt: isStanding, paths: [], ofAccount: [] }}>
            <RouterProvider router={router} />
          </BuiltRoutesContext>
        </QueryClientProvider>
      </I18nProvider>,
    );
  });
  const address = () => {
    const { pathname, searchStr } = router.state.location;
    return `${pathname}${searchStr}`;
  };
  return { person: userEvent.setup({ document }), asked, heard, address, queries };
}

function createRoutes(content: ReactNode, route: string | undefined) {
  const root = createRootRoute({
    component: route === undefined ? () => content : Outlet,
    notFoundComponent: () => null,
  });
  if (route === undefined) return root;
  return root.addChildren([
    createRoute({ getParentRoute: () => root, path: route, component: () => content }),
  ]) as typeof root;
}

export { screen, within };
