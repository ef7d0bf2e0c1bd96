import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { changeProductSettings, type ProductDependencies, readProductSettings } from './service.ts';

const api = implement(contract.product).$context<RequestContext>();

export function productRoutes(dependencies: ProductDependencies) {
  return api.router({
    settings: api.settings.handler(async ({ context }) =>
      readProductSettings(dependencies, await context.viewer()),
    ),
    change: api.change.handler(async ({ context, input }) =>
      changeProductSettings(dependencies, await context.signedIn(), input),
    ),
  });
}
