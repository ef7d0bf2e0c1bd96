import { RELATED_RESOURCES, type ResourceCard } from '@relievo/contracts/library/resource';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { cardOf } from '../card-presenter.ts';
import { bitsOf } from '../filter-bit-rules.ts';
import { findReader, type LibraryDependencies } from '../reader-service.ts';
import { findKinship, findRelated } from './repository.ts';

/** What the library has on the same things, the nearest first: of one category, of one subject, with the same tags. */
export async function listRelatedResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  id: string,
): Promise<ResourceCard[]> {
  const { database, answers } = dependencies;
  const kinship = await database.asUser(viewer, (tx) => findKinship(tx, id));
  if (!kinship) throw refuse('not_found');
  const subjects = kinship.filter_bits & bitsOf('subject');
  const reader = await findReader(dependencies, viewer);
  return answers.share(JSON.stringify(['related', reader.name, id, kinship]), () =>
    database.asUser(reader.as, async (tx) =>
      (
        await findRelated(tx, {
          ...kinship,
          id,
          category_key: kinship.category_key || null,
          subjects,
          limit: RELATED_RESOURCES,
        })
      ).map(cardOf),
    ),
  );
}
