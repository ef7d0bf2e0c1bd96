/** Why a step of an author changes nothing. */
export interface EditReports {
  edit_nothing_chosen: object;
  edit_locked: { readonly name: string };
  edit_number_not_usable: object;
  edit_other_missing: { readonly id: string };
  edit_size_fixed: object;
  edit_beside_itself: object;
  edit_no_nodes: object;
  edit_node_missing: { readonly nodes: number };
  edit_node_needed: object;
  edit_handle_missing: object;
  edit_node_at_end: object;
  edit_times_not_usable: { readonly most: number };
  edit_changes_nothing: object;
}
