export { type ChartContent, chartContent } from './files/chart-content.ts';
export { EXPORT_FORMATS, type ExportFormat } from './files/export-formats.ts';
export {
  type ExportQuery,
  exportQuery,
  type FeedQuery,
  feedQuery,
  MOST_EXPORTED,
} from './files/exports.ts';
export {
  DOCUMENT_PATHS,
  exportAddress,
  listQuery,
  writeFeedAddress,
} from './files/file-addresses.ts';
export { composeOutputFileName } from './files/output-file-name.ts';
export {
  isMadeOfTexts,
  OUTPUT_OFFERS,
  type OutputOffer,
  type OutputPurpose,
  offerOf,
} from './files/output-offers.ts';
export type {
  MadeOutput,
  OutputChange,
  OutputRequest,
  ReadyFile,
  ResourceOutputs,
} from './files/outputs.ts';
export {
  THUMBNAIL,
  THUMBNAIL_FORMATS,
  type ThumbnailFormat,
  writeLargeThumbnailAddress,
  writeThumbnailSources,
} from './files/pictures.ts';
export { type TextContent, textContent } from './files/text-content.ts';
export {
  type CategoryCard,
  COLLECTION_VISIBILITIES,
  type CollectionCard,
  type CollectionVisibility,
  type Facets,
} from './library.ts';
export { cutCategoryName } from './lists/category-name.ts';
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
} from './lists/filters.ts';
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
} from './lists/query.ts';
export { isLongEnough, SEARCH_LENGTH, searchText } from './lists/search-text.ts';
export {
  RECENT_SEARCHES,
  type SearchCorrection,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  TREND_DAYS,
} from './lists/searches.ts';
export { readSmartQuery } from './lists/smart-query.ts';
export { listSuggestions, listVariants, type Suggestion } from './lists/suggestions.ts';
export {
  describeAccessibility,
  type MakeableWay,
  type ReadingGap,
  type ReadingWay,
  type StandingFinding,
} from './resource/accessibility.ts';
export { type CardFormat, listCardFormats, listMakeable } from './resource/card-formats.ts';
export { FOR_BEGINNERS } from './resource/for-beginners.ts';
export { toLearningResource, writeEmbeddedJson } from './resource/learning-resource.ts';
export { findLicence, letsOthersChange } from './resource/licences.ts';
export { GAP_WORDS, MAKEABLE_WORDS, WAY_WORDS } from './resource/reading-words.ts';
export { type Resource, type ResourceCard, resource } from './resource/resource.ts';
export { RELATED_RESOURCES } from './resource/resources.ts';
