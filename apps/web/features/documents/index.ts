export { isReadHere } from './document-query.ts';
export { DocumentText } from './lazy-document-text.ts';
