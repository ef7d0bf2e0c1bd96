import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAMS } from './programs.ts';

/** What `npm run bench` called by another name, which it keeps for this release. */
const FORMER_BENCHES: Readonly<Record<string, string>> = { chart: 'chart-times', pictures: 'picture-times' };

/** `npm run lab -- NAME` runs the program of that name with the words after it; without a name it lists them all. */
const words = process.argv.slice(2);
const isBench = words[0] === '--bench';
if (isBench) words.shift();
const [asked, ...more] = words;
const name = isBench && asked !== undefined ? (FORMER_BENCHES[asked] ?? asked) : asked;

if (name !== undefined && Object.hasOwn(PROGRAMS, name)) {
  const script = join(import.meta.dirname, name, 'index.ts');
  process.argv = [process.argv[0] ?? '', script, ...more];
  await import(pathToFileURL(script).href);
} else {
  if (name !== undefined) {
    console.error(`There is no program named ${name}. These are there:`);
    process.exitCode = 2;
  }
  for (const [each, { kind, what }] of Object.entries(PROGRAMS))
    console.log(`${each.padEnd(15)} ${kind.padEnd(8)}  ${what}`);
}
