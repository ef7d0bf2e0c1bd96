import type { ErrorData } from '@relievo/contracts/errors';
import type { SchemaIssue } from '@relievo/contracts/issues';
import { type RefObject, useRef, useState } from 'react';
import type { Refused } from '../server/use-action.ts';
import type { FormProblem } from './form-problem.ts';
import { type Issue, listFormProblems, type Suggestions } from './form-problems.ts';
import { tellInputIssues, tellSchemaIssues } from './told-issues.ts';

interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
}

export interface FormProblems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: readonly FormProblem[];
  /** What the last check found, another list for each check: the summary takes the focus once for each. */
  readonly check: readonly Issue[];
  readonly errorOf: (field: string) => string | undefined;
  readonly goToField: (field: string) => void;
  /** What is wrong with a field is not said any more once it changes. */
  readonly settle: (field: string) => void;
  /** Shows what a check found; true where it found nothing. */
  readonly accept: (checked: Checked) => boolean;
  /** Shows faults that only the server could know. */
  readonly refuse: (issues: readonly Issue[]) => void;
  /** Shows a refusal of the server at the fields that it is about; true where there are any. */
  readonly place: (refusal: Refused, fieldOfCode?: Readonly<Record<string, string>>) => boolean;
}

/** The faults of a form: listed in its summary, shown at their fields, each a way to its field. */
export function useFormProblems(fields: readonly string[], suggestions: Suggestions = {}): FormProblems {
  const form = useRef<HTMLFormElement>(null);
  const [issues, keepIssues] = useState<readonly Issue[]>([]);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const setIssues = (found: readonly Issue[]) => {
    keepIssues(found);
    setSettled([]);
  };
  const problems = listFormProblems(issues, fields, suggestions).filter(
    ({ field }) => !settled.includes(field),
  );
  return {
    form,
    problems,
    check: issues,
    errorOf: (field) => problems.find((problem) => problem.field === field)?.message,
    settle: (field) => {
      if (problems.some((problem) => problem.field === field)) setSettled([...settled, field]);
    },
    goToField: (field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
    accept: ({ success, error }) => {
      setIssues(tellSchemaIssues(error?.issues ?? []));
      return success;
    },
    refuse: setIssues,
    place: ({ code, message, data }, fieldOfCode = {}) => {
      const path = fieldOfCode[code];
      const found = path === undefined ? readIssues(code, data) : [{ path, code, message }];
      setIssues(found);
      return listFormProblems(found, fields).length > 0;
    },
  };
}

function readIssues(code: string, data: unknown): readonly Issue[] {
  return code === 'invalid_input' ? tellInputIssues((data as ErrorData<'invalid_input'>).issues) : [];
}
