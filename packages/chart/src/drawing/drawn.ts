import { withKey } from '@relievo/graphic/labels';
import type { Drawing, Item, TextItem } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { createDrawing, type Page } from './page.ts';

export interface ChartDrawing {
  readonly drawing: Drawing;
  /** Sheets of the key, where it does not fit beside the figure. */
  readonly keySheets: readonly Drawing[];
  /** Where one sheet does not hold the chart: the others in their order, each with its key behind it. */
  readonly furtherSheets?: readonly Drawing[];
  /** What the medium forced: told, never silent. */
  readonly changes: readonly Change[];
}

/** Every sheet in the order in which it is read: the first with its key behind it, then the others. */
export function listSheets({ drawing, keySheets, furtherSheets = [] }: ChartDrawing): readonly Drawing[] {
  return [drawing, ...keySheets, ...furtherSheets];
}

/** A chart on a page whose key is still to be laid. */
export interface Drawn {
  readonly page: Page;
  readonly figure: readonly Item[];
  readonly words: readonly TextItem[];
  readonly changes?: readonly Change[];
}

/** One way to draw a chart; null where it does not fit so. */
export type Way = () => ChartDrawing | null;

export function withItsKey(drawn: Drawn | null): ChartDrawing | null {
  return (
    drawn && {
      ...withKey(
        createDrawing(drawn.page, drawn.figure, drawn.words),
        drawn.page.entries,
        drawn.page.profile,
      ),
      changes: drawn.changes ?? [],
    }
  );
}
