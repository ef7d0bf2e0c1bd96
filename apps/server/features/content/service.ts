export { decide, giveBack, remove } from './decision-service.ts';
export { applyDraft, discardDraft, saveDraft } from './draft-service.ts';
export { showFile, submitUnchanged } from './files/service.ts';
export {
  type ContentDependencies,
  findWorkableOrRefuse as findWorkable,
  readContent,
} from './own-content-service.ts';
export { submit, withdraw } from './submission-service.ts';
