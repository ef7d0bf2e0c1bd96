import type { Chart, DataPoint } from '../model/chart.ts';
import { type Filter, isMatching } from './filter.ts';
import type { ExplorerMessage } from './messages.ts';
import type { Spot } from './spot.ts';

/** Where somebody is in a chart. */
export interface ExplorerState {
  /** null until the first key. */
  readonly spot: Spot | null;
  /** Where they were before: what a difference is measured from. */
  readonly before: Spot | null;
  /** Only such points are met. */
  readonly filter: Filter | null;
}

export const UNEXPLORED: ExplorerState = { spot: null, before: null, filter: null };

/** What is to be heard: a point, the points of a series from one to another, the whole chart, or two series at once. */
export type Sounding =
  | { readonly kind: 'point'; readonly spot: Spot; readonly atEnd?: true }
  | { readonly kind: 'run'; readonly series: number; readonly from: number; readonly to: number }
  | { readonly kind: 'chart' }
  | { readonly kind: 'pair'; readonly left: number; readonly right: number }
  | { readonly kind: 'silence' };

/** What comes of a command: where one is then, what is said and what sounds. */
export interface Step {
  readonly state: ExplorerState;
  readonly say: readonly ExplorerMessage[];
  readonly sound: Sounding | null;
}

interface Known {
  readonly filter: Filter | null;
  readonly rows: readonly number[];
}

const KNOWN = new WeakMap<readonly DataPoint[], Known>();

/** The points of a series that the filter lets through, in their order. Every key asks for them, so they are kept. */
export function listMatches({ series }: Chart, index: number, filter: Filter | null): readonly number[] {
  const points = series[index]?.points ?? [];
  const known = KNOWN.get(points);
  if (known && known.filter === filter) return known.rows;
  const rows = points.flatMap((point, row) => (filter === null || isMatching(filter, point) ? [row] : []));
  KNOWN.set(points, { filter, rows });
  return rows;
}
