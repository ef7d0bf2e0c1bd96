import { resolve } from 'node:path';
import { type AskedRun, readAsked } from './suite/asked.ts';
import { findOverBudget, writeBudgetLines } from './suite/budgets.ts';
import { sumOf } from './suite/counts.ts';
import { timeFixedWork } from './suite/fixed-work.ts';
import { holdSums, takeHeldSums } from './suite/held-sums.ts';
import { testParts } from './suite/parts.ts';
import { type PartOfRun, runEachPart } from './suite/run-each-part.ts';
import { timeLines, writeSlowLines } from './suite/run-report.ts';
import { readFileTimes } from './suite/slow-files.ts';

/**
 * `npm test` runs what a change needs first, `npm run test:all` everything, `npm test -- changed` what a change concerns,
 * `npm test -- NAME` one part, and `npm test -- --list` tells their names.
 */
const root = resolve(import.meta.dirname, '..');
const parts = testParts(root);
const asked = readAsked(process.argv.slice(2), parts);

if (asked.kind === 'list') {
  for (const part of parts)
    console.log(`${part.name.padEnd(14)} ${part.isQuick ? 'npm test' : 'test:all'}  ${part.what}`);
} else if (asked.kind === 'unknown') {
  console.error(asked.says);
  process.exitCode = 2;
} else if (asked.kind === 'changed') {
  const { readChangedRun } = await import('./suite/changed/index.ts');
  const { says, words } = readChangedRun(root, asked.since);
  console.log(says.join('\n'));
  const concerned = parts.flatMap((part): PartOfRun[] => {
    const more = part.name === 'unit' || part.name === 'journeys' ? words[part.name] : [];
    return more.length > 0 ? [{ part, more }] : [];
  });
  if (concerned.length > 0) await run(concerned);
} else {
  const { more, shard } = asked;
  await run(
    asked.parts.map((part) => ({ part, more, shard })),
    asked,
  );
}

async function run(
  chosen: readonly PartOfRun[],
  { holdsSums = false, isRest = false }: Partial<AskedRun & { kind: 'run' }> = {},
): Promise<void> {
  // Not before: who asks for the list wants nothing installed.
  await import('./setup-tests.ts');
  const outcomes = await runEachPart(chosen, timeFixedWork);
  const timed = outcomes.map(({ name, report, fixedWork: [before, after] }) => {
    const files = report ? readFileTimes(report, root) : [];
    return { files, over: findOverBudget(name, files, (before + after) / 2) };
  });
  const files = timed.flatMap((each) => each.files);
  const over = timed.flatMap((each) => each.over);
  console.log(['', ...timeLines(outcomes), ...writeSlowLines(files), ...writeBudgetLines(over)].join('\n'));
  // Said again at the end: whoever reads only the last lines still sees what failed.
  for (const { name, lastWords } of outcomes.filter((outcome) => outcome.failed > 0)) {
    console.log(`\n== ${name} failed; it ended with:\n${lastWords.trim()}`);
  }
  const own = sumOf(outcomes);
  if (holdsSums) holdSums(root, own);
  const { passed, failed } = isRest ? sumOf([takeHeldSums(root), own]) : own;
  if (!holdsSums) console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
