import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useProductSettings } from '../../../lib/server/product-settings.ts';

const LibraryPreparation = createLatePart(() => import('./library-preparation.tsx'), 'LibraryPreparation');

/** How far the starter library is, loaded at the one start at which it is filled. */
export function WhilePreparing() {
  const { libraryProgress } = useProductSettings();
  return libraryProgress === null ? null : <LibraryPreparation />;
}
