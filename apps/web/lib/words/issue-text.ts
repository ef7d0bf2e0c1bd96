import { ENGLISH_ISSUES, type IssueMessages } from '@relievo/contracts';
import { type Message, tellIfKnown } from '@relievo/words';
import { catalogues } from './catalogues.ts';

/** What is wrong with what was typed, in the language of the reader; null for a code of a newer server. */
export const issueText = (
  issue: Message<IssueMessages> | { code: string; parameters: unknown },
): string | null => tellIfKnown(issue, catalogues().issues ?? ENGLISH_ISSUES);
