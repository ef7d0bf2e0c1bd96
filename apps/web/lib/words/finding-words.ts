import type { StandingFinding } from '@relievo/contracts';
import { tellIfKnown } from '@relievo/words';
import { catalogues } from './catalogues.ts';

/** What a rule found, in the language of the reader; the server's own words are English, and are all that English needs. */
export const findingWords = (finding: StandingFinding): string => {
  const { findings } = catalogues();
  return (findings && tellIfKnown(finding, findings)) ?? finding.message;
};
