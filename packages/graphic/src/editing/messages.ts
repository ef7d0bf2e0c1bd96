import type { BrailleCodeId } from '@relievo/braille';
import type { Message, Millimetres, Share } from '@relievo/words';
import type { LineStyle, Role, Texture } from '../model/drawing.ts';
import type { Alignment } from '../operations/align.ts';
import type { Order } from '../operations/order.ts';
import type { Combination, Rewriting, Side } from './edit.ts';
import type { Handle, NodeForm } from './nodes/handles.ts';
import type { SheetPart } from './sheet-part.ts';
import type { What } from './things.ts';
import type { Neighbour, Where } from './where.ts';

/** How much a change is told: what was done, then where it is now, then what is next to it. */
export const WORDINGS = ['short', 'medium', 'full'] as const;
export type Wording = (typeof WORDINGS)[number];

/** Which node of how many, counted from 1 as people do, and where it is. */
interface NodePlace {
  readonly node: number;
  readonly nodes: number;
  readonly x: Millimetres;
  readonly y: Millimetres;
}

/** A thing of the sheet, and in which part of it its middle lies. */
export interface TourStop extends What {
  readonly part: SheetPart;
}

/** What was done, and what is answered, as a code with parameters; the words are in the catalogue. */
export interface EditMessages {
  edit_added: What & Where;
  edit_moved: What & Where;
  edit_put_beside: What & Where & { readonly side: Side; readonly gap: Millimetres; readonly other: string };
  edit_resized: What & Where;
  edit_turned: What & Where & { readonly degrees: number };
  edit_mirrored: What & Where & { readonly direction: 'across' | 'down' };
  edit_aligned: What & Where & { readonly alignment: Alignment; readonly to: 'items' | 'sheet' };
  edit_distributed: What & Where & { readonly direction: 'across' | 'down' };
  edit_ordered: What & { readonly to: Order };
  edit_grouped: What & Where;
  edit_ungrouped: What;
  edit_duplicated: What & Where;
  edit_deleted: What;
  edit_named: What & { readonly to: string };
  edit_described: What;
  edit_role_set: What & { readonly role: Role };
  edit_line_set: What & { readonly style: LineStyle | null; readonly lineWidth: Millimetres };
  edit_texture_set: What & { readonly texture: Texture | null };
  edit_height_set: What & { readonly share: Share };
  edit_written: What & { readonly print: string };
  edit_code_set: What & { readonly to: BrailleCodeId | null };
  edit_plays_set: What & { readonly isSounding: boolean; readonly isVibrating: boolean };
  edit_lock_set: What & { readonly isLocked: boolean };
  edit_combined: What & Where & { readonly how: Combination };
  edit_grown: What & Where & { readonly distance: Millimetres };
  edit_node_moved: What & NodePlace;
  edit_node_added: What & NodePlace;
  edit_node_removed: What & { readonly node: number; readonly nodes: number };
  edit_handle_moved: What & NodePlace & { readonly handle: Handle };
  edit_node_formed: What & { readonly node: number; readonly nodes: number; readonly form: NodeForm };
  edit_simplified: What & { readonly nodesBefore: number; readonly nodes: number };
  edit_repeated: What & { readonly times: number };
  edit_told_about: { readonly title: string };
  edit_layer_shown: { readonly layer: string; readonly isVisible: boolean };
  edit_layer_added: { readonly layer: string };
  edit_rewritten: {
    readonly why: Rewriting;
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
  };
  told_where: What & Where;
  told_sheet: {
    readonly title: string;
    readonly things: number;
    readonly sheetWidth: Millimetres;
    readonly sheetHeight: Millimetres;
  };
  told_near: What & { readonly neighbours: readonly Neighbour[] };
  told_meeting: What & { readonly neighbours: readonly Neighbour[] };
  told_between: {
    readonly one: What;
    readonly other: What;
    readonly distance: Millimetres;
    readonly across: Millimetres;
    readonly down: Millimetres;
  };
  /** One stop of a tour: which of how many, in reading order. */
  told_stop: What & Where & { readonly stop: number; readonly stops: number };
  told_tour: { readonly title: string; readonly stops: readonly TourStop[] };
  told_since: { readonly added: number; readonly changed: number; readonly removed: number };
  told_full: { readonly share: Share };
}

export type EditMessage = Message<EditMessages>;
