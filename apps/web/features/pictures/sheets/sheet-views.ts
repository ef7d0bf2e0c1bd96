import type { Drawing } from '@relievo/graphic/model';
import { useQuery } from '@tanstack/react-query';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { performHeavy } from '../work/perform-heavy.ts';

/** The whole drawing beside the sheets that it is spread over. */
export const WHOLE = 'whole';
export const OVERVIEW = 'overview';

export interface SheetView {
  /** 'overview', the letter of a detail, or 'whole'. */
  readonly id: string;
  readonly svg: string;
  readonly drawing: Drawing;
}

export interface SpreadViews {
  readonly sheets: readonly SheetView[];
  /** What leads from one sheet to the next, in English. */
  readonly guide: readonly string[];
}

/** The sheets of a drawing that is spread, drawn beside the page; null for a drawing of one sheet, and before they are there. */
export function useSheets(svg: string | null, drawing: Drawing | null): SpreadViews | null {
  const isSpread = drawing?.spread !== undefined;
  const { data } = useQuery({
    queryKey: ['pictures', 'sheets', svg],
    queryFn: async () => {
      const { sheets, guide } = await performHeavy('spread', { svg: svg ?? '' });
      return { sheets: sheets.flatMap(openSheet), guide };
    },
    enabled: isSpread && svg !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    placeholderData: (shown) => shown,
  });
  if (!isSpread || !data || svg === null) return null;
  return { ...data, sheets: [...data.sheets, { id: WHOLE, svg, drawing }] };
}

function openSheet({ id, svg }: { readonly id: string; readonly svg: string }): readonly SheetView[] {
  const read = openDrawing(svg);
  return read.ok ? [{ id, svg, drawing: read.value }] : [];
}
