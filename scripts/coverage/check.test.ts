import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bulletsOf } from './bullets.ts';
import { coverageFaults } from './check.ts';
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

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const page = (...rows: string[]) => {
  const text = rows.map((row) => `| ${row} |`).join('\n');
  write('docs/spec-coverage.md', `| § | requirement | state | shown by |\n|---|---|---|---|\n${text}\n`);
};
const vitestReport = (...results: [title: string, status: string][]) => {
  const assertionResults = results.map(([title, status]) => ({ title, status }));
  const testResults = [{ name: join(root, 'likes.test.ts'), assertionResults }];
  write('reports/vitest.json', JSON.stringify({ testResults }));
  return readReports(root, join(root, 'reports'));
};

test('bullets and table rows are numbered in the order of the document, nested ones included', () => {
  expect([...bulletsOf(SPECIFICATION)]).toEqual([
    ['1.1', 'one'],
    ['1.2', 'one, nested'],
    ['1.3', 'two'],
    ['2.1', '| / | Home |'],
    ['2.2', '| /library | Library |'],
    ['2.3', 'a bullet after the table'],
  ]);
});

describe('a row', () => {
  test('that is planned, or names a test that exists, is in order', () => {
    page('1.1 | one | planned | ', '1.2 | nested | shown | `likes.test.ts` a like counts once');
    expect(coverageFaults(root, {})).toEqual([]);
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
  ])('that %s is a fault', (_case, cell, fault) => {
    page(`1.1 | one | shown | ${cell}`);
    expect(coverageFaults(root, {})).toEqual([expect.stringContaining(fault)]);
  });

  test('in another state, without words, or a second time is a fault', () => {
    page('1.1 | one | done | ', '1.2 |  | planned | ', '1.3 | two | planned | ', '1.3 | two | planned | ');
    expect(coverageFaults(root, {})).toEqual([
      'docs/spec-coverage.md:3 1.1 is "done": write shown or planned.',
      'docs/spec-coverage.md:4 1.2 does not say what is required.',
      'docs/spec-coverage.md has more than one row for 1.3.',
    ]);
  });

  test('that is planned and yet names a test is a fault', () => {
    page('1.1 | one | planned | `likes.test.ts` a like counts once');
    expect(coverageFaults(root, {})).toEqual([
      expect.stringContaining('1.1 is planned, and yet names a test'),
    ]);
  });
});

describe('with the report of a run', () => {
  const shown = (title: string) => page(`1.1 | one | shown | \`likes.test.ts\` ${title}`);

  test('a test that passed is enough', () => {
    shown('a like counts once');
    expect(coverageFaults(root, { results: vitestReport(['a like counts once', 'passed']) })).toEqual([]);
  });

  test('a test that failed, or that did not run, is a fault', () => {
    shown('a like counts once');
    const failed = vitestReport(['a like counts once', 'failed']);
    expect(coverageFaults(root, { results: failed })).toEqual([expect.stringContaining('did not pass')]);
    const other = vitestReport(['a like of 1 is kept', 'passed']);
    expect(coverageFaults(root, { results: other })).toEqual([expect.stringContaining('did not run')]);
  });

  test('a title with a place to fill stands for all that it became, or for the one that is named', () => {
    const results = vitestReport(['a like of 1 is kept', 'passed'], ['a like of 2 is kept', 'failed']);
    shown('a like of %s is kept');
    expect(coverageFaults(root, { results })).toEqual([expect.stringContaining('did not pass')]);
    shown('a like of 1 is kept');
    expect(coverageFaults(root, { results })).toEqual([]);
    shown('a like of 3 is kept');
    expect(coverageFaults(root, { results })).toEqual([expect.stringContaining('did not run')]);
    shown('the "${name}" of a like is shown');
    expect(coverageFaults(root, {})).toEqual([]);
  });

  test('journeys are read from the report of the browser tests', () => {
    mkdirSync(join(root, 'e2e'));
    write(
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
    write('reports/playwright.json', JSON.stringify({ config: { rootDir: join(root, 'e2e') }, suites }));
    page(
      '1.1 | one | shown | `e2e/home.test.ts` a guest reads the welcome',
      '1.2 | two | shown | `e2e/home.test.ts` a guest signs up',
    );
    const faults = coverageFaults(root, { results: readReports(root, join(root, 'reports')) });
    expect(faults).toEqual([expect.stringContaining('1.2 is shown by a test that did not pass')]);
  });
});

test('where the specification is at hand, a bullet without a row and a row without a bullet are faults', () => {
  page(...['1.1', '1.2', '1.3', '2.1', '2.3', '2.4'].map((number) => `${number} | something | planned | `));
  expect(coverageFaults(root, { specification: SPECIFICATION })).toEqual([
    'docs/spec-coverage.md has no row for 2.2: | /library | Library |',
    'docs/spec-coverage.md has a row for 2.4, which the specification does not have.',
  ]);
});
