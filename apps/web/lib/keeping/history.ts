import type { ChartWorkChange, SavedChartWork } from '@relievo/contracts';

/** What was done and can be taken back, and what was taken back and can be done again. */
export interface WorkHistory {
  readonly past: readonly SavedChartWork[];
  readonly present: SavedChartWork;
  readonly future: readonly SavedChartWork[];
  /** What was changed last: more of the same, such as letters in one field, is one step. */
  readonly last: string | null;
}

/** Tables share their rows, so that many steps weigh little. */
const MOST_STEPS = 200;

export function beginWork(work: SavedChartWork): WorkHistory {
  return { past: [], present: work, future: [], last: null };
}

/** What is changed under the same name as the step before belongs to it. */
export function changeWork(history: WorkHistory, change: ChartWorkChange, name: string | null): WorkHistory {
  const { past, present, last } = history;
  const isSame = name !== null && name === last;
  return {
    past: isSame ? past : [...past, present].slice(-MOST_STEPS),
    present: { ...present, ...change },
    future: [],
    last: name,
  };
}

export function undoWork({ past, present, future }: WorkHistory): WorkHistory | null {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
    : null;
}

export function redoWork({ past, present, future }: WorkHistory): WorkHistory | null {
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest, last: null } : null;
}

const PARTS = [
  'cells',
  'header',
  'decimal',
  'readings',
  'rows',
  'shape',
  'labels',
  'words',
  'about',
] as const;

/** The parts that differ, for the server; parts that nobody touched are the same value. */
export function changedParts(saved: SavedChartWork, work: SavedChartWork): ChartWorkChange {
  return Object.fromEntries(
    PARTS.filter((part) => saved[part] !== work[part]).map((part) => [part, work[part]]),
  );
}
