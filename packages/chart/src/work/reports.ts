/** Why nothing is left to be drawn. */
export interface WorkRefusals {
  work_no_row_kept: { readonly rows: number };
}

/** What a choice of rows leaves out. */
export interface WorkRemarks {
  work_rows_left_out: { readonly shown: number; readonly of: number };
  work_columns_not_added: { readonly names: readonly string[] };
}
