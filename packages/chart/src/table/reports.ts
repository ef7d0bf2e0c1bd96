import { type Count } from '@relievo/words';
/** Why a table cannot be read. */
export interface TableRefusals {
  table_binary: object;
  table_empty: object;
  table_without_rows: object;
  table_quote_open: { readonly row: number };
  table_too_large: { readonly most: number };
  table_too_wide: { readonly columns: Count; readonly most: number };
  table_ragged: { readonly row: number; readonly cells: Count; readonly columns: Count };
  table_cell_too_long: { readonly row: number; readonly most: number };
}

/** What was decided while a table was read. Names are those of the table. */
export interface TableRemarks {
  table_not_a_number: { readonly name: string; readonly count: Count };
  table_cells_unread: {
    readonly name: string;
    readonly count: Count;
    readonly first: number;
    readonly cell: string;
    readonly as: 'number' | 'date';
  };
  table_decimal_unsure: { readonly name: string; readonly cell: string; readonly value: number };
  table_date_unsure: { readonly name: string };
  table_header_taken: { readonly row: string };
  table_header_missing: { readonly row: string };
  table_header_twice: { readonly header: string; readonly column: number; readonly name: string };
  table_long_form: {
    readonly x: string;
    readonly group: readonly string[];
    readonly series: Count;
    readonly values: readonly string[];
  };
  table_names_joined: { readonly names: readonly string[] };
  table_rows_without_place: { readonly name: string; readonly count: Count; readonly first: number };
  table_rows_short: { readonly count: Count; readonly first: number };
}
