import type { UploadDependencies } from '../uploads/service.ts';
import type { KeepingDependencies } from './keeping-service.ts';
import type { TracingDependencies } from './tracing-service.ts';

export { beginWithUpload, reopenResource } from './beginning-service.ts';
export { answerPicture, discardDraft, listDrafts, readDraft, saveDraft } from './drafts-service.ts';
export { keepAsResource } from './keeping-service.ts';
export { KEEPING_TRACED, tracePicture } from './tracing-service.ts';
export type PictureDependencies = UploadDependencies & KeepingDependencies & TracingDependencies;
