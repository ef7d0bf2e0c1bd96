/** A problem that the person can act on: one sentence, and a stable code for programs. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly itemId?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}
export function fail(first: Problem, ...rest: Problem[]): Result<never> {
  return {
    ok: false,
    problems: [first, ...rest],
  };
}
