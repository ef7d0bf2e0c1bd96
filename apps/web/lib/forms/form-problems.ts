import type { ErrorCode } from '@relievo/contracts/errors';
import type { IssueMessages } from '@relievo/contracts/issues';
import type { FormProblem } from './form-problem.ts';

/** One fault, told in the language of the reader; its code where a schema named it. */
export interface Issue {
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

/** What a person may try against a fault, by its code. */
export type Suggestions = Readonly<Partial<Record<ErrorCode | keyof IssueMessages, string>>>;

/** The first fault of each field, in the order of the form; a field has one error at a time. */
export function listFormProblems(
  issues: readonly Issue[],
  fields: readonly string[],
  suggestions: Suggestions = {},
): readonly FormProblem[] {
  const helps: Readonly<Record<string, string | undefined>> = suggestions;
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path.split('.')[0] === field);
    if (!issue) return [];
    const suggestion = helps[issue.code ?? ''];
    return [
      { field, message: issue.message, level: 'error' as const, ...(suggestion ? { suggestion } : {}) },
    ];
  });
}
