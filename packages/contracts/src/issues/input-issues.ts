import { type Message, tell } from '@relievo/words';
import type { InputIssue } from '../errors/input-issue.ts';
import type { IssueMessages } from './declared-issues.ts';
import { pathOf, readIssue, type SchemaIssue } from './read-issue.ts';
import { ENGLISH_ISSUES } from './words/en.ts';

/** A fault in the field at this path, told in English beside its code. */
export function toInputIssueAt(path: string, issue: Message<IssueMessages>): InputIssue {
  return {
    path,
    code: issue.code,
    parameters: { ...issue.parameters },
    message: tell(issue, ENGLISH_ISSUES),
  };
}

/** What a schema found, as it is sent. */
export function toInputIssues(issues: readonly SchemaIssue[]): InputIssue[] {
  return issues.map((issue) => toInputIssueAt(pathOf(issue), readIssue(issue)));
}
