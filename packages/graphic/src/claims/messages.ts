import type { Count, Message } from '@relievo/words';

export type Relation =
  | 'above'
  | 'below'
  | 'left'
  | 'right'
  | 'inside'
  | 'around'
  | 'apart'
  | 'touching'
  | 'larger'
  | 'smaller';

export type SheetPart = 'top' | 'bottom' | 'left' | 'right' | 'middle';

export interface DrawingClaimMessages {
  claim_titled: { readonly title: string };
  claim_counted: { readonly noun: string; readonly count: Count };
  claim_labels_counted: { readonly labels: Count };
  claim_sides: { readonly name: string; readonly sides: Count };
  claim_related: { readonly one: string; readonly relation: Relation; readonly other: string };
  claim_placed: { readonly name: string; readonly parts: readonly SheetPart[] };
  claim_extreme: { readonly name: string };
  claim_arrow: { readonly from: string; readonly to: string };
  claim_arrow_missing: { readonly from: string; readonly to: string };
  claim_words: { readonly words: readonly string[] };
  claim_label_of: { readonly label: string; readonly name: string };
}

export type DrawingClaim = Message<DrawingClaimMessages>;
