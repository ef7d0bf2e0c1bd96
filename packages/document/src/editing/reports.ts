import type { EditKind } from './edit.ts';

/** Why a step cannot be done. */
export interface EditRefusals {
  edit_block_missing: { readonly id: string };
  /** Such as the level of a table. */
  edit_not_for_this_block: { readonly id: string; readonly edit: EditKind };
  /** A block cannot be moved into itself. */
  edit_into_itself: { readonly id: string };
  edit_not_neighbours: object;
  edit_place_outside_text: { readonly id: string };
}
