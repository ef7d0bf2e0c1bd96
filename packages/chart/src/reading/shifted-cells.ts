import type { Axis } from './axes.ts';
import type { FoundChart } from './found.ts';

interface Scales {
  /** The scale that the first column is read by, where it is read by one. */
  readonly first: Axis | null;
  readonly others: Axis;
}

/** Cells that were read by a scale whose numbers stand beside its ticks: which of both is meant cannot be told. */
export function listShiftedCells(
  places: FoundChart['places'],
  { first, others }: Scales,
): NonNullable<FoundChart['unsure']> {
  return places.flatMap((row, at) =>
    row.flatMap((place, column) => {
      const isShifted = column === 0 ? first?.isBesideTicks : others.isBesideTicks && place !== null;
      return isShifted ? [{ row: at + 1, column }] : [];
    }),
  );
}
