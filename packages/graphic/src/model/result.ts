/** A problem that the person can act on: one sentence, and a stable code for programs. */
export type Problem = { readonly code: string; readonly message: string; readonly itemId?: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

export const success = <T>(value: T): Result<T> => ({ ok: true, value });
export const failure = (first: Problem, ...rest: Problem[]): Result<never> => ({
  ok: false,
  problems: [first, ...rest],
});
