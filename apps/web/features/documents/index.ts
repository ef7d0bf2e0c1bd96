export { isReadHere } from './document-query.ts';
export { DocumentText } from './late-document-text.ts';
