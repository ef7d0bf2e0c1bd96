export { ENGLISH_EDITS, type ToldEdits } from './en.ts';
export { tellEdit, tellEditInPieces } from './tell-edit.ts';
