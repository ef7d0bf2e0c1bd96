import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { i18n } from '../lib/i18n.ts';
import { BuiltRoutes } from './built-routes.ts';
import { isBuilt, router } from './router.tsx';

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <BuiltRoutes value={isBuilt}>
          <RouterProvider router={router} />
        </BuiltRoutes>
      </QueryClientProvider>
    </I18nProvider>
  );
}
