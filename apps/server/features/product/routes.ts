import { implement } from '@orpc/server';
import { contract, type ProductSettings } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/context.ts';

export interface ProductDependencies {
  readonly product: ProductSettings;
}

const api = implement(contract.product).$context<RequestContext>();

export function productRoutes({ product }: ProductDependencies) {
  return api.router({ settings: api.settings.handler(() => product) });
}
