import { expect, test } from 'vitest';
import { planChanged, type Surroundings } from './plan.ts';

const TESTS = [
  'packages/graphic/src/svg/read.test.ts',
  'packages/chart/src/draw.test.ts',
  'apps/server/testing/policies/policies.test.ts',
  'apps/web/features/library/library-page.test.tsx',
  'packages/convert/src/formats/fixtures.test.ts',
  'e2e/library.spec.ts',
  'e2e/classes.spec.ts',
  'e2e/shell.spec.ts',
  'e2e/a11y/sweep.spec.ts',
];

const SPECS: Readonly<Record<string, string>> = {
  'e2e/library.spec.ts': "await page.goto('/library?tab=all');",
  'e2e/classes.spec.ts': "await page.goto('/classes');",
};

function around(importers: Readonly<Record<string, readonly string[]>> = {}): Surroundings {
  return {
    tests: TESTS,
    importers: new Map(Object.entries(importers)),
    pages: new Map([
      ['/', 'apps/web/app/home.tsx'],
      ['/library', 'apps/web/features/library/library-page.tsx'],
      ['/classes', 'apps/web/features/classes/classes-page.tsx'],
    ]),
    read: (file) => SPECS[file] ?? '',
  };
}

const READ = 'packages/graphic/src/svg/read.ts';
const PAGE = 'apps/web/features/library/library-page.tsx';

/** Tests whether Playwright would choose a title, in the form in which it compares. */
function chooses(grep: string | undefined, title: string): boolean {
  return grep !== undefined && new RegExp(grep).test(title);
}

test('the tests that import a change are run, also through other files, the nearest first', () => {
  const importers = {
    [READ]: ['packages/graphic/src/svg/read.test.ts', 'packages/graphic/src/index.ts'],
    'packages/graphic/src/index.ts': ['packages/chart/src/draw.test.ts'],
  };
  expect(planChanged([READ], around(importers)).unit).toEqual([
    'packages/graphic/src/svg/read.test.ts',
    'packages/chart/src/draw.test.ts',
  ]);
});

test('a page that imports the change has its screen swept and the core journeys that open it walked', () => {
  const part = 'apps/web/features/library/card.tsx';
  const { pages, journeys } = planChanged(
    [part],
    around({
      [part]: [PAGE],
      [PAGE]: ['apps/web/app/pages.ts', 'apps/web/features/library/library-page.test.tsx'],
    }),
  );
  expect(pages).toEqual(['/library']);
  expect(journeys?.files).toEqual(['e2e/a11y/sweep.spec.ts', 'e2e/library.spec.ts']);
  const titles = {
    ' a11y/sweep.spec.ts library-list: two engines find nothing @core @/library': true,
    ' a11y/sweep.spec.ts collections-shared: two engines find nothing @core @/library/shared': false,
    ' library.spec.ts a guest walks the library @core': true,
    ' library.spec.ts the newest come first': false,
    ' classes.spec.ts a class is made @core': false,
  };
  for (const [title, isChosen] of Object.entries(titles))
    expect([title, chooses(journeys?.grep, title)]).toEqual([title, isChosen]);
});

test('a file that imports the list of pages shows no page', () => {
  const { pages } = planChanged(
    [PAGE],
    around({ [PAGE]: ['apps/web/app/pages.ts'], 'apps/web/app/pages.ts': ['apps/web/app/home.tsx'] }),
  );
  expect(pages).toEqual(['/library']);
});

test('a journey that was changed itself is walked whole', () => {
  const { journeys } = planChanged(['e2e/classes.spec.ts'], around());
  expect(chooses(journeys?.grep, ' classes.spec.ts a learner changes text spacing')).toBe(true);
  expect(chooses(journeys?.grep, ' library.spec.ts a guest walks the library @core')).toBe(false);
});

test('a part of the server runs the pages of its noun, and a migration runs the tests of all tables', () => {
  const { unit, pages } = planChanged(
    ['apps/server/features/classes/service.ts', 'apps/server/migrations/0200_more.sql'],
    around(),
  );
  expect(pages).toEqual(['/classes']);
  expect(unit).toEqual(['apps/server/testing/policies/policies.test.ts']);
});

test('a changed file without code runs the tests of the nearest folder above it', () => {
  expect(planChanged(['packages/convert/src/formats/fixtures/001/input.svg'], around()).unit).toEqual([
    'packages/convert/src/formats/fixtures.test.ts',
  ]);
});

test('a change that affects no test runs nothing', () => {
  expect(planChanged(['README.md'], around())).toEqual({
    unit: [],
    further: 0,
    pages: [],
    journeys: undefined,
  });
});

test('a change that every file imports runs the nearest sixty files of tests and counts the others', () => {
  const many = Array.from({ length: 75 }, (_, at) => `packages/graphic/src/svg/${at}.test.ts`);
  const plan = planChanged([READ], { ...around({ [READ]: many }), tests: many });
  expect([plan.unit.length, plan.further]).toEqual([60, 15]);
});

test('a change of the frame around all pages sweeps home and walks the journeys of the frame', () => {
  const { pages, journeys } = planChanged(['apps/web/styles/base.css'], around());
  expect([pages, journeys?.files]).toEqual([['/'], ['e2e/a11y/sweep.spec.ts', 'e2e/shell.spec.ts']]);
});

test('the journeys that name the address of a page most often are walked', () => {
  const tests = ['b', 'c', 'd', 'e', 'f'].map((name) => `e2e/${name}.spec.ts`);
  const read = (file: string) => "'/library'".repeat(file === 'e2e/f.spec.ts' ? 2 : 1);
  const { journeys } = planChanged([PAGE], { ...around(), tests, read });
  expect(journeys?.files.slice(1)).toEqual(['f', 'b', 'c', 'd'].map((name) => `e2e/${name}.spec.ts`));
});
