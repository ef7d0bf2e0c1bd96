import type { CollectionCard } from '@relievo/contracts/library';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import type { PersonCollectionsQuery, PersonPage, PersonResourcesQuery } from '@relievo/contracts/people';
import type { Database, Viewer } from '../../../platform/database/database.ts';
import { GUEST } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { collectionOf, type LibraryDependencies, listPublishedBy } from '../../library/service.ts';
import { pictureOf } from '../../profiles/service.ts';
import { findPerson, findPublicCollections } from './repository.ts';

/** Whoever may not see a person's profile is told the same as of nobody. */
export async function readPerson(
  { database }: { readonly database: Database },
  viewer: Viewer,
  id: string,
): Promise<PersonPage> {
  const row = await database.asUser(viewer, (tx) => findPerson(tx, id));
  if (!row) throw refuse('not_found');
  return {
    id: row.user_id,
    displayName: row.display_name,
    bio: row.bio,
    picture: pictureOf(row),
    isOwn: row.is_own,
  };
}

/** What everybody may see of a person's work, also where the viewer may see more of it elsewhere. */
export async function listPersonResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  { id, ...page }: PersonResourcesQuery,
): Promise<{ rows: ResourceCard[]; total: number }> {
  await readPerson(dependencies, viewer, id);
  return listPublishedBy(dependencies, id, page);
}

/** Read as a guest, so that what is counted in each is what everybody finds there. */
export async function listPersonCollections(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  { id, ...page }: PersonCollectionsQuery,
): Promise<{ rows: CollectionCard[]; total: number }> {
  await readPerson(dependencies, viewer, id);
  const { rows, total } = await dependencies.database.asUser(GUEST, (tx) =>
    findPublicCollections(tx, id, page),
  );
  return { rows: rows.map(collectionOf), total };
}
