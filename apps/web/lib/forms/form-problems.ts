import type { FormProblem } from './form-problem.ts';

/** One fault as a schema or the server names it: the field's path and a sentence. */
export type Issue = { readonly path: readonly PropertyKey[] | string; readonly message: string };

/** What a person may try, for each sentence that says what is wrong. */
export type Suggestions = Readonly<Record<string, string>>;

/** The first fault of each field, in the order of the form; a field has one error at a time. */
export function formProblems(
  issues: readonly Issue[],
  fields: readonly string[],
  suggestions: Suggestions = {},
): readonly FormProblem[] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => fieldOf(path) === field);
    if (!issue) return [];
    const suggestion = suggestions[issue.message];
    return [
      { field, message: issue.message, level: 'error' as const, ...(suggestion ? { suggestion } : {}) },
    ];
  });
}

const fieldOf = (path: Issue['path']): string =>
  String(typeof path === 'string' ? path.split('.')[0] : path[0]);
