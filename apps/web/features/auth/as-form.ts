import type { Issue } from '../../lib/forms/form-problems.ts';

type Checked = {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly Issue[] } | undefined;
};

/** The check of a single value, named after its field. */
export const asForm = (field: string, { success, error }: Checked): Checked => ({
  success,
  ...(error ? { error: { issues: error.issues.map(({ message }) => ({ path: [field], message })) } } : {}),
});
