import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../../scripts/architecture/tree.ts';
import { chooseMutations } from './choose-mutations.ts';
import { openKeptResults } from './kept-results.ts';
import { LEARNER_ROOMS } from './learner-rooms.ts';
import { listNamedMutations } from './named-mutations.ts';
import { listNearestTests, mapImporters, type NearTest } from './nearest-tests.ts';
import type { Mutation } from './operators.ts';
import { createTestRunner } from './run-tests.ts';
import { type Result, tryMutation } from './try-mutation.ts';

/**
 * `npm run lab -- mutants [COUNT] [--seed N] [--in FOLDER] [--named] [--again] [--fresh]`: puts small faults where
 * a learner would be harmed, one at a time, and runs the tests that lie nearest. At least nine of ten
 * have to fail, and for every fault that has a name. What is known from an earlier run is not tried again, unless it is
 * asked for (--again); --named tries those with a name alone, --fresh starts Vitest anew for each.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '2026' },
    in: { type: 'string', default: '' },
    named: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const COUNT = Number(positionals[0] ?? 200);
const MAX_TESTS = 8;
const ENOUGH = 0.9;

interface Trial {
  readonly mutation: Mutation;
  readonly name?: string;
  readonly tests: readonly NearTest[];
}

const root = resolve(import.meta.dirname, '../..');
const importers = mapImporters(readTree(root));
const found: readonly Omit<Trial, 'tests'>[] = [
  ...listNamedMutations(root),
  ...(values.named
    ? []
    : chooseMutations(root, COUNT, Number(values.seed)).map((mutation) => ({ mutation }))),
];
const trials: readonly Trial[] = found
  .filter(({ mutation }) => mutation.file.startsWith(values.in))
  .map((each) => ({ ...each, tests: listNearestTests(importers, each.mutation.file, MAX_TESTS) }));

const kept = openKeptResults(root, join(root, '.cache/mutants.jsonl'));
const results = new Map<Trial, Result>();
const open = trials.filter((trial) => {
  const result = values.again ? null : kept.find(trial.mutation, trial.tests);
  if (result) results.set(trial, result);
  return !result;
});
console.log(`${trials.length} faults, ${results.size} of them known from before`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const began = performance.now();
// One begins with the packages and the other with the web: neither has to compile both.
open.sort((a, b) => (a.mutation.file < b.mutation.file ? 1 : -1));
await Promise.all([workOff(() => open.shift()), workOff(() => open.pop())]);
report();

async function workOff(takeNext: () => Trial | undefined): Promise<void> {
  const runner = createTestRunner(root);
  process.once('exit', runner.end);
  for (let trial = takeNext(); trial; trial = takeNext()) {
    const start = performance.now();
    const result = await tryMutation(root, runner, trial.mutation, trial.tests);
    results.set(trial, result);
    kept.keep(trial.mutation, trial.tests, result);
    console.log(`${describeTrial(trial, result)}  ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (values.fresh) runner.end();
  }
  runner.end();
}

function report(): void {
  const missed = trials.filter((trial) => !results.get(trial)?.caught);
  if (missed.length > 0) console.log('\nNot caught:');
  for (const trial of missed) console.log(`  ${describeTrial(trial, results.get(trial))}`);
  const minutes = (performance.now() - began) / 60_000;
  console.log(`\nTried in ${minutes.toFixed(1)} minutes`);
  for (const [what, some] of [
    ['with a name', trials.filter(({ name }) => name)],
    ['of all kinds', trials.filter(({ name }) => !name)],
  ] as const) {
    if (some.length === 0) continue;
    const caught = some.filter((trial) => results.get(trial)?.caught).length;
    console.log(
      `${what}: ${caught} of ${some.length} caught (${((100 * caught) / some.length).toFixed(1)} %)`,
    );
    if (caught < (what === 'with a name' ? 1 : ENOUGH) * some.length) process.exitCode = 1;
  }
}

function describeTrial({ mutation, name }: Trial, result: Result | undefined): string {
  const { file, line, kind, from, to } = mutation;
  const [, room = ''] = Object.entries(LEARNER_ROOMS).find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  const what = name ?? `${kind}: ${short(from)} -> ${short(to)}  (${room})`;
  return `${result?.caught ? 'caught    ' : 'NOT CAUGHT'} ${file}:${line} ${what}  [${result?.by ?? 'not tried'}]`;
}
