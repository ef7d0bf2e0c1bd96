export { cutCategoryName } from './category-name.ts';
export {
  CATEGORY_SAMPLES,
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  LIBRARY_ORDERS,
  LIKE_LEVELS,
  type LibraryFilter,
  type LibraryFilterValue,
  RESOURCE_STATES,
  type ResourceOrder,
} from './filters.ts';
export type {
  CategoriesQuery,
  CategoryQuery,
  CollectionFacetsQuery,
  CollectionItemsQuery,
  CollectionsQuery,
  CorrectionsQuery,
  FacetsQuery,
  MarketplaceQuery,
  OrganizationQuery,
  OwnContentQuery,
  SearchQuery,
} from './query.ts';
export { isLongEnough, SEARCH_LENGTH, searchText } from './search-text.ts';
export {
  RECENT_SEARCHES,
  type SearchCorrection,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  TREND_DAYS,
} from './searches.ts';
export { readSmartQuery } from './smart-query.ts';
export { listSuggestions, listVariants, type Suggestion } from './suggestions.ts';
