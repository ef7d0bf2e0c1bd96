export { ENGLISH_DOCUMENT_REPORTS } from './en.ts';
