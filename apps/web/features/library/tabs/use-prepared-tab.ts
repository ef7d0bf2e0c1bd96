import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useViewer } from '../../../lib/server/session.ts';
import { fetchFirstItems } from '../../listing/index.ts';
import type { LibraryAddress, LibraryTab } from '../address/library-address.ts';
import {
  categoriesQuery,
  collectionsQuery,
  marketplaceQuery,
  ownContentQuery,
} from '../query/library-queries.ts';
import { FIRST_ITEMS } from '../query/limits.ts';
import { loadTab } from './late-tabs.ts';

const PREPARE: Readonly<Record<LibraryTab, (queries: QueryClient, address: LibraryAddress) => void>> = {
  marketplace: (queries, address) =>
    fetchFirstItems(queries, marketplaceQuery(address), FIRST_ITEMS.marketplace),
  categories: (queries, address) =>
    fetchFirstItems(queries, categoriesQuery(address), FIRST_ITEMS.categories),
  'your-content': (queries, address) =>
    fetchFirstItems(queries, ownContentQuery(address), FIRST_ITEMS['your-content']),
  collections: (queries, address) =>
    fetchFirstItems(queries, collectionsQuery(address), FIRST_ITEMS.collections),
};

/** Fetches a tab that somebody is about to open, and its first items; a guest's own tabs hold nothing. */
export function usePreparedTab(): (address: LibraryAddress) => void {
  const queries = useQueryClient();
  const isGuest = useViewer().status !== 'signed-in';
  return (address) => {
    const isOwn = address.tab === 'your-content' || address.tab === 'collections';
    if (isOwn && isGuest) return;
    loadTab(address.tab);
    PREPARE[address.tab](queries, address);
  };
}
