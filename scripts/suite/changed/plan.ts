import { posix } from 'node:path';
import { type Importers, measureReach } from './importers.ts';
import { LISTS_OF_PAGES } from './pages.ts';

/** The plan is made from these facts about the tree. */
export interface Surroundings {
  readonly tests: readonly string[];
  readonly importers: Importers;
  readonly pages: ReadonlyMap<string, string>;
  readonly read: (file: string) => string;
}

/** A plan names the tests that a change affects. */
export interface Plan {
  /** The nearest files of tests come first. */
  readonly unit: readonly string[];
  /** This number of files of tests imports the change from further away. */
  readonly further: number;
  readonly pages: readonly string[];
  /** Playwright reads these files, and runs the journeys that the pattern matches. */
  readonly journeys: { readonly files: readonly string[]; readonly grep: string } | undefined;
}

/** Together they take about two minutes on two quiet cores. */
const MAX_UNIT_FILES = 60;
const MAX_PAGES = 4;
const MAX_SPECS = 4;

const UNIT_TEST = /\.test\.tsx?$/;
const SPEC = /^e2e\/.*\.spec\.ts$/;
const SWEEP = 'e2e/a11y/sweep.spec.ts';

/** A change of the web app that no page imports is in the frame around all pages, or in their styles. */
const PART_OF_FRAME = /^apps\/web\/(?:app|lib|styles|ui)\/(?!.*\.test\.)/;
const FRAME = { page: '/', spec: 'e2e/shell.spec.ts' };

/** Some tests check every table and policy: a change of one affects them. */
const CONCERNED_BY: readonly (readonly [RegExp, RegExp])[] = [
  [/^apps\/server\/migrations\//, /^apps\/server\/testing\/(?:schema|policies|permissions|rules)\//],
];

export function planChanged(changed: readonly string[], around: Surroundings): Plan {
  const reach = measureReach(around.importers, changed, (file) => !LISTS_OF_PAGES.includes(file));
  const unit = listUnitTests(changed, reach, around.tests);
  const found = listPages(changed, reach, around);
  const isInFrame = found.length === 0 && changed.some((file) => PART_OF_FRAME.test(file));
  const pages = isInFrame ? [FRAME.page] : found;
  return {
    unit: unit.slice(0, MAX_UNIT_FILES),
    further: Math.max(0, unit.length - MAX_UNIT_FILES),
    pages,
    journeys: chooseJourneys(reach, pages.slice(0, MAX_PAGES), around),
  };
}

/** Lists the nearest tests first: those with the fewest imports and steps between folders in between. */
function listUnitTests(
  changed: readonly string[],
  reach: ReadonlyMap<string, number>,
  tests: readonly string[],
): string[] {
  const near = new Map([...reach].filter(([file]) => tests.includes(file) && UNIT_TEST.test(file)));
  for (const file of changed.filter((one) => !/\.[cm]?[jt]sx?$/.test(one)))
    for (const test of listTestsBeside(file, tests)) near.set(test, Math.min(near.get(test) ?? 1, 1));
  const distanceOf = (test: string, steps: number) =>
    steps + (changed.map((file) => countStepsBetween(test, file)).toSorted((a, b) => a - b)[0] ?? 0);
  return [...near]
    .map(([test, steps]) => ({ test, distance: distanceOf(test, steps) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ test }) => test);
}

/** Lists the tests of the nearest folder, because no file imports a picture or a text. */
function listTestsBeside(file: string, tests: readonly string[]): string[] {
  const concerned = CONCERNED_BY.find(([changed]) => changed.test(file))?.[1];
  if (concerned) return tests.filter((test) => concerned.test(test));
  for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
    const beside = tests.filter((test) => UNIT_TEST.test(test) && posix.dirname(test) === folder);
    if (beside.length > 0) return beside;
  }
  return [];
}

/** Lists the pages whose components import the change, and those with the noun of a changed part of the server. */
function listPages(
  changed: readonly string[],
  reach: ReadonlyMap<string, number>,
  { pages }: Surroundings,
): string[] {
  const nouns = changed.flatMap(
    (file) => /^(?:apps\/server\/features|packages\/contracts\/src)\/([^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [...pages]
    .flatMap(([path, component]) => {
      const steps = reach.get(component);
      if (steps !== undefined) return [{ path, steps }];
      return nouns.some((noun) => component.startsWith(`apps/web/features/${noun}/`))
        ? [{ path, steps: 100 }]
        : [];
    })
    .toSorted((one, other) => one.steps - other.steps)
    .map(({ path }) => path);
}

function chooseJourneys(
  reach: ReadonlyMap<string, number>,
  pages: readonly string[],
  { tests, read }: Surroundings,
): Plan['journeys'] {
  const specs = tests.filter((file) => SPEC.test(file) && !file.startsWith('e2e/a11y/'));
  // A changed spec runs whole; a spec that imports a changed file runs its core journeys.
  const own = specs.filter((file) => reach.get(file) === 0).slice(0, MAX_SPECS);
  const near = specs.filter((file) => !own.includes(file) && (reach.get(file) ?? 9) < 2);
  const speaking = specs
    .filter((file) => !own.includes(file) && !near.includes(file))
    .map((file) => ({ file, mentions: countMentions(pages, read(file)) }))
    .filter(({ file, mentions }) => mentions > 0 || (file === FRAME.spec && pages.includes(FRAME.page)))
    .toSorted((one, other) => other.mentions - one.mentions)
    .map(({ file }) => file);
  const core = [...near, ...speaking].slice(0, MAX_SPECS);
  const grep = [
    // The test of a screen is tagged with the path of its page.
    ...pages.map((path) => `sweep\\.spec\\.ts .*@${escapePattern(path)}(?: |$)`),
    ...own.map((file) => `[ /]${escapePattern(posix.basename(file))} `),
    ...core.map((file) => `[ /]${escapePattern(posix.basename(file))} .*@core`),
  ];
  if (grep.length === 0) return undefined;
  const files = [...(pages.length > 0 ? [SWEEP] : []), ...own, ...core];
  return { files, grep: grep.join('|') };
}

/** Counts how often a journey names the address of one of the pages; home is in nearly all of them. */
function countMentions(pages: readonly string[], text: string): number {
  const addresses = pages.map((path) => path.replace(/\/?\$.*$/, '')).filter((path) => path !== '/');
  return addresses
    .map((path) => [...text.matchAll(new RegExp(`['"\`]${escapePattern(path)}(?=['"\`?#/])`, 'g'))].length)
    .reduce((sum, count) => sum + count, 0);
}

function countStepsBetween(one: string, other: string): number {
  return posix
    .relative(posix.dirname(one), posix.dirname(other))
    .split('/')
    .filter((step) => step !== '').length;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
