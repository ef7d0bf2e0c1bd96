import type { FileTime } from './slow-files.ts';

/** The fixed piece of work takes so long on the machine that the budgets are for. */
const PIECE_SECONDS = 0.036;

/** The tests of a file may take so long together, in seconds of that machine. */
const BUDGETS: readonly { readonly part: RegExp; readonly file: RegExp; readonly seconds: number }[] = [
  // The sweep opens every screen, or one screen of each page.
  { part: /^other-journeys$/, file: /^e2e\/a11y\/sweep/, seconds: 2500 },
  { part: /^other-journeys$/, file: /^e2e\/a11y\//, seconds: 400 },
  { part: /^journeys$/, file: /^e2e\/a11y\/sweep/, seconds: 350 },
  { part: /journeys$/, file: /^e2e\//, seconds: 60 },
  { part: /^exhaustive$/, file: /./, seconds: 120 },
  { part: /^unit$/, file: /./, seconds: 10 },
];

export interface OverBudget extends FileTime {
  /** It is in seconds of this run, whose pieces of work show how busy the machine is. */
  readonly budget: number;
}

/** Finds the files of a part that took more pieces of fixed work than their budget, the worst first. */
export function findOverBudget(part: string, files: readonly FileTime[], pace: number): OverBudget[] {
  return files
    .flatMap(({ file, seconds }) => {
      const allowed = BUDGETS.find((budget) => budget.part.test(part) && budget.file.test(file))?.seconds;
      const budget = ((allowed ?? Number.POSITIVE_INFINITY) * pace) / PIECE_SECONDS;
      return seconds > budget ? [{ file, seconds, budget }] : [];
    })
    .toSorted((one, other) => other.seconds / other.budget - one.seconds / one.budget);
}

/** Writes the lines that name files whose tests should be made cheaper, or tagged. */
export function writeBudgetLines(over: readonly OverBudget[]): string[] {
  if (over.length === 0) return [];
  return [
    'Files over their budget; make them cheaper, or tag their slow tests (CONTRIBUTING.md, Tests):',
    ...over.map(
      ({ file, seconds, budget }) =>
        `  ${seconds.toFixed(1).padStart(7)} s of ${budget.toFixed(1)} s at this pace  ${file}`,
    ),
  ];
}
