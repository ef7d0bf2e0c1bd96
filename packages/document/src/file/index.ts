export { DOCUMENT_MEDIA_TYPE } from './names.ts';
export { pack, type WholeDocument } from './pack.ts';
export type { FileRefusals } from './reports.ts';
export { unpack } from './unpack.ts';
