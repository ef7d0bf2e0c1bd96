export type { Edit, EditKind, Where } from './edit.ts';
export { perform } from './perform.ts';
export type { EditRefusals } from './reports.ts';
