import type { SchemaIssue } from '@relievo/contracts/issues';

interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined;
}

/** The check of a single value, named after its field. */
export function checkAsForm(field: string, { success, error }: Checked): Checked {
  return {
    success,
    ...(error ? { error: { issues: error.issues.map((issue) => ({ ...issue, path: [field] })) } } : {}),
  };
}
