import { lazy } from 'react';
import type { LibraryTab } from '../address/library-address.ts';

/** What stands on these tabs is on no other, so the library opens without it. */
function loadCategories() {
  return import('./categories-tab.tsx');
}
function loadYourContent() {
  return import('./your-content-tab.tsx');
}
function loadCollections() {
  return import('./collections-tab.tsx');
}

export const CategoriesTab = lazy(async () => ({ default: (await loadCategories()).CategoriesTab }));
export const YourContentTab = lazy(async () => ({ default: (await loadYourContent()).YourContentTab }));
export const CollectionsTab = lazy(async () => ({ default: (await loadCollections()).CollectionsTab }));
/** Only guests on a tab of one's own are asked to sign in. */
export const SignInNeeded = lazy(async () => ({
  default: (await import('./sign-in-needed.tsx')).SignInNeeded,
}));

const LOADS: Partial<Record<LibraryTab, () => Promise<unknown>>> = {
  categories: loadCategories,
  'your-content': loadYourContent,
  collections: loadCollections,
};

/** Loads a tab that somebody is about to open. Where it does not come, opening it asks again. */
export function loadTab(tab: LibraryTab): void {
  LOADS[tab]?.().catch(() => undefined);
}
