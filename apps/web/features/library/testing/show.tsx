import { I18nProvider } from '@lingui/react';
import type { ResourceCard, Session } from '@relievo/contracts';
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
import { BuiltRoutesContext } from '../../../lib/layout/built-routes.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { activateLocale, i18n } from '../../../lib/settings/i18n.ts';

let shown: Root | undefined;

type Circumstances = {
  /** Undefined while it is not known yet who is looking. */
  readonly session?: Session | null | undefined;
  readonly isBuilt?: (path: string) => boolean;
  /** What the server has answered already. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[];
};

/** Renders as a page of the app does: with words, a router that links ask, a viewer, and pages that stand. */
export async function show(
  content: ReactNode,
  { isBuilt = () => true, answers = [], ...viewer }: Circumstances = {},
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
          <BuiltRoutesContext value={{ isBuilt, paths: [] }}>
            <RouterProvider router={router as never} />
          </BuiltRoutesContext>
        </QueryClientProvider>
      </I18nProvider>,
    );
  });
  return place;
}

export const aResource = (given: Partial<ResourceCard> = {}): ResourceCard => ({
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Graph of y = x²',
  description: 'A parabola.',
  language: 'en',
  category: 'Algebra',
  tags: [],
  type: 'graphic',
  contentType: 'worksheet',
  difficultyLevel: 'High School',
  subject: 'Math',
  graphicType: 'svg_tactileview',
  isPremium: false,
  status: 'approved',
  isDraft: false,
  visibility: 'public',
  viewCount: 12,
  downloadCount: 3,
  likesCount: 0,
  commentsCount: 0,
  popularityScore: 0,
  rating: null,
  authorName: 'Ada Example',
  createdAt: '2026-03-09T12:00:00.000Z',
  thumbnail: null,
  altText: '',
  format: 'svg',
  fileSize: 1536,
  ...given,
});
