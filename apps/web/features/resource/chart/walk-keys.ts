import type { ChartContent } from '@relievo/contracts';

/** A point of a chart: which series, and which of its points, from 0. */
export interface Spot {
  readonly series: number;
  readonly point: number;
}

/** The keys that charts for the ear have in common; null for those that are the page's. A spot at the end stays. */
export function findSpotAfter(key: string, { series, point }: Spot, chart: ChartContent): Spot | null {
  const values = chart.series[series]?.points ?? [];
  const last = values.length - 1;
  switch (key) {
    case 'ArrowRight':
      return { series, point: Math.min(last, point + 1) };
    case 'ArrowLeft':
      return { series, point: Math.max(0, point - 1) };
    case 'Home':
      return { series, point: 0 };
    case 'End':
      return { series, point: last };
    case 'ArrowDown':
    case 'PageDown':
      return { series: Math.min(chart.series.length - 1, series + 1), point };
    case 'ArrowUp':
    case 'PageUp':
      return { series: Math.max(0, series - 1), point };
    case '[':
      return { series, point: findExtreme(values, (value, best) => value < best) };
    case ']':
      return { series, point: findExtreme(values, (value, best) => value > best) };
    case ' ':
      return { series, point };
    default:
      return null;
  }
}

type Values = readonly { readonly y: number | null }[];

/** The first of them, where several are alike. */
function findExtreme(values: Values, isBetter: (value: number, best: number) => boolean): number {
  let at = 0;
  let best: number | null = null;
  for (const [index, { y }] of values.entries()) {
    if (y === null || (best !== null && !isBetter(y, best))) continue;
    best = y;
    at = index;
  }
  return at;
}
