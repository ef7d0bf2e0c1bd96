import type { KeyEntry } from '@relievo/graphic/labels';
import type { Point, PointSymbol, ShapeItem } from '@relievo/graphic/model';
import { shape } from './items.ts';
import { type Page, pointIdOn } from './page.ts';

/** A place that has no value: a mark of its own, so that nobody takes it for zero. */
const MARK: PointSymbol = 'cross';

export function drawMissingMark(page: Page, series: number, row: number, at: Point): ShapeItem {
  const label = page.chart.series[series]?.points[row]?.label ?? '';
  return shape({
    id: pointIdOn(page, series, row),
    role: 'data',
    name: `${label}: ${page.terms.missing}`,
    geometry: { type: 'symbol', symbol: MARK, at, size: page.styles.symbolSize },
  });
}

export function hasMissing({ chart }: Pick<Page, 'chart'>): boolean {
  return chart.series.some(({ points }) => points.some(({ y }) => y === null));
}

/** What the mark says, for the key. */
export function createMissingEntries(page: Page): readonly KeyEntry[] {
  if (!hasMissing(page)) return [];
  const print = page.terms.missing;
  const braille = page.lettering.text('', 'key', print).braille;
  const sample = shape({
    id: 'missing-sample',
    role: 'data',
    name: print,
    geometry: { type: 'symbol', symbol: MARK, at: { x: 0, y: 0 }, size: page.styles.symbolSize },
  });
  return braille ? [{ id: 'missing-key', mark: { sample }, print, braille }] : [];
}

/** How far above the axis the middle of a mark stands. */
export function liftMark({ styles, profile }: Page): number {
  return styles.symbolSize / 2 + profile.limits.symbolGap + styles.axis.width / 2 + 0.1;
}
