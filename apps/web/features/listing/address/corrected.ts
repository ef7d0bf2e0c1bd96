import type { Query } from './fields.ts';

/** What is written of a state, beside the parameters in the address that are none of ours. */
export function mergeIntoAddress(now: Query, own: ReadonlySet<string>, written: Query): Query {
  const others = Object.entries(now).filter(([key]) => !own.has(key));
  return { ...written, ...Object.fromEntries(others) };
}

export function isSameQuery(a: Query, b: Query): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
