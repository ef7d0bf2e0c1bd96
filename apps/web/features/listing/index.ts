export { type Codec, categoryName, oneOf, type Query } from './address/fields.ts';
export { filterCount, NO_FILTERS } from './address/filters.ts';
export {
  LIST_KEYS,
  type ListAddress,
  type ListShape,
  onlyGiven,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from './address/list-address.ts';
export { pageCodec } from './address/page-codec.ts';
export type { SortOrder } from './address/sort-orders.ts';
export { type AddressState, useAddress } from './address/use-address.ts';
export { ListBrowser } from './browser/list-browser.tsx';
export { NothingFound } from './browser/nothing-found.tsx';
export { LIST_SEARCH_ID } from './filters/list-search-id.ts';
export { useLateText } from './filters/use-late-text.ts';
export { FRESH, SEARCH_PAUSE } from './query/limits.ts';
export { filterInput, listQuery, orderIn } from './query/list-query.ts';
export { fetchFirstItems, type ListQuery, type PagedRows, usePagedRows } from './query/use-paged-rows.ts';
export { CardLink } from './screen/card-link.tsx';
export { listOfCard } from './screen/list-position.ts';
export { useListAnnouncements } from './screen/use-list-announcements.ts';
export { pagingOf, useClampedPage } from './screen/use-paging.ts';
export { type View, viewStore } from './screen/view.ts';
export { valueName } from './words/filter-words.ts';
export { languageName } from './words/language-name.ts';
export { useListWords } from './words/list-words.ts';
export { PREVIEW, preview } from './words/preview.ts';
