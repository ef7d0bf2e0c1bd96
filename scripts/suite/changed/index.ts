import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../../architecture/tree.ts';
import { LEAVE_EXHAUSTIVE } from '../tags.ts';
import { listChangedFiles } from './changed-files.ts';
import { mapImporters } from './importers.ts';
import { LISTS_OF_PAGES, readPages } from './pages.ts';
import { type Plan, planChanged } from './plan.ts';

/** `npm test -- changed` gives these words to the parts of the suite, and prints these lines that say why. */
export interface ChangedRun {
  readonly says: readonly string[];
  readonly words: Readonly<Record<'unit' | 'journeys', readonly string[]>>;
}

/** Finds the tests that a change affects by its importers; `since` is a commit to compare with. */
export function readChangedRun(root: string, since?: string): ChangedRun {
  const change = listChangedFiles(root, since);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = new Map(
    LISTS_OF_PAGES.filter((list) => existsSync(join(root, list))).flatMap((list) => [
      ...readPages(list, read(list)),
    ]),
  );
  const plan = planChanged(change.files, {
    tests: listTests(root),
    importers: mapImporters(readTree(root)),
    pages,
    read,
  });
  return { says: describePlan(change.since, change.files.length, plan), words: toWords(plan) };
}

function listTests(root: string): string[] {
  return globSync(['{packages,apps,scripts,lab}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

function toWords({ unit, journeys }: Plan): ChangedRun['words'] {
  return {
    unit: unit.length > 0 ? [LEAVE_EXHAUSTIVE, ...unit] : [],
    journeys: journeys ? [...journeys.files, `--grep=${journeys.grep}`] : [],
  };
}

function describePlan(since: string, count: number, { unit, further, pages, journeys }: Plan): string[] {
  const more = further > 0 ? `, and ${further} more import it from further away, which npm test runs` : '';
  return [
    `${count} files differ from ${since}.`,
    `${unit.length} files of tests import what changed${more}.`,
    `${pages.length} pages show it${pages.length > 0 ? `: ${pages.slice(0, 8).join(', ')}` : ''}${pages.length > 8 ? ' ...' : ''}.`,
    `${journeys ? journeys.files.length : 0} files of journeys go there.`,
  ];
}
