import { type Message, readMessage } from '@relievo/words';
import type { CommonIssues, Measured } from './common-issues.ts';
import type { IssueMessages } from './declared-issues.ts';

/** One fault as a schema reports it: its text, and the facts that the library knows of it. */
export interface SchemaIssue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly message: string;
  readonly code?: string | undefined;
  /** The facts of the library's own codes. */
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly format?: string;
  readonly keys?: readonly string[];
}

/** What a schema complains of, as a code with parameters. */
export function readIssue(issue: SchemaIssue): Message<IssueMessages> {
  return (readMessage(issue.message) as Message<IssueMessages> | null) ?? findCommonIssue(issue);
}

/** Where in what was sent: the steps to it, parted by dots. */
export function pathOf({ path = [] }: SchemaIssue): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
}

function findCommonIssue(facts: SchemaIssue): Message<CommonIssues> {
  switch (facts.code) {
    case 'invalid_type':
      return { code: 'value_of_wrong_type', parameters: { expected: facts.expected ?? 'string' } };
    case 'invalid_value':
      return { code: 'value_not_listed', parameters: { values: (facts.values ?? []).map(String) } };
    case 'too_small':
      return {
        code: 'value_too_small',
        parameters: { least: Number(facts.minimum), of: findMeasured(facts) },
      };
    case 'too_big':
      return {
        code: 'value_too_large',
        parameters: { most: Number(facts.maximum), of: findMeasured(facts) },
      };
    case 'invalid_format':
      return { code: 'value_of_wrong_form', parameters: { form: facts.format ?? 'regex' } };
    case 'unrecognized_keys':
      return { code: 'fields_not_known', parameters: { fields: facts.keys ?? [] } };
    default:
      return { code: 'value_not_valid', parameters: {} };
  }
}

function findMeasured({ origin }: SchemaIssue): Measured {
  if (origin === 'string') return 'characters';
  return origin === 'array' || origin === 'set' ? 'entries' : 'value';
}
