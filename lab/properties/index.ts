import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNode } from '../../scripts/suite/run.ts';

// Every property is tried with values that nobody has tried yet: as often as is asked for, ten times otherwise.

const ROOT = resolve(import.meta.dirname, '../..');
const times = Number(process.argv[2] ?? 10);
const files = globSync('{apps,packages}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**'] })
  .filter((file) => readFileSync(resolve(ROOT, file), 'utf8').includes("from 'fast-check'"))
  .toSorted();

for (let time = 1; time <= times; time += 1) {
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`${time} of ${times}: ${files.length} files with PROPERTY_SEED=${seed}`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files];
  const { succeeded } = await runNode(ROOT, vitest, { PROPERTY_SEED: seed });
  if (!succeeded) {
    console.error(`A property does not hold; PROPERTY_SEED=${seed} npx vitest run FILE shows it again.`);
    process.exit(1);
  }
}
