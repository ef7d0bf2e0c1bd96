/** What any schema complains of where it names nothing of its own. */
export interface CommonIssues {
  value_not_valid: object;
  /** A name of a type in JavaScript, such as string or array. */
  value_of_wrong_type: { readonly expected: string };
  value_not_listed: { readonly values: readonly string[] };
  value_too_small: { readonly least: number; readonly of: Measured };
  value_too_large: { readonly most: number; readonly of: Measured };
  /** A name of a form, such as uuid or datetime. */
  value_of_wrong_form: { readonly form: string };
  fields_not_known: { readonly fields: readonly string[] };
}

export type Measured = 'characters' | 'entries' | 'value';
