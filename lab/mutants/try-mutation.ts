import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NearTest } from './nearest-tests.ts';
import type { Mutation } from './operators.ts';
import type { Outcome, TestRunner } from './run-tests.ts';

/** How many tests are run at once: most faults are caught by the first, and the others need not be read. */
const TESTS_AT_ONCE = 3;
/** A test that failed after so long may have waited for a busy machine. */
const SLOW_SECONDS = 5;

export interface Result {
  readonly caught: boolean;
  /** The test and what it said, or why there is none. */
  readonly by: string;
}

/** Runs the tests, nearest first, while the fault is in the file. */
export async function tryMutation(
  root: string,
  runner: TestRunner,
  { file, start, end, to }: Mutation,
  tests: readonly NearTest[],
): Promise<Result> {
  const text = readFileSync(join(root, file), 'utf8');
  const mutated = `${text.slice(0, start)}${to}${text.slice(end)}`;
  let left = tests;
  while (left.length > 0) {
    const together = takeTogether(left);
    const outcome = await runner.run({ file, text: mutated, tests: together });
    const isSlow = outcome.kind !== 'failed' || outcome.failure.seconds > SLOW_SECONDS;
    const failing = findFailing(together, outcome);
    if (failing.length === 0) {
      left = left.slice(together.length);
      continue;
    }
    if (await passWithoutFault(runner, file, failing, isSlow)) return { caught: true, by: describe(outcome) };
    console.log(`left out, fails without a fault: ${failing.map((test) => test.file).join(', ')}`);
    left = left.filter((test) => !failing.includes(test));
  }
  return { caught: false, by: tests.length === 0 ? 'no test comes near it' : `${tests.length} files pass` };
}

/** The first few, as far as they belong to one project: those are run by one worker. */
function takeTogether(tests: readonly NearTest[]): readonly NearTest[] {
  const others = tests.findIndex(({ project }) => project !== tests[0]?.project);
  return tests.slice(0, Math.min(TESTS_AT_ONCE, others === -1 ? tests.length : others));
}

function findFailing(tests: readonly NearTest[], outcome: Outcome): readonly NearTest[] {
  if (outcome.kind === 'passed') return [];
  if (outcome.kind === 'ran out of time') return tests;
  const { failure } = outcome;
  return failure.file === null ? tests : tests.filter(({ file }) => file === failure.file);
}

const passed = new Set<string>();

/** A test that fails as the code stands, or on a busy machine, catches nothing. */
async function passWithoutFault(
  runner: TestRunner,
  file: string,
  tests: readonly NearTest[],
  again: boolean,
): Promise<boolean> {
  if (!again && tests.every((test) => passed.has(test.file))) return true;
  const { kind } = await runner.run({ file, text: null, tests });
  if (kind !== 'passed') return false;
  for (const test of tests) passed.add(test.file);
  return true;
}

function describe(outcome: Outcome): string {
  if (outcome.kind !== 'failed') return outcome.kind;
  const { file, test, message } = outcome.failure;
  const [first = ''] = message.split('\n');
  return `${file ?? 'no file'}: ${test}: ${first.slice(0, 160)}`;
}
