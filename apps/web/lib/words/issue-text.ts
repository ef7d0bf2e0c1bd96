import { ENGLISH_ISSUES, type IssueMessages } from '@relievo/contracts/issues';
import { type Message, tellIfKnown } from '@relievo/words';
import { getCatalogues } from './catalogues.ts';

/** What is wrong with what was typed, in the language of the reader; null for a code of a newer server. */
export function formatIssue(
  issue: Message<IssueMessages> | { code: string; parameters: unknown },
): string | null {
  return tellIfKnown(issue, getCatalogues().issues ?? ENGLISH_ISSUES);
}
