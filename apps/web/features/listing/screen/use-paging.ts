import { useEffect, useEffectEvent } from 'react';
import { clampPage, findPageAfterResize } from '../../../lib/layout/page-numbers.ts';
import type { AddressState } from '../address/use-address.ts';
import type { PagedRows } from '../query/use-paged-rows.ts';

export interface Paging {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly onPage: (page: number) => void;
  readonly onItemsPerPage: (itemsPerPage: number) => void;
  /** The address names a page that the list does not have. */
  readonly onWrongPage: (page: number) => void;
}

interface Paged {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** Paging that stands in the address. Another page size keeps roughly the same first item on screen. */
export function pagingOf<Address extends Paged>({ address, open, replace }: AddressState<Address>): Paging {
  const { page, itemsPerPage } = address;
  return {
    page,
    itemsPerPage,
    onPage: (next) => open({ ...address, page: next }),
    onItemsPerPage: (next) =>
      replace({ ...address, itemsPerPage: next, page: findPageAfterResize(page, itemsPerPage, next) }),
    onWrongPage: (next) => replace({ ...address, page: next }),
  };
}

/** A page beyond the last one becomes the last one, here and in the address. */
export function useClampedPage<Row>(
  { status, isBehind, pages }: PagedRows<Row>,
  { page, onWrongPage }: Paging,
): void {
  const right = status === 'there' && !isBehind ? clampPage(page, pages) : page;
  const correct = useEffectEvent(() => onWrongPage(right));
  useEffect(() => {
    if (right !== page) correct();
  }, [right, page]);
}
