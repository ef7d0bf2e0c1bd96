import type { NoticesQuery } from '@relievo/contracts/notices';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@relievo/contracts/operations';

type Shown = Required<NoticesQuery>;

/** Which notices an address asks for; what it does not say, or says wrongly, is as usual. */
export function readShown(search: string): Shown & { page: number; itemsPerPage: number } {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  const size = PAGE_SIZES.find((each) => each === Number(query.get('itemsPerPage')));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    itemsPerPage: size ?? DEFAULT_PAGE_SIZE,
    show: query.get('show') === 'unread' ? 'unread' : 'all',
  };
}

/** The address that asks for them: only what is not as usual stands in it. */
export function addressOf({ page, itemsPerPage, show }: Shown): Readonly<Record<string, string>> {
  return {
    ...(show === 'unread' ? { show } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(itemsPerPage === DEFAULT_PAGE_SIZE ? {} : { itemsPerPage: String(itemsPerPage) }),
  };
}
