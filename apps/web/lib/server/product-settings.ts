import type { ProductSettings } from '@relievo/contracts/product';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** What the operator of this installation has set for everyone to see. */
export const productSettingsQuery = queryOptions({
  queryKey: ['product-settings'],
  queryFn: ({ signal }) => client.product.settings(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const NOTHING_SET: ProductSettings = {
  grantAcknowledgement: null,
  isDemo: false,
  video: null,
  showsSampleFigures: false,
  libraryProgress: null,
  signUpIsOpen: true,
  banner: '',
};

export function useProductSettings(): ProductSettings {
  return useQuery(productSettingsQuery).data ?? NOTHING_SET;
}
