import { resolve } from 'node:path';
import { maxOf } from '@relievo/words';
import { countReachedTests } from '../../scripts/architecture/reached-tests.ts';
import { DOOR } from '../../scripts/architecture/table.ts';
import { readTree } from '../../scripts/architecture/tree.ts';

// Prints how many names each package shows, and how many test files a change of one file reaches.

/** Test files that half of the changes may reach, in a package and in the whole tree with its tools. */
const GOALS: Readonly<Record<string, number>> = { 'packages/graphic': 170, everything: 30 };

const tree = readTree(resolve(import.meta.dirname, '../..'));
const reached = [...countReachedTests(tree)];
const doors = [...tree.files].filter(([path]) => DOOR.test(path));

const parts: readonly (readonly [name: string, files: RegExp])[] = [
  ...[...tree.manifests.keys()]
    .filter((folder) => folder !== '')
    .toSorted()
    .map((folder) => [folder, new RegExp(`^${folder}/`)] as const),
  ['the product', /^(?:packages|apps)\//],
  ['everything', /^/],
];
console.log('                      doors   names  largest   files  median    90 %     all');
for (const [name, files] of parts) {
  const own = doors.filter(([path]) => files.test(path)).map(([, { listed }]) => listed.length);
  const counts = reached
    .filter(([path]) => files.test(path))
    .map(([, count]) => count)
    .toSorted((one, other) => one - other);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  const figures = [
    own.length,
    own.reduce((sum, names) => sum + names, 0),
    maxOf(own, 0),
    counts.length,
    median,
    counts[Math.floor(counts.length * 0.9)] ?? 0,
    counts.at(-1) ?? 0,
  ];
  console.log(`${name.padEnd(19)}${figures.map((figure) => String(figure).padStart(8)).join('')}`);
  const goal = GOALS[name];
  if (goal === undefined || median <= goal) continue;
  console.error(
    `Half of the changes in ${name} reach ${median} test files or more, and ${goal} is the goal.`,
  );
  process.exitCode = 1;
}
