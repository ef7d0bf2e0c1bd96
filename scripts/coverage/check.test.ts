import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bulletsOf } from './bullets.ts';
import { findCoverageFaults, findPageFaults } from './check.ts';
import { readReports } from './reports.ts';

const SPECIFICATION = `
A bullet before the first section
- does not count
## 1. What it does
- one
  - one, nested
- two
## 2. Screens
| Route | Purpose |
|---|---|
| / | Home |
| /library | Library |

### Shell
- a bullet after the table
`;

const LIKES_TEST = `
  import { test } from 'vitest';
  test('a like counts once', () => {});
  test.each([1, 2])('a like of %s is kept', () => {});
  test(\`the "\${name}" of a like is shown\`, () => {});
  (await import('./page.ts')).open('a page is no test');
  test.skip('a like can be taken back', () => {});
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'relievo-coverage-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'reports'));
  writeFileSync(join(root, 'likes.test.ts'), LIKES_TEST);
});
afterEach(() => rmSync(root, { recursive: true }));

function writePath(path: string, text: string) {
  return writeFileSync(join(root, path), text);
}
function writePage(...rows: string[]) {
  const text = rows.map((row) => `| ${row} |`).join('\n');
  writePath('docs/spec-coverage.md', `| § | requirement | state | shown by |\n|---|---|---|---|\n${text}\n`);
}
function writeVitestReport(...results: [title: string, status: string][]) {
  const assertionResults = results.map(([title, status]) => ({ title, status }));
  const testResults = [{ name: join(root, 'likes.test.ts'), assertionResults }];
  writePath('reports/vitest.json', JSON.stringify({ testResults }));
  return readReports(root, join(root, 'reports'));
}

test('a page of what was found by using it is held to the tests that it names', () => {
  writePath(
    'docs/found-by-using.md',
    '| 1 | likes were lost | shown | `likes.test.ts` a like counts once |\n' +
      '| 2 | likes stayed | shown | `likes.test.ts` a dislike |\n',
  );
  expect(findPageFaults(root, 'docs/found-by-using.md')).toEqual([
    'docs/found-by-using.md:2 2 names a test that likes.test.ts does not have: a dislike',
  ]);
});

test('bullets and table rows are numbered in the order of the document, including nested ones', () => {
  expect([...bulletsOf(SPECIFICATION)]).toEqual([
    ['1.1', 'one'],
    ['1.2', 'one, nested'],
    ['1.3', 'two'],
    ['2.1', '| / | Home |'],
    ['2.2', '| /library | Library |'],
    ['2.3', 'a bullet after the table'],
  ]);
});

describe('a row of the page', () => {
  test('is accepted when it is planned or names an existing test', () => {
    writePage('1.1 | one | planned | ', '1.2 | nested | shown | `likes.test.ts` a like counts once');
    expect(findCoverageFaults(root, {})).toEqual([]);
  });

  test.each([
    ['names a file that is not there', '`gone.test.ts` a like', 'names gone.test.ts, which does not exist'],
    ['names a test that is not there', '`likes.test.ts` a dislike', 'does not have: a dislike'],
    [
      'names a test that is skipped',
      '`likes.test.ts` a like can be taken back',
      'does not have: a like can be',
    ],
    ['names a call that is no test', '`likes.test.ts` a page is no test', 'does not have: a page is no test'],
    ['names no test', '', 'is shown by no test'],
    ['names its test without a file', 'a like counts once', 'cannot be read'],
    [
      'names one good test and one bad',
      '`likes.test.ts` a like counts once<br>`likes.test.ts` a dislike',
      'does not have: a dislike',
    ],
  ])('is reported when it %s', (_case, cell, fault) => {
    writePage(`1.1 | one | shown | ${cell}`);
    expect(findCoverageFaults(root, {})).toEqual([expect.stringContaining(fault)]);
  });

  test('is reported with an unknown state, without words, or when it is repeated', () => {
    writePage(
      '1.1 | one | done | ',
      '1.2 |  | planned | ',
      '1.3 | two | planned | ',
      '1.3 | two | planned | ',
    );
    expect(findCoverageFaults(root, {})).toEqual([
      'docs/spec-coverage.md:3 1.1 is "done": write one of shown, departs, planned.',
      'docs/spec-coverage.md:4 1.2 does not say what is required.',
      'docs/spec-coverage.md has more than one row for 1.3.',
    ]);
  });

  test('is reported when its test gives the app other pages than those that stand', () => {
    writePath(
      'links.test.ts',
      `const whole = { isBuilt: () => true }; test('a link leads to the tools', () => {});`,
    );
    writePage('1.1 | one | shown | `links.test.ts` a link leads to the tools');
    expect(findCoverageFaults(root, {})).toEqual([
      expect.stringContaining('links.test.ts, which says itself which pages stand'),
    ]);
  });

  test('is accepted when it departs by a decision that exists and names a test of what is there', () => {
    mkdirSync(join(root, 'docs', 'decisions'));
    writePath('docs/decisions/0001-likes.md', '# 0001 Likes count twice');
    writePage(
      '1.1 | one ([0001](decisions/0001-likes.md) departs from it) | departs | `likes.test.ts` a like counts once',
    );
    expect(findCoverageFaults(root, {})).toEqual([]);
  });

  test.each([
    ['links to no decision', 'one', '`likes.test.ts` a like counts once', 'links to no decision'],
    [
      'links to a decision that is not there',
      'one ([0002](decisions/0002-gone.md))',
      '`likes.test.ts` a like counts once',
      'departs by decisions/0002-gone.md, which does not exist',
    ],
  ])('is reported when it departs and %s', (_case, words, cell, fault) => {
    writePage(`1.1 | ${words} | departs | ${cell}`);
    expect(findCoverageFaults(root, {})).toEqual([expect.stringContaining(fault)]);
  });

  test('is reported when it is planned and names a test', () => {
    writePage('1.1 | one | planned | `likes.test.ts` a like counts once');
    expect(findCoverageFaults(root, {})).toEqual([
      expect.stringContaining('1.1 is planned, and yet names a test'),
    ]);
  });
});

describe('with the report of a run a row', () => {
  const shown = (title: string) => writePage(`1.1 | one | shown | \`likes.test.ts\` ${title}`);

  test('is accepted when its test passed', () => {
    shown('a like counts once');
    expect(
      findCoverageFaults(root, { results: writeVitestReport(['a like counts once', 'passed']) }),
    ).toEqual([]);
  });

  test('is reported when its test failed or did not run', () => {
    shown('a like counts once');
    const failed = writeVitestReport(['a like counts once', 'failed']);
    expect(findCoverageFaults(root, { results: failed })).toEqual([expect.stringContaining('did not pass')]);
    const other = writeVitestReport(['a like of 1 is kept', 'passed']);
    expect(findCoverageFaults(root, { results: other })).toEqual([expect.stringContaining('did not run')]);
  });

  test('is accepted when a title with placeholders matches all its cases, or the named one', () => {
    const results = writeVitestReport(['a like of 1 is kept', 'passed'], ['a like of 2 is kept', 'failed']);
    shown('a like of %s is kept');
    expect(findCoverageFaults(root, { results })).toEqual([expect.stringContaining('did not pass')]);
    shown('a like of 1 is kept');
    expect(findCoverageFaults(root, { results })).toEqual([]);
    shown('a like of 3 is kept');
    expect(findCoverageFaults(root, { results })).toEqual([expect.stringContaining('did not run')]);
    shown('the "${name}" of a like is shown');
    expect(findCoverageFaults(root, {})).toEqual([]);
  });

  test('finds journeys in the report of the browser tests', () => {
    mkdirSync(join(root, 'e2e'));
    writePath(
      'e2e/home.test.ts',
      `test('a guest reads the welcome', () => {}); test('a guest signs up', () => {});`,
    );
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'home.test.ts',
      ok,
      tests: [{ status: 'expected' }],
    });
    const suites = [
      {
        suites: [{ specs: [spec('a guest reads the welcome', true)] }],
        specs: [spec('a guest signs up', false)],
      },
    ];
    writePath('reports/playwright.json', JSON.stringify({ config: { rootDir: join(root, 'e2e') }, suites }));
    writePage(
      '1.1 | one | shown | `e2e/home.test.ts` a guest reads the welcome',
      '1.2 | two | shown | `e2e/home.test.ts` a guest signs up',
    );
    const faults = findCoverageFaults(root, { results: readReports(root, join(root, 'reports')) });
    expect(faults).toEqual([expect.stringContaining('1.2 is shown by a test that did not pass')]);
  });
});

test('a bullet without a row and a row without a bullet are reported where the specification is available', () => {
  writePage(
    ...['1.1', '1.2', '1.3', '2.1', '2.3', '2.4'].map((number) => `${number} | something | planned | `),
  );
  expect(findCoverageFaults(root, { specification: SPECIFICATION })).toEqual([
    'docs/spec-coverage.md has no row for 2.2: | /library | Library |',
    'docs/spec-coverage.md has a row for 2.4, which the specification does not have.',
  ]);
});
