import { I18nProvider } from '@lingui/react';
import type { ResourceCard } from '@relievo/contracts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { activateLocale, i18n } from '../../../lib/i18n.ts';

let shown: Root | undefined;

/** Renders as a page of the app does: with words, and with a router that links ask. */
export async function show(content: ReactNode): Promise<HTMLElement> {
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
        <RouterProvider router={router as never} />
      </I18nProvider>,
    );
  });
  return place;
}

export const aResource = (given: Partial<ResourceCard> = {}): ResourceCard => ({
  id: '01990000-0000-7000-8000-000000000001',
  title: 'Graph of y = x²',
  description: 'A parabola.',
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
