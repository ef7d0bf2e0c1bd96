export { OFFERED_PUBLICATIONS, publishFile, writeDocumentFile } from './document-file.ts';
export { listDocumentFindings } from './list-findings.ts';
export { PACKAGE, packDocument } from './package/package.ts';
export type { Publication, PublicationMeans } from './publication.ts';
export { findPublication, PUBLICATIONS, type PublicationName } from './publications.ts';
export { writeReadingPage } from './reading-page.ts';
