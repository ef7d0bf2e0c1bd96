import type { Message, Messages } from '@relievo/words';

/** A problem that the person can act on: a code with parameters. The catalogue of its package has the words. */
export type Problem<All = Messages> = Message<All> & { readonly itemId?: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/** How one feature refuses: by the codes that it declares. */
export type Refuse<All> = (problem: Problem<All>) => Result<never>;

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}
export function fail(first: Problem, ...rest: Problem[]): Result<never> {
  return {
    ok: false,
    problems: [first, ...rest],
  };
}
