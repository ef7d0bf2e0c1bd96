export { ENGLISH_DOCUMENT_REPORTS } from './en.ts';
export { formatDocumentFinding } from './findings-en.ts';
