import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import type { LibraryTab } from '../address/library-address.ts';

// What stands on these tabs is on no other, so the library opens without it.
export const CategoriesTab = createLatePart(() => import('./categories-tab.tsx'), 'CategoriesTab');
export const YourContentTab = createLatePart(() => import('./your-content-tab.tsx'), 'YourContentTab');
export const CollectionsTab = createLatePart(() => import('./collections-tab.tsx'), 'CollectionsTab');
/** Only guests on a tab of one's own are asked to sign in. */
export const SignInNeeded = createLatePart(() => import('./sign-in-needed.tsx'), 'SignInNeeded');

const LATE: Partial<Record<LibraryTab, { readonly preload: () => Promise<void> }>> = {
  categories: CategoriesTab,
  'your-content': YourContentTab,
  collections: CollectionsTab,
};

/** Loads a tab that somebody is about to open. Where it does not come, opening it asks again. */
export function loadTab(tab: LibraryTab): void {
  void LATE[tab]?.preload();
}
