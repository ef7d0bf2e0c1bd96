import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { BuiltRoutesContext } from '../lib/built-routes.ts';
import { i18n } from '../lib/i18n.ts';
import { builtRoutes, router } from './router.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BuiltRoutesContext value={builtRoutes}>
          <RouterProvider router={router} />
        </BuiltRoutesContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
