import type { SchemaIssue } from '@relievo/contracts';

type Checked = {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
};

/** The check of a single value, named after its field. */
export const asForm = (field: string, { success, error }: Checked): Checked => ({
  success,
  ...(error ? { error: { issues: error.issues.map((issue) => ({ ...issue, path: [field] })) } } : {}),
});
