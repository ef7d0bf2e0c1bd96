/** What was done and can be taken back, and what was taken back and can be done again. */
export interface WorkHistory<Work> {
  readonly past: readonly Work[];
  readonly present: Work;
  readonly future: readonly Work[];
  /** What was changed last: more of the same, such as letters in one field, is one step. */
  readonly last: string | null;
}

/** Steps share the parts that they have in common, so that many of them weigh little. */
const MOST_STEPS = 200;

export function beginWork<Work>(work: Work): WorkHistory<Work> {
  return { past: [], present: work, future: [], last: null };
}

/** What is changed under the same name as the step before belongs to it. */
export function changeWork<Work>(
  history: WorkHistory<Work>,
  change: Partial<Work>,
  name: string | null,
): WorkHistory<Work> {
  const { past, present, last } = history;
  const isSame = name !== null && name === last;
  return {
    past: isSame ? past : [...past, present].slice(-MOST_STEPS),
    present: { ...present, ...change },
    future: [],
    last: name,
  };
}

/** What follows by itself from what stands there is no step of its own. */
export function amendWork<Work>(history: WorkHistory<Work>, change: Partial<Work>): WorkHistory<Work> {
  return { ...history, present: { ...history.present, ...change } };
}

export function undoWork<Work>({ past, present, future }: WorkHistory<Work>): WorkHistory<Work> | null {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
    : null;
}

export function redoWork<Work>({ past, present, future }: WorkHistory<Work>): WorkHistory<Work> | null {
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest, last: null } : null;
}

/** The parts that differ, for the server; parts that nobody touched are the same value. */
export function changedParts<Work extends object>(saved: Work, work: Work): Partial<Work> {
  const parts = Object.keys(work) as (keyof Work)[];
  return Object.fromEntries(
    parts.filter((part) => saved[part] !== work[part]).map((part) => [part, work[part]]),
  ) as Partial<Work>;
}
