import { writeLargeThumbnailAddress } from '@relievo/contracts/library/files';
import { toLearningResource } from '@relievo/contracts/library/resource';
import { GUEST } from '../../platform/database/transaction.ts';
import type { PageContent } from '../../platform/http/pages/page-content.ts';
import { Refused } from '../../platform/http/refusals/refuse.ts';
import { listCollectionItems, readCollection } from '../collections/service.ts';
import { type LibraryDependencies, listRelatedResources, readResource } from '../library/service.ts';
import { listOutputs } from '../outputs/service.ts';
import { listPersonCollections, listPersonResources, readPerson } from '../people/service.ts';
import {
  collectionsHtml,
  headHtml,
  paragraphHtml,
  paragraphsHtml,
  resourcesHtml,
  sectionHtml,
} from './html-presenter.ts';
import { personHeadHtml } from './person-presenter.ts';
import { resourceHtml } from './resource-presenter.ts';

/** What a guest may not see is, like what is not there, left to the app. */
async function nullWhenNotFound(content: Promise<PageContent>): Promise<PageContent | null> {
  return content.catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
}

const FIRST = { offset: 0, limit: 25 } as const;
const NO_FILTERS = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };

export function findResourcePage(dependencies: LibraryDependencies, id: string): Promise<PageContent | null> {
  return nullWhenNotFound(composeResourcePage(dependencies, id));
}

async function composeResourcePage(dependencies: LibraryDependencies, id: string): Promise<PageContent> {
  const [resource, related, outputs] = await Promise.all([
    readResource(dependencies, GUEST, id),
    listRelatedResources(dependencies, GUEST, id),
    listOutputs(dependencies, GUEST, id),
  ]);
  const { thumbnail } = resource;
  return {
    title: resource.title,
    description: resource.description || resource.altText,
    address: `/resource/${id}`,
    ...(thumbnail && {
      picture: { address: writeLargeThumbnailAddress(thumbnail.address), alt: thumbnail.alt },
    }),
    data: (site) => toLearningResource(resource, site),
    main: resourceHtml({ resource, related, outputs }),
  };
}

export function findCollectionPage(
  dependencies: LibraryDependencies,
  id: string,
): Promise<PageContent | null> {
  return nullWhenNotFound(composeCollectionPage(dependencies, id));
}

/** A collection that is open to everyone with the first things in it, as far as everybody may see them. */
async function composeCollectionPage(dependencies: LibraryDependencies, id: string): Promise<PageContent> {
  const { name, description, ownerName, visibility } = await readCollection(dependencies, GUEST, id);
  const query = { id, search: '', sortBy: 'newest', ...NO_FILTERS, ...FIRST } as const;
  const { rows, total } = await listCollectionItems(dependencies, GUEST, query);
  const cards = rows.flatMap(({ resource }) => (resource ? [resource] : []));
  return {
    title: name,
    description:
      description || (ownerName ? `A collection by ${ownerName}.` : 'A collection of the library.'),
    address: `/library/collection/${id}`,
    isUnlisted: visibility !== 'listed',
    main: [
      headHtml(name, description),
      paragraphHtml(ownerName && `By ${ownerName}`),
      resourcesHtml(cards, total),
    ].join(''),
  };
}

export function findPersonPage(dependencies: LibraryDependencies, id: string): Promise<PageContent | null> {
  return nullWhenNotFound(composePersonPage(dependencies, id));
}

async function composePersonPage(dependencies: LibraryDependencies, id: string): Promise<PageContent> {
  const person = await readPerson(dependencies, GUEST, id);
  const [resources, collections] = await Promise.all([
    listPersonResources(dependencies, GUEST, { id, search: '', sortBy: 'newest', ...FIRST }),
    listPersonCollections(dependencies, GUEST, { id, ...FIRST }),
  ]);
  return {
    title: person.displayName,
    description: person.bio || `Resources published by ${person.displayName}.`,
    address: `/user/${id}`,
    main: [
      personHeadHtml(person),
      paragraphsHtml(person.bio),
      resourcesHtml(resources.rows, resources.total),
      collections.total > 0 ? sectionHtml('Public collections', collectionsHtml(collections.rows)) : '',
    ].join(''),
  };
}
