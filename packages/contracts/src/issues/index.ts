export type { IssueMessages } from './declared-issues.ts';
export { toInputIssueAt, toInputIssues } from './input-issues.ts';
export { pathOf, readIssue, type SchemaIssue } from './read-issue.ts';
export { ENGLISH_ISSUES } from './words/en.ts';
