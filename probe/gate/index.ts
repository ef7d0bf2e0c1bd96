import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../copy/copy-project.ts';
import type { Change, Plant } from './plant.ts';
import { ACCESSIBILITY } from './plants/accessibility.ts';
import { BEHAVIOURS } from './plants/behaviours.ts';
import { SECURITY } from './plants/security.ts';
import { runCatcher, type Verdict } from './run-catcher.ts';

/**
 * `npm run probe -- gate [KIND] [WORDS]`: puts faults into a copy of the project, one at a time, and sees that the test that
 * is there for each fails. The same test has to pass without the fault. Words choose faults by what is said of them.
 */
const KINDS: Readonly<Record<string, readonly Plant[]>> = {
  security: SECURITY,
  behaviours: BEHAVIOURS,
  accessibility: ACCESSIBILITY,
};

const words = process.argv.slice(2);
const kinds = words.filter((word) => word in KINDS);
const others = words.filter((word) => !(word in KINDS));
const chosen = Object.entries(KINDS)
  .filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
  .flatMap(([, plants]) => plants)
  .filter(({ what }) => others.every((word) => what.toLowerCase().includes(word.toLowerCase())));

const root = resolve(import.meta.dirname, '../..');
// Before minutes go into the first of them.
for (const { changes } of chosen) for (const change of changes) applyChange(root, change);

const copy = copyProject(root);
const data = mkdtempSync(join(tmpdir(), 'relievo-gate-'));
// Started by root, the database runs as another account, which has to enter.
chmodSync(data, 0o755);
const place = { folder: copy.folder, data };
const known = new Map<string, Verdict>();
let caught = 0;
try {
  for (const plant of chosen) {
    const verdict = await tryPlant(plant);
    if (verdict === 'caught') caught += 1;
    console.log(`${verdict.padEnd(28)} ${plant.what}`);
  }
} finally {
  copy.remove();
  rmSync(data, { recursive: true, force: true });
}
console.log(`\n${caught} of ${chosen.length} caught`);
if (caught < chosen.length || caught === 0) process.exitCode = 1;

async function tryPlant({ changes, caughtBy }: Plant): Promise<string> {
  const test = JSON.stringify(caughtBy);
  const without = known.get(test) ?? (await runCatcher(place, caughtBy));
  known.set(test, without);
  if (without !== 'passed') return `its test ${without} without it`;
  for (const change of changes)
    writeFileSync(join(copy.folder, change.file), applyChange(copy.folder, change));
  const verdict = await runCatcher(place, caughtBy);
  copy.restore();
  if (verdict === 'failed') return 'caught';
  return verdict === 'passed' ? 'NOT CAUGHT' : 'its test did not run';
}

/** The file with the fault in it. */
function applyChange(folder: string, { file, from, to }: Change): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
  return parts.join(to);
}
