import type { Database, Viewer } from '../../platform/database/database.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import type { SharedAnswers } from '../../platform/sharing/shared-answers.ts';
import { hasKept, hasShelf } from './repository.ts';

export interface LibraryDependencies {
  readonly database: Database;
  /** What several people ask at once is worked out once: see SHARING. */
  readonly answers: SharedAnswers;
}

/**
 * A total, a page or a facet is at most two seconds behind the database, counted from when it was read there. One of
 * them is left to the browsers and proxies of guests, so that here a new one is worked out before a second is over,
 * and what is nearly a second old is waited for. Searches take turns, or a few
 * people who look for two letters would take all connections from everybody else.
 */
export const SHARING = { freshForMs: 700, goodForMs: 950, atMost: 500, costlyAtOnce: 6 } as const;

/**
 * As whom a list is read, and under which name its answers are shared. All who share a name see the same: most
 * people have nothing in their organization that is not public, and then see what a guest sees. They are answered
 * from what was read as a guest, so that the policies themselves keep everything else out of it.
 */
export interface Reader {
  readonly as: Viewer;
  readonly name: string;
}

export const GUESTS: Reader = { as: GUEST, name: 'guests' };

/** Members of the current organization. */
export function membersOf(viewer: Viewer): Reader {
  return {
    as: viewer,
    name: `members ${viewer.organizationId}`,
  };
}

/** Who sees the same of the marketplace and of a search. */
export async function findReader(
  { database, answers }: LibraryDependencies,
  viewer: Viewer,
): Promise<Reader> {
  if (viewer.organizationId === null) return GUESTS;
  const members = membersOf(viewer);
  const shelf = await answers.share(`shelf ${members.name}`, () => database.asUser(viewer, hasShelf));
  return shelf ? members : GUESTS;
}

/** Who sees the same categories: a person's own count for that person, also where they are shown to nobody else. */
export async function findReaderOfCategories(
  dependencies: LibraryDependencies,
  viewer: Viewer,
): Promise<Reader> {
  if (viewer.userId === null) return GUESTS;
  const { database, answers } = dependencies;
  const kept = await answers.share(`kept ${viewer.userId}`, () => database.asUser(viewer, hasKept));
  if (!kept) return findReader(dependencies, viewer);
  return { as: viewer, name: `person ${viewer.userId} ${viewer.organizationId}` };
}
