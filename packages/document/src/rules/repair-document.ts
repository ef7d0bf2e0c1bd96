import { perform } from '../editing/perform.ts';
import type { Document } from '../model/document.ts';
import { checkDocument } from './check-document.ts';
import type { DocumentFinding } from './finding.ts';

export interface RepairedDocument {
  readonly document: Document;
  readonly repaired: readonly DocumentFinding[];
  readonly remaining: readonly DocumentFinding[];
}

/** Performs the repair of each finding that has one, and checks again. A repair that the document refuses stays a finding. */
export function repairDocument(document: Document): RepairedDocument {
  const repaired: DocumentFinding[] = [];
  let fixed = document;
  for (const finding of checkDocument(document)) {
    if (!finding.repair) continue;
    const performed = perform(fixed, finding.repair);
    if (!performed.ok) continue;
    fixed = performed.value;
    repaired.push(finding);
  }
  return { document: fixed, repaired, remaining: checkDocument(fixed) };
}
