import { type Catalogue, tell } from '@relievo/words';
import type { FindingMessage, FindingMessages } from '../rule/messages.ts';
import { ENGLISH_FINDINGS } from './en.ts';

export type FindingCatalogue = Catalogue<FindingMessages>;

/** What a finding says in the language of a catalogue. */
export function formatFinding(
  finding: FindingMessage,
  catalogue: FindingCatalogue = ENGLISH_FINDINGS,
): string {
  return tell(finding, catalogue);
}
