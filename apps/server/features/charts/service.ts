export { translateForPreview } from './braille-service.ts';
export {
  beginDraft,
  discardDraft,
  listDrafts,
  readDraft,
  reopenResource,
  saveDraft,
} from './drafts-service.ts';
export { keepAsResource } from './keeping-service.ts';
export { type MakingDependencies as ChartDependencies, makeFile } from './making-service.ts';
export { readFileTables } from './reading-service.ts';
export { splitTags } from './work-rules.ts';
