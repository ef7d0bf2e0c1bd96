import { I18nProvider } from '@lingui/react';
import type { Session } from '@relievo/contracts/accounts';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type AccountPage, BuiltRoutesContext } from '../layout/built-routes.ts';
import { sessionQuery } from '../server/session.ts';
import { activateLocale, i18n } from '../words/i18n.ts';
import { isStanding } from './planned-pages.ts';

let shown: Root | undefined;

interface Circumstances {
  /** Undefined while it is not known yet who is looking. */
  readonly session?: Session | null | undefined;
  /** Which pages stand; where it is not said, those that do. What a test shows that says so is no proof of a requirement. */
  readonly isBuilt?: (path: string) => boolean;
  readonly ofAccount?: readonly AccountPage[];
  /** What the server has answered already. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[];
}

/** Renders as a page of the app does: with words, a router that links ask, a viewer, and pages that stand. */
export async function show(
  content: ReactNode,
  { isBuilt = isStanding, ofAccount = [], answers = [], ...viewer }: Circumstances = {},
): Promise<HTMLElement> {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const session = 'session' in viewer ? viewer.session : null;
  if (session !== undefined) queries.setQueryData(sessionQuery.queryKey, session);
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => shown?.unmount());
  await activateLocale('en');
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => content });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(async () => {
    await router.load();
    shown = createRoot(place);
    shown.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <BuiltRoutesContext value={{ isBuilt, paths: [], ofAccount }}>
            <RouterProvider router={router as never} />
          </BuiltRoutesContext>
        </QueryClientProvider>
      </I18nProvider>,
    );
  });
  return place;
}
