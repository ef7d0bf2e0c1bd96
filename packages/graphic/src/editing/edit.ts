import type { BrailleCodeId, BrailleText } from '@relievo/braille';
import type { Drawing, Item, Line, Play, Role, Texture } from '../model/drawing.ts';
import type { Alignment } from '../operations/align.ts';
import type { Order } from '../operations/order.ts';
import type { ProfileId } from '../profiles/profiles.ts';
import type { Handle, NodeForm } from './nodes/handles.ts';

type Ids = readonly string[];

export const SIDES = ['left', 'right', 'above', 'below'] as const;
/** On which side of another thing something is put. */
export type Side = (typeof SIDES)[number];

export const COMBINATIONS = ['union', 'subtract', 'intersect'] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** What a drawing says of itself. */
export type AboutDrawing = Pick<Drawing, 'title' | 'description' | 'language'>;

/** One step of an author, as a value: it can be performed, told in a sentence, undone and kept. */
export type Edit =
  | { readonly do: 'add'; readonly items: readonly Item[]; readonly layer?: string }
  | { readonly do: 'move'; readonly ids: Ids; readonly dx: number; readonly dy: number }
  /** The top left corner of all of them together, in millimetres; what is left out stays. */
  | { readonly do: 'place'; readonly ids: Ids; readonly x?: number; readonly y?: number }
  | {
      readonly do: 'place-beside';
      readonly ids: Ids;
      readonly of: string;
      readonly side: Side;
      readonly gap: number;
      readonly isCentred: boolean;
    }
  /** The top left corner stays. */
  | { readonly do: 'resize'; readonly ids: Ids; readonly width?: number; readonly height?: number }
  | { readonly do: 'turn'; readonly ids: Ids; readonly degrees: number }
  | { readonly do: 'mirror'; readonly ids: Ids; readonly direction: 'across' | 'down' }
  | {
      readonly do: 'align';
      readonly ids: Ids;
      readonly alignment: Alignment;
      readonly to: 'items' | 'sheet';
    }
  | { readonly do: 'distribute'; readonly ids: Ids; readonly direction: 'across' | 'down' }
  | { readonly do: 'order'; readonly ids: Ids; readonly to: Order }
  | { readonly do: 'group'; readonly ids: Ids }
  | { readonly do: 'ungroup'; readonly ids: Ids }
  | { readonly do: 'duplicate'; readonly ids: Ids; readonly dx: number; readonly dy: number }
  | { readonly do: 'delete'; readonly ids: Ids }
  | { readonly do: 'name'; readonly id: string; readonly name: string }
  | { readonly do: 'describe'; readonly id: string; readonly description: string }
  | { readonly do: 'set-role'; readonly ids: Ids; readonly role: Role }
  | { readonly do: 'set-line'; readonly ids: Ids; readonly line: Line | null }
  | { readonly do: 'set-texture'; readonly ids: Ids; readonly texture: Texture | null }
  /** A share of the tallest that the medium can raise. */
  | { readonly do: 'set-height'; readonly ids: Ids; readonly height: number }
  | {
      readonly do: 'write';
      readonly id: string;
      readonly print: string;
      readonly braille: BrailleText | null;
    }
  /** The braille code of one text, with its cells in it; that of the drawing's language where it is null. */
  | {
      readonly do: 'set-code';
      readonly id: string;
      readonly to: BrailleCodeId | null;
      readonly braille: BrailleText | null;
    }
  /** What it sounds and how it vibrates; none of it where there is nothing. */
  | { readonly do: 'set-plays'; readonly id: string; readonly plays: Play | null }
  /** What is locked is changed by no other step. */
  | { readonly do: 'lock'; readonly ids: Ids; readonly isLocked: boolean }
  | { readonly do: 'combine'; readonly ids: Ids; readonly how: Combination }
  | { readonly do: 'grow'; readonly ids: Ids; readonly distance: number }
  /** Nodes are counted from 0, over all parts of a path. */
  | {
      readonly do: 'move-node';
      readonly id: string;
      readonly node: number;
      readonly x: number;
      readonly y: number;
    }
  /** In the middle of the piece that follows that node. */
  | { readonly do: 'add-node'; readonly id: string; readonly node: number }
  | { readonly do: 'remove-node'; readonly id: string; readonly node: number }
  | {
      readonly do: 'move-handle';
      readonly id: string;
      readonly node: number;
      readonly handle: Handle;
      readonly x: number;
      readonly y: number;
    }
  | { readonly do: 'form-node'; readonly id: string; readonly node: number; readonly form: NodeForm }
  /** Without the corners that no finger feels on that medium. */
  | { readonly do: 'simplify'; readonly ids: Ids; readonly profile: ProfileId }
  /** So many copies, each so far from the one before. */
  | {
      readonly do: 'repeat';
      readonly ids: Ids;
      readonly times: number;
      readonly dx: number;
      readonly dy: number;
    }
  | { readonly do: 'tell-about'; readonly about: AboutDrawing }
  | { readonly do: 'show-layer'; readonly layer: string; readonly isVisible: boolean }
  | { readonly do: 'add-layer'; readonly name: string }
  /** A whole drawing in place of this one: written as text, or mended by the rules. */
  | { readonly do: 'rewrite'; readonly drawing: Drawing; readonly why: Rewriting };

/** Why a whole drawing takes the place of another. */
export type Rewriting = 'text' | 'repair' | 'labels';
