export { ENGLISH_FINDINGS } from './en.ts';
export { type FindingCatalogue, formatFinding } from './finding-text.ts';
