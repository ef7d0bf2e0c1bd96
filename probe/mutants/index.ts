import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../../scripts/architecture/tree.ts';
import { copyProject } from '../copy/copy-project.ts';
import { chooseMutations } from './choose-mutations.ts';
import { LEARNER_ROOMS } from './learner-rooms.ts';
import { listNearestTests, mapImporters } from './nearest-tests.ts';
import type { Mutation } from './operators.ts';
import { listPassing, runTests } from './run-tests.ts';

/**
 * `npm run probe -- mutants [COUNT] [--seed N] [--in FOLDER]`: puts small faults into a copy of the project where a learner
 * would be harmed, one at a time, and runs the tests that lie nearest. At least nine of ten have to fail.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '2026' }, in: { type: 'string', default: '' } },
});
const COUNT = Number(positionals[0] ?? 200);
const MAX_TESTS = 12;
const MAX_SECONDS = 180;
const ENOUGH = 0.9;

const root = resolve(import.meta.dirname, '../..');
const importers = mapImporters(readTree(root));
const chosen = chooseMutations(root, COUNT, Number(values.seed))
  .filter(({ file }) => file.startsWith(values.in))
  .map((mutation) => ({ mutation, tests: listNearestTests(importers, mutation.file, MAX_TESTS) }));

const copy = copyProject(root);
let caught = 0;
try {
  const all = new Map(chosen.flatMap(({ tests }) => tests.map((test) => [test.file, test])));
  const passing = await listPassing(copy.folder, [...all.values()]);
  for (const file of all.keys())
    if (!passing.has(file)) console.log(`left out, it fails without a fault: ${file}`);
  for (const { mutation, tests } of chosen) {
    const near = tests.filter(({ file }) => passing.has(file));
    const isCaught = near.length > 0 && (await tryMutation(mutation, near)) !== 'passed';
    if (isCaught) caught += 1;
    console.log(describeMutation(mutation, isCaught));
  }
} finally {
  copy.remove();
}
console.log(`\n${caught} of ${chosen.length} caught (${((100 * caught) / chosen.length).toFixed(1)} %)`);
if (caught < ENOUGH * chosen.length) process.exitCode = 1;

async function tryMutation({ file, start, end, to }: Mutation, tests: Parameters<typeof runTests>[1]) {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, `${text.slice(0, start)}${to}${text.slice(end)}`);
  try {
    return await runTests(copy.folder, tests, MAX_SECONDS);
  } finally {
    writeFileSync(path, text);
  }
}

function describeMutation({ file, line, kind, from, to }: Mutation, isCaught: boolean): string {
  const [, room = ''] = Object.entries(LEARNER_ROOMS).find(([folder]) => file.startsWith(`${folder}/`)) ?? [];
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${file}:${line} ${kind}: ${short(from)} -> ${short(to)}  (${room})`;
}
