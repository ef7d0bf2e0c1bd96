import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Copy, copyProject } from '../shared/copy-project.ts';
import { runTool } from '../shared/run-tool.ts';
import { ADDITIONS, type AddedLine, type Addition } from './additions.ts';
import { copyTemplates } from './templates.ts';

// Adds an output, an importer and a screen to a copy of the project, as CONTRIBUTING.md says. Git counts the places that
// had to be touched; the check and the tests that they concern have to pass. Words choose additions by a part of their name.

interface Added {
  readonly addition: Addition;
  readonly places: readonly string[];
  readonly generated: readonly string[];
  readonly failed: readonly string[];
}

const wanted = process.argv.slice(2);
const chosen = ADDITIONS.filter(
  ({ what }) => wanted.length === 0 || wanted.some((word) => what.includes(word)),
);
const root = resolve(import.meta.dirname, '../..');
// Before minutes go into the first of them.
for (const { lines } of chosen) for (const line of lines) insertLine(root, line);
const copy = copyProject(root);
console.log(`A copy of the project lies in ${copy.folder}.`);

const added: Added[] = [];
let checked = true;
try {
  for (const addition of chosen) added.push(await add(addition, copy));
  checked = await runTool(copy.folder, { words: ['node', 'scripts/check.ts'] });
} finally {
  copy.remove();
}

for (const { addition, places, generated } of added) {
  console.log(`\n${addition.what}: ${places.length} places, at most ${addition.most}`);
  for (const place of places) console.log(`  ${place}`);
  if (generated.length > 0) console.log(`  written by commands: ${generated.join(', ')}`);
}
const faults = [
  ...added.flatMap(({ addition: { what, most }, places, failed }) => [
    ...(places.length > most ? [`${what} takes ${places.length} places, and ${most} is the most`] : []),
    ...failed.map((command) => `${what}: ${command} failed`),
  ]),
  ...(checked ? [] : ['the check failed']),
];
console.log(
  faults.length > 0 ? `\n${faults.join('\n')}` : '\nEach was added, and the check and its tests pass.',
);
if (faults.length > 0) process.exitCode = 1;

async function add(addition: Addition, target: Copy): Promise<Added> {
  console.log(`\nAdding ${addition.what}`);
  copyTemplates(join(import.meta.dirname, addition.templates), target.folder);
  for (const line of addition.lines)
    writeFileSync(join(target.folder, line.file), insertLine(target.folder, line));
  const places = target.listNewChanges();
  const failed: string[] = [];
  for (const command of [...addition.generate, ...addition.tests])
    if (!(await runTool(target.folder, command))) failed.push(command.words.join(' '));
  return { addition, places, generated: target.listNewChanges(), failed };
}

/** The file of the project with the line in its place. */
function insertLine(folder: string, { file, below, text }: AddedLine): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(below);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${below}`);
  return parts.join(`${below}${text}`);
}
