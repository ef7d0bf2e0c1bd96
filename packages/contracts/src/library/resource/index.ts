export {
  describeAccessibility,
  type MakeableWay,
  type ReadingGap,
  type ReadingWay,
  type StandingFinding,
} from './accessibility.ts';
export { type CardFormat, listCardFormats, listMakeable } from './card-formats.ts';
export { FOR_BEGINNERS } from './for-beginners.ts';
export { toLearningResource, writeEmbeddedJson } from './learning-resource.ts';
export { findLicence, letsOthersChange } from './licences.ts';
export { GAP_WORDS, MAKEABLE_WORDS, WAY_WORDS } from './reading-words.ts';
export { type Resource, type ResourceCard, resource } from './resource.ts';
export { RELATED_RESOURCES } from './resources.ts';
