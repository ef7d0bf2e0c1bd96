import type { Refusals } from './refusals.ts';

/** How the API refuses around collections. */
export const COLLECTIONS_ERRORS = {
  collection_name_taken: { status: 409 },
  collection_holds_it_already: { status: 409 },
  collection_reader_not_found: { status: 404 },
  collection_shared_already: { status: 409 },
  archive_under_way: { status: 409 },
} as const satisfies Refusals;
