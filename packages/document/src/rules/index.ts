export { checkDocument } from './check-document.ts';
export type { DocumentFinding, DocumentFindings } from './finding.ts';
export { type RepairedDocument, repairDocument } from './repair-document.ts';
