export { listDocumentFindings } from './list-findings.ts';
export { PACKAGE, packDocument } from './package/package.ts';
export type { PublicationMeans } from './publication.ts';
export { findPublication, PUBLICATIONS, type PublicationName } from './publications.ts';
