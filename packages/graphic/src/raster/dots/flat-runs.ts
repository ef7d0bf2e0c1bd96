/** Of a grid of pins: how many that are not taken follow from each to the right, itself among them. */
export interface FlatRuns {
  readonly columns: number;
  readonly rows: number;
  readonly runs: Uint32Array;
}

/** Counted once, so that a place is asked about by its rows and not by each of its pins. */
export function countFlatRuns(taken: Uint8Array, columns: number, rows: number): FlatRuns {
  const runs = new Uint32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    let run = 0;
    for (let at = (row + 1) * columns - 1; at >= row * columns; at -= 1) {
      run = taken[at] ? 0 : run + 1;
      runs[at] = run;
    }
  }
  return { columns, rows, runs };
}

export function copyRuns({ columns, rows, runs }: FlatRuns): FlatRuns {
  return { columns, rows, runs: runs.slice() };
}

/** From one column and row to others, which are no part of it. What lies off the grid is not asked about. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Columns to the right that a field has to go to be past what is taken in it; 0 where it is flat. */
export function measureStepPast(
  { columns, rows, runs }: FlatRuns,
  { left, top, right, bottom }: Field,
): number {
  const from = Math.max(0, left);
  const length = Math.min(columns, right) - from;
  const end = Math.min(rows, bottom);
  for (let row = Math.max(0, top); row < end; row += 1) {
    const run = runs[row * columns + from] ?? 0;
    if (run < length) return from + run + 1 - left;
  }
  return 0;
}

/** Nothing more may stand there. */
export function takeField({ columns, rows, runs }: FlatRuns, { left, top, right, bottom }: Field): void {
  const from = Math.max(0, left);
  const to = Math.min(columns, right);
  for (let row = Math.max(0, top); row < Math.min(rows, bottom); row += 1) {
    const start = row * columns;
    runs.fill(0, start + from, start + to);
    for (let at = from - 1; at >= 0 && (runs[start + at] ?? 0) > 0; at -= 1) runs[start + at] = from - at;
  }
}
