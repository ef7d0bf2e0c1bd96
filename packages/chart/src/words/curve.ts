import { countOf } from '@relievo/words';
import type { DataPoint, Series } from '../model/chart.ts';
import type { AmountAt, ChartMessage } from './messages.ts';
import { listPlaces } from './places.ts';

type Statements = readonly ChartMessage[];

const MOST_TOLD = 6;

/** Where the graph of a function turns, is zero and has no value, as far as its points show it. */
export function stateCurve(series: Series): Statements {
  const gaps = series.points.filter(({ y }) => y === null);
  return [
    ...stateTurns(series, 'highest'),
    ...stateTurns(series, 'lowest'),
    ...stateZeros(series),
    ...(gaps.length > 0
      ? [{ code: 'curve_gaps', parameters: { name: series.name, places: listPlaces(gaps) } } as const]
      : []),
  ];
}

function stateTurns({ name, unit, points }: Series, way: 'highest' | 'lowest'): Statements {
  const sign = way === 'highest' ? 1 : -1;
  const turns = points.flatMap((point, row): readonly AmountAt[] => {
    const [before, after] = [points[row - 1]?.y ?? null, points[row + 1]?.y ?? null];
    if (point.y === null || before === null || after === null) return [];
    const isTurn = sign * (point.y - before) > 0 && sign * (point.y - after) > 0;
    return isTurn ? [{ value: point.y, decimals: null, unit, at: point.label }] : [];
  });
  if (turns.length === 0) return [];
  const shown = turns.slice(0, MOST_TOLD);
  return [
    {
      code: 'curve_turns',
      parameters: { way, name, turns: shown, others: countOf(turns.length - shown.length) },
    },
  ];
}

function stateZeros({ name, points }: Series): Statements {
  const at = points.filter(({ y }) => y === 0).map(({ label }) => label);
  const between = points.flatMap((point, row) => {
    const before: DataPoint | undefined = points[row - 1];
    if (!before || before.y === null || point.y === null || before.y * point.y >= 0) return [];
    return [{ from: before.label, to: point.label }];
  });
  if (at.length + between.length === 0) return [{ code: 'curve_without_zero', parameters: { name } }];
  // A curve that is zero nearly everywhere has no places that a list would help to find.
  if (at.length + between.length > 2 * MOST_TOLD) return [];
  return [{ code: 'curve_zeros', parameters: { name, at, between } }];
}
