import type { StandingFinding } from '@relievo/contracts/library/resource';
import { tellIfKnown } from '@relievo/words';
import { getCatalogues } from './catalogues.ts';

/** What a rule found, in the language of the reader; the server's own words are English, and are all that English needs. */
export function describeFinding(finding: StandingFinding): string {
  const { findings } = getCatalogues();
  return (findings && tellIfKnown(finding, findings)) ?? finding.message;
}
