/** Why nothing is left to be drawn. */
export interface WorkRefusals {
  work_no_row_kept: { readonly rows: number };
}
