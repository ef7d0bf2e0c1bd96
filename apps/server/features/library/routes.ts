import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { categories } from './categories-service.ts';
import { relatedResources } from './resource/related-service.ts';
import { readResource } from './resource/service.ts';
import {
  categoryResources,
  facets,
  type LibraryDependencies,
  marketplace,
  organizationResources,
  ownCollections,
  ownContent,
  search,
} from './service.ts';

const api = implement(contract.library).$context<RequestContext>();
const resources = implement(contract.resources).$context<RequestContext>();

export function libraryRoutes(dependencies: LibraryDependencies) {
  return api.router({
    marketplace: api.marketplace.handler(async ({ context, input }) =>
      marketplace(dependencies, await context.viewer(), input),
    ),
    search: api.search.handler(async ({ context, input }) =>
      search(dependencies, await context.viewer(), input),
    ),
    category: api.category.handler(async ({ context, input }) =>
      categoryResources(dependencies, await context.viewer(), input),
    ),
    categories: api.categories.handler(async ({ context, input }) =>
      categories(dependencies, await context.viewer(), input),
    ),
    facets: api.facets.handler(async ({ context, input }) => {
      const personal = input.list === 'ownContent' || input.list === 'organization';
      const viewer = personal ? await context.signedIn() : await context.viewer();
      return facets(dependencies, viewer, input);
    }),
    ownContent: api.ownContent.handler(async ({ context, input }) =>
      ownContent(dependencies, await context.signedIn(), input),
    ),
    organization: api.organization.handler(async ({ context, input }) =>
      organizationResources(dependencies, await context.signedIn(), input),
    ),
    collections: api.collections.handler(async ({ context, input }) =>
      ownCollections(dependencies, await context.signedIn(), input),
    ),
  });
}

export function resourceRoutes(dependencies: LibraryDependencies) {
  return resources.router({
    get: resources.get.handler(async ({ context, input }) =>
      readResource(dependencies, await context.viewer(), input.id),
    ),
    related: resources.related.handler(async ({ context, input }) =>
      relatedResources(dependencies, await context.viewer(), input.id),
    ),
  });
}
