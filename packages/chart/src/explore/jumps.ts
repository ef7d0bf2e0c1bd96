import type { Chart } from '../model/chart.ts';
import { findDecimal } from '../terms/numbers.ts';
import { readAmount } from './filter.ts';
import type { ExplorerMessage } from './messages.ts';
import type { Spot } from './spot.ts';
import type { Step } from './state.ts';
import { findTurns, findZeroCrossings } from './turns.ts';

type Reach = (spot: Spot, ...first: readonly ExplorerMessage[]) => Step;

export function jumpToTurn(chart: Chart, at: Spot, isOnward: boolean, reach: Reach): Step | null {
  const turns = findTurns(chart.series[at.series]?.points ?? []);
  const turn = isOnward
    ? turns.find(({ point }) => point > at.point)
    : turns.findLast(({ point }) => point < at.point);
  if (!turn) return null;
  return reach({ ...at, point: turn.point }, { code: 'is_turn', parameters: { kind: turn.kind } });
}

/** To the first point on the other side of zero. */
export function jumpToCrossing(chart: Chart, at: Spot, isOnward: boolean, reach: Reach): Step | null {
  const points = chart.series[at.series]?.points ?? [];
  const crossings = findZeroCrossings(points);
  const crossing = isOnward
    ? crossings.find(({ to }) => to > at.point)
    : crossings.findLast(({ to }) => to < at.point);
  if (!crossing) return null;
  const { way, from, to } = crossing;
  const parameters = { way, from: points[from]?.label ?? '', to: points[to]?.label ?? '' };
  return reach({ ...at, point: to }, { code: 'crosses_zero', parameters });
}

export interface Sought {
  readonly point: number;
  /** The value that was typed, where the point has only the nearest to it. */
  readonly nearestTo: number | null;
}

/** A point by what somebody typed: its name, the beginning of it, a part of it, or the nearest value. */
export function findTyped(chart: Chart, series: number, text: string): Sought | null {
  const points = chart.series[series]?.points ?? [];
  const typed = fold(text);
  if (typed === '') return null;
  const labels = points.map(({ label }) => fold(label));
  const wanted = readAmount(text, findDecimal(chart.language));
  const byName = [
    labels.indexOf(typed),
    // A number is no beginning of another one.
    ...(wanted === null
      ? [
          labels.findIndex((label) => label.startsWith(typed)),
          labels.findIndex((label) => label.includes(typed)),
        ]
      : []),
  ].find((index) => index >= 0);
  if (byName !== undefined) return { point: byName, nearestTo: null };
  if (wanted === null) return null;
  let nearest: Sought | null = null;
  let least = Infinity;
  for (const [point, { y }] of points.entries()) {
    if (y === null || !(Math.abs(y - wanted) < least)) continue;
    least = Math.abs(y - wanted);
    nearest = { point, nearestTo: least === 0 ? null : wanted };
  }
  return nearest;
}

function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
