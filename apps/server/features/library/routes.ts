import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { listCategories } from './categories-service.ts';
import { listRelatedResources } from './resource/related-service.ts';
import { readResource } from './resource/service.ts';
import {
  countListFacets,
  type LibraryDependencies,
  listCategoryResources,
  listMarketplace,
  listOrganizationResources,
  listOwnCollections,
  listOwnContent,
  searchLibrary,
} from './service.ts';

const api = implement(contract.library).$context<RequestContext>();
const resources = implement(contract.resources).$context<RequestContext>();

export function libraryRoutes(dependencies: LibraryDependencies) {
  return api.router({
    marketplace: api.marketplace.handler(async ({ context, input }) =>
      listMarketplace(dependencies, await context.viewer(), input),
    ),
    search: api.search.handler(async ({ context, input }) =>
      searchLibrary(dependencies, await context.viewer(), input),
    ),
    category: api.category.handler(async ({ context, input }) =>
      listCategoryResources(dependencies, await context.viewer(), input),
    ),
    categories: api.categories.handler(async ({ context, input }) =>
      listCategories(dependencies, await context.viewer(), input),
    ),
    facets: api.facets.handler(async ({ context, input }) => {
      const personal = input.list === 'ownContent' || input.list === 'organization';
      const viewer = personal ? await context.signedIn() : await context.viewer();
      return countListFacets(dependencies, viewer, input);
    }),
    ownContent: api.ownContent.handler(async ({ context, input }) =>
      listOwnContent(dependencies, await context.signedIn(), input),
    ),
    organization: api.organization.handler(async ({ context, input }) =>
      listOrganizationResources(dependencies, await context.signedIn(), input),
    ),
    collections: api.collections.handler(async ({ context, input }) =>
      listOwnCollections(dependencies, await context.signedIn(), input),
    ),
  });
}

export function resourceRoutes(dependencies: LibraryDependencies) {
  return resources.router({
    get: resources.get.handler(async ({ context, input }) =>
      readResource(dependencies, await context.viewer(), input.id),
    ),
    related: resources.related.handler(async ({ context, input }) =>
      listRelatedResources(dependencies, await context.viewer(), input.id),
    ),
  });
}
