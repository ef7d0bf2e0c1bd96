export { decide, giveBack, remove } from './decisions.ts';
export { applyDraft, discardDraft, saveDraft } from './drafts.ts';
export { type ContentDependencies, readContent } from './own.ts';
export { submit, withdraw } from './submissions.ts';
