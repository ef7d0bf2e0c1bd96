import { type ComponentProps, lazy, Suspense } from 'react';
import type { NothingFound as Shown } from './nothing-found.tsx';

const Late = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

/** Most lists hold something, so they open without the words for nothing. */
export function NothingFound(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
