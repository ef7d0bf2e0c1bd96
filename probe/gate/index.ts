import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy/copy-project.ts';
import { choosePlants } from './choose-plants.ts';
import { keepProduct } from './kept-product.ts';
import type { Change, Plant } from './plant.ts';
import { runCatchers, type Verdict } from './run-catcher.ts';

/**
 * `npm run probe -- gate [KIND] [NUMBER or WORDS]`: puts faults into a copy of the project, one at a time, and sees that the
 * test that is there for each fails. The same test has to pass without the fault. Numbers choose faults by their place among
 * those of their kind (`gate accessibility 7`, `gate accessibility 7 12`), words by what is said of them.
 */
const chosen = choosePlants(process.argv.slice(2));

const root = resolve(import.meta.dirname, '../..');
// Before minutes go into the first of them.
for (const { changes } of chosen) for (const change of changes) applyChange(root, change);

const copy = copyProject(root);
const data = mkdtempSync(join(tmpdir(), 'relievo-gate-'));
// Started by root, the database runs as another account, which has to enter.
chmodSync(data, 0o755);
const product = keepProduct(copy.folder, data);
let caught = 0;
try {
  const catchers = chosen.map(({ caughtBy }) => caughtBy);
  const without = await runCatchers(product, catchers);
  for (const [index, plant] of chosen.entries()) {
    const verdict = await tryPlant(plant, without[index]);
    if (verdict === 'caught') caught += 1;
    console.log(`${plant.kind} ${String(plant.number).padStart(2)}: ${verdict.padEnd(10)} ${plant.what}`);
  }
} finally {
  await product.end();
  copy.remove();
  rmSync(data, { recursive: true, force: true });
}
console.log(`\n${caught} of ${chosen.length} caught`);
if (caught < chosen.length || caught === 0) process.exitCode = 1;

async function tryPlant({ changes, caughtBy }: Plant, without: Verdict | undefined): Promise<string> {
  if (without !== 'passed') return `its test ${without} without it:`;
  for (const change of changes)
    writeFileSync(join(copy.folder, change.file), applyChange(copy.folder, change));
  const changed = changes.map(({ file }) => file);
  const [verdict] = await runCatchers(product, [caughtBy], changed);
  copy.restore();
  if (verdict === 'failed') return 'caught';
  return verdict === 'passed' ? 'NOT CAUGHT' : 'its test did not run:';
}

/** The file with the fault in it. */
function applyChange(folder: string, { file, from, to }: Change): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
