export { API_DESCRIPTION } from './api-description.ts';
export {
  type Access,
  declarePublicOperation,
  declareSessionOperation,
  type LimitClass,
  type OperationMeta,
} from './operation.ts';
export { toOwnPlace } from './own-place.ts';
export { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE, PAGE_SIZES } from './page-sizes.ts';
export type { Paging } from './paging.ts';
export { isUuid, UUID_PATTERN } from './uuid.ts';
