import type { InputIssue } from '@relievo/contracts/errors';
import { pathOf, readIssue, type SchemaIssue } from '@relievo/contracts/issues';
import { formatIssue } from '../words/issue-text.ts';
import type { Issue } from './form-problems.ts';

/** What a schema found, in the language of the reader. */
export function tellSchemaIssues(issues: readonly SchemaIssue[]): readonly Issue[] {
  return issues.map((found) => {
    const issue = readIssue(found);
    return { path: pathOf(found), code: issue.code, message: formatIssue(issue) ?? issue.code };
  });
}

/** What the server found, in the language of the reader; its own words for what this app does not know. */
export function tellInputIssues(issues: readonly InputIssue[]): readonly Issue[] {
  return issues.map((issue) => ({
    path: issue.path,
    code: issue.code,
    message: formatIssue(issue) ?? issue.message,
  }));
}
