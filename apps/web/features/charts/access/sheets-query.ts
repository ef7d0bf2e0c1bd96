import type { Chart } from '@relievo/chart/model';
import { queryOptions } from '@tanstack/react-query';
import type { Sheet } from './draw-round.ts';

/** Drawn by a program of its own, which comes when a sheet is looked at. */
export function sheetsQuery(sheet: Sheet) {
  return queryOptions({
    queryKey: ['chart sheets', sheet],
    queryFn: async ({ signal }) => (await import('./sheet.ts')).drawSheets(sheet, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}

/** Draws small pictures of charts, in their order. */
export function sketchesQuery(charts: readonly Chart[]) {
  return queryOptions({
    queryKey: ['chart sketches', charts],
    queryFn: async ({ signal }) => (await import('./sheet.ts')).drawSketches(charts, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
