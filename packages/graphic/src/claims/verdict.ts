/** The result for one claim: a false one comes with the fact that it contradicts. */
export type Verdict<Right> =
  | { readonly outcome: 'true' }
  | { readonly outcome: 'false'; readonly right: Right };

export function judge<Right>(isTrue: boolean, right: Right): Verdict<Right> {
  return isTrue ? { outcome: 'true' } : { outcome: 'false', right };
}

/** Combines the claims of one sentence: it is false if one of them is. */
export function combine<Right>(verdicts: readonly (Verdict<Right> | null)[]): Verdict<Right> | null {
  const known = verdicts.filter((one) => one !== null);
  return known.find(({ outcome }) => outcome === 'false') ?? known[0] ?? null;
}
