import type { BrailleText } from '@relievo/braille';
import type { Drawing } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';

/** One text that the source shows, and what it belongs to. */
export interface LabelRequest {
  /** The id that its text gets; no item of the drawing has it yet. */
  readonly id: string;
  readonly print: string;
  /** The item that it names, or the place; neither where it belongs to the whole. */
  readonly target?: { readonly item: string } | { readonly at: Point };
  /** The place of the words in the source: the free place nearest to it is tried first. */
  readonly near?: Box;
  /** A shape whose texture, line or symbol the key explains with these words. */
  readonly sample?: string;
}

/** Text to cells, by whatever translates here: the placing needs no translator of its own. */
export type Translate = (text: string) => BrailleText;

export interface Placed {
  readonly id: string;
  /** As itself beside its element, as itself on a lead line, by a code in the key, or in the key alone. */
  readonly how: 'beside' | 'lead-line' | 'code' | 'key';
  readonly code: string | null;
  /** Where its words stand: 0 the figure, 1 and on the sheets of the key. */
  readonly sheet: number;
}

export interface Labelled {
  readonly drawing: Drawing;
  /** Sheets of the key, where it does not fit on the figure. */
  readonly keySheets: readonly Drawing[];
  /** One entry for every request, in the order of the requests: none is dropped. */
  readonly report: readonly Placed[];
}
