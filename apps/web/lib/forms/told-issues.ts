import { type InputIssue, pathOf, readIssue, type SchemaIssue } from '@relievo/contracts';
import { issueText } from '../words/issue-text.ts';
import type { Issue } from './form-problems.ts';

/** What a schema found, in the language of the reader. */
export const toldSchemaIssues = (issues: readonly SchemaIssue[]): readonly Issue[] =>
  issues.map((found) => {
    const issue = readIssue(found);
    return { path: pathOf(found), code: issue.code, message: issueText(issue) ?? issue.code };
  });

/** What the server found, in the language of the reader; its own words for what this app does not know. */
export const toldInputIssues = (issues: readonly InputIssue[]): readonly Issue[] =>
  issues.map((issue) => ({ path: issue.path, code: issue.code, message: issueText(issue) ?? issue.message }));
