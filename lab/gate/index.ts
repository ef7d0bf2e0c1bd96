import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../shared/copy-project.ts';
import { choosePlants } from './choose-plants.ts';
import { groupPlants } from './group-plants.ts';
import { keepProduct } from './kept-product.ts';
import type { Change } from './plant.ts';
import { runCatchers } from './run-catcher.ts';

/**
 * `npm run lab -- gate [KIND] [NUMBER or WORDS]`: puts faults into a copy of the project, and sees that the test that is
 * there for each fails and says so. The same test has to pass without the fault. Faults that can be told apart are put in
 * together, and whichever is not caught so is tried alone. Numbers choose faults by their place among those of their kind
 * (`gate accessibility 7`, `gate accessibility 7 12`), words by what is said of them. Below each stands what its test said;
 * the sums stand at the end.
 */
const chosen = choosePlants(process.argv.slice(2));

/** Enough to see whether a test failed for the fault. */
const LONGEST = 200;

const root = resolve(import.meta.dirname, '../..');
// Before minutes go into the first of them.
for (const { changes } of chosen) for (const change of changes) applyChange(root, change);

const copy = copyProject(root);
const data = mkdtempSync(join(tmpdir(), 'relievo-gate-'));
// Started by root, the database runs as another account, which has to enter.
chmodSync(data, 0o755);
const product = keepProduct(copy.folder, data);
const results: { readonly kind: string; readonly isCaught: boolean }[] = [];
const alarms = new Set<string>();
try {
  const without = await runCatchers(
    product,
    chosen.map(({ caughtBy }) => caughtBy),
  );
  const sound = chosen.filter((plant, index) => {
    const { verdict, complaint } = without[index] ?? {};
    if (verdict === 'passed') return true;
    alarms.add(plant.caughtBy.title);
    report(plant, `its test ${verdict} without it:`, complaint);
    return false;
  });
  for (const group of groupPlants(sound)) await tryTogether(group);
} finally {
  await product.end();
  copy.remove();
  rmSync(data, { recursive: true, force: true });
}
console.log(`\n${sumLines().join('\n')}`);
if (results.length === 0 || results.some(({ isCaught }) => !isCaught)) process.exitCode = 1;

async function tryTogether(plants: typeof chosen): Promise<void> {
  const changes = plants.flatMap((plant) => plant.changes);
  for (const change of changes)
    writeFileSync(join(copy.folder, change.file), applyChange(copy.folder, change));
  const outcomes = await runCatchers(
    product,
    plants.map(({ caughtBy }) => caughtBy),
    changes.map(({ file }) => file),
  );
  copy.restore();
  for (const [index, plant] of plants.entries()) {
    const { verdict, complaint = '' } = outcomes[index] ?? {};
    const isFound = verdict === 'failed' && (plant.caughtBy.says?.test(complaint) ?? true);
    if (!isFound && plants.length > 1) await tryTogether([plant]);
    else if (isFound) report(plant, 'caught', complaint);
    else report(plant, verdict === 'did not run' ? 'its test did not run:' : 'NOT CAUGHT', complaint);
  }
}

function report({ kind, number, what }: (typeof chosen)[number], verdict: string, complaint = ''): void {
  results.push({ kind, isCaught: verdict === 'caught' });
  console.log(`${kind} ${String(number).padStart(2)}: ${verdict.padEnd(10)} ${what}`);
  if (complaint !== '') console.log(`    ${complaint.slice(0, LONGEST)}`);
}

/** How many of each kind were caught, and which tests did not pass where there was no fault. */
function sumLines(): string[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => [kind, results.filter((result) => result.kind === kind)] as const);
  return [
    ...[...groups, ...(kinds.length > 1 ? [['all', results] as const] : [])].map(
      ([name, its]) => `${name}: ${its.filter(({ isCaught }) => isCaught).length} of ${its.length} caught`,
    ),
    `without a fault: ${alarms.size === 0 ? 'every test passed' : [...alarms].join(', ')}`,
  ];
}

/** The file with the fault in it. */
function applyChange(folder: string, { file, from, to }: Change): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
