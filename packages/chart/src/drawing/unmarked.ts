import type { Change } from '@relievo/graphic/outputs';
import type { Page } from './page.ts';
import type { DrawingReports } from './reports.ts';

/** Missing values that have no mark on the sheet: said by name. */
export function reportUnmarked({ chart }: Pick<Page, 'chart'>): readonly Change<DrawingReports>[] {
  const names = chart.series.flatMap(({ name, points }) =>
    points
      .filter(({ y }) => y === null)
      .map(({ label }) => (chart.series.length > 1 ? `${name}, ${label}` : label)),
  );
  return names.length === 0 ? [] : [{ code: 'missing_unmarked', parameters: { names }, items: [] }];
}
