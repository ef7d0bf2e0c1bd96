export { type Codec, categoryName, oneOf, type Query } from './address/fields.ts';
export { countFilters, NO_FILTERS } from './address/filters.ts';
export {
  dropEmpty,
  LIST_KEYS,
  type ListAddress,
  type ListShape,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from './address/list-address.ts';
export { createPageCodec } from './address/page-codec.ts';
export type { SortOrder } from './address/sort-orders.ts';
export { type AddressState, useAddress } from './address/use-address.ts';
export { NothingFound } from './browser/late-nothing-found.tsx';
export { ListBrowser } from './browser/list-browser.tsx';
export { ChoiceSelect } from './filters/choice-select.tsx';
export { FilterSelect } from './filters/filter-select.tsx';
export { LIST_SEARCH_ID } from './filters/list-search-id.ts';
export { useLateText } from './filters/use-late-text.ts';
export { FRESH, SEARCH_PAUSE } from './query/limits.ts';
export { buildFilterInput, chooseOrder, listQuery } from './query/list-query.ts';
export { useCategoryNames } from './query/use-category-names.ts';
export { fetchFirstItems, type ListQuery, type PagedRows, usePagedRows } from './query/use-paged-rows.ts';
export { CardLink } from './screen/card-link.tsx';
export { listOfCard } from './screen/list-position.ts';
export { PagedTable } from './screen/paged-table.tsx';
export { sortRows } from './screen/sort-rows.ts';
export { SortedTable } from './screen/sorted-table.tsx';
export { useFocusWhenBack } from './screen/use-focus-when-back.ts';
export { useListStart } from './screen/use-list-start.ts';
export { pagingOf } from './screen/use-paging.ts';
export { useSaySort } from './screen/use-say-sort.ts';
export { type View, viewStore } from './screen/view.ts';
export { nameValue } from './words/filter-words.ts';
export { nameLanguage } from './words/language-name.ts';
export { useListWords } from './words/list-words.ts';
export { cutPreview, PREVIEW } from './words/preview.ts';
