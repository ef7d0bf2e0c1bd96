import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { BuiltRoutesContext } from '../lib/layout/built-routes.ts';
import { i18n } from '../lib/words/i18n.ts';
import { DisplayFollows } from './display-follows.tsx';
import { queries } from './queries.ts';
import { builtRoutes, router } from './router.tsx';
import { SessionEnd } from './session-end.tsx';
import { ViewerChange } from './viewer-change.tsx';

interface AppProps {
  /** Is called when the router listens to the address. */
  readonly onDrawn: () => void;
}

export function App({ onDrawn }: AppProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BuiltRoutesContext value={builtRoutes}>
          <RouterProvider router={router} />
          <SessionEnd />
          <ViewerChange />
          <DisplayFollows />
        </BuiltRoutesContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
