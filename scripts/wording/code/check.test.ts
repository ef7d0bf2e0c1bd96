import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readWordList } from '../list.ts';
import { checkTree, GLOSSARY_PAGE } from './check.ts';
import { markRemark, OLD_REMARKS, readMarks, writeMarks } from './old.ts';
import { printRemarkFault, type Remark } from './remark.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, GLOSSARY_PAGE), 'utf8');

/** The number of old remarks when the rules came. Lower it after a sweep, and never raise it. */
const MAX_OLD = 12_285;

/** Checks files in a temporary folder, with the glossary of this project and the marks of old remarks. */
function check(files: Readonly<Record<string, string>>, old: readonly Remark[] = []): string[] {
  const root = mkdtempSync(join(tmpdir(), 'relievo-words-'));
  const table = PAGE.slice(PAGE.indexOf('| say | not | for |')).split('\n\n')[0] ?? '';
  const all = { [GLOSSARY_PAGE]: table, [OLD_REMARKS]: writeMarks(old.map(markRemark)), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { fresh } = checkTree(root);
  rmSync(root, { recursive: true });
  return fresh.map(printRemarkFault);
}

const RIDDLES = `
/** More crossings than this no drawing has. */
const MOST_CROSSINGS = 40_000;

/** What the finger meets first. */
export function findFirst(ids: readonly string[]) {
  return ids[0];
}

/** A row of the table that waits. */
export function readRow(row: string) {
  // Nobody waits for it.
  return row.trim();
}

// Whoever looks finds the page.
export const page = 1;

/** The drawing as it was kept anew. */
export const drawing = 2;

export interface Shelf {
  /** Books of others. */
  readonly books: number;
  /** Null where it stands empty. */
  readonly width: number | null;
}

// So many rows are read in one go.
export const LEAST_ROWS = 3;
`;

test('a new file with ten riddles is refused at each of them, with the word to say', () => {
  const faults = check({ 'packages/graphic/src/shelf.ts': RIDDLES });
  const expected = [
    [2, 'comment has “than this no drawing has”; say the subject first: “no drawing has more …”'],
    [3, 'name has “most”; say “max”: MOST_CROSSINGS'],
    [5, 'function comment has “What” as its first word; say what the function does: “Finds …”'],
    [10, 'function comment has “A” as its first word; say what the function does: “Reads …”'],
    [12, 'comment has “nobody”; say “no one”'],
    [16, 'comment has “Whoever …”; say “a person who”'],
    [19, 'comment has “anew”; say “repeat, again”'],
    [23, "comment has “of others”; say “other people's, third-party”"],
    [25, 'comment has “null where”; say “if, when, the place”'],
    [29, 'comment has “So many …”; say “the number of, this many”'],
  ] as const;
  for (const [line, says] of expected)
    expect(faults).toContainEqual(expect.stringContaining(`packages/graphic/src/shelf.ts:${line} ${says}`));
});

test('fields and parameters are names too, and those of a literal are not', () => {
  const file = `export interface Limits {
  readonly mostRows: number;
}
export function cut(rows: Row[], leastRows: number) {
  return { mostRows: leastRows };
}
`;
  expect(check({ 'apps/web/limits.ts': file })).toEqual([
    'apps/web/limits.ts:2 name has “most”; say “max”: mostRows',
    'apps/web/limits.ts:4 name has “least”; say “min”: leastRows',
  ]);
});

test('a file in plain words has no fault', () => {
  const plain = `
/** Finds the drawing with the most crossings. It returns null if there is none. */
export function findCrowded() {
  // Safari draws nothing below this size.
  const MIN_SIZE = 3;
  return MIN_SIZE;
}

/** The max number of crossings in one drawing: a slow server answers within a second. */
export const MAX_CROSSINGS = 40_000;

/** The browser writes failed requests into its console, so they are not counted. */
export function ignoreRequests() {}
`;
  const titles = `import { test } from 'vitest'; test('a saved drawing opens in the editor', () => {});`;
  expect(check({ 'apps/web/plain.ts': plain, 'apps/web/plain.test.ts': titles })).toEqual([]);
});

test('titles of tests and decisions are refused for their length, their verb and their first word', () => {
  const faults = check({
    'apps/web/a.test.ts': [
      `test('what is typed stays', () => {});`,
      `it.each([1])('no way out of %s', () => {});`,
      `test('a ${'long '.repeat(20)}title is refused', () => {});`,
    ].join('\n'),
    'docs/decisions/0999-tiers.md': '# 0999 What pays for a tier is told\n\nPaid files belong to a tier.\n',
    'docs/decisions/0998-files.md': '# 0998 Organization tiers and paid files\n',
  });
  expect(faults.map((fault) => fault.replace(/; say.*/u, ''))).toEqual([
    'apps/web/a.test.ts:1 test title has “what is typed”',
    'apps/web/a.test.ts:1 test title has “What …”',
    'apps/web/a.test.ts:2 test title has no verb',
    'apps/web/a.test.ts:3 test title has 118 characters',
    'docs/decisions/0999-tiers.md:1 decision title has the verb “is”',
    'docs/decisions/0999-tiers.md:1 decision title has “is told”',
    'docs/decisions/0999-tiers.md:1 decision title has “What …”',
  ]);
});

test('an old remark is excused where it moves, and refused where it is copied or changed', () => {
  const comment = '/** Nobody reads it. */\nexport const a = 1;\n';
  const old: Remark[] = [{ kind: 'comment', file: 'apps/web/a.ts', line: 1, text: 'Nobody reads it.' }];
  expect(check({ 'apps/web/a.ts': comment }, old)).toEqual([]);
  expect(check({ 'packages/graphic/src/moved.ts': comment }, old)).toEqual([]);
  expect(check({ 'apps/web/a.ts': comment, 'apps/web/copy.ts': comment }, old)).toEqual([
    'apps/web/copy.ts:1 comment has “nobody”; say “no one”: Nobody reads it.',
  ]);
  expect(check({ 'apps/web/a.ts': comment.replace('reads', 'opens') }, old)).toHaveLength(1);
});

test('the list of old remarks does not grow', () => {
  expect(readMarks(readFileSync(join(ROOT, OLD_REMARKS), 'utf8')).length).toBeLessThanOrEqual(MAX_OLD);
});

test('papers are read sentence by sentence, without their tables and code', () => {
  const paper =
    'A file of ours.\n\n| nobody | anew |\n\n    nobody\n\n```\nanew\n```\n\nA page is a page. It is\nconverted anew.\n';
  expect(check({ 'docs/charts.md': paper }).map((fault) => fault.replace(/ paper.*/u, ''))).toEqual([
    'docs/charts.md:1',
    'docs/charts.md:11',
  ]);
});

test('the glossary and the words of the interface agree', () => {
  const read = (file: string) => readWordList(readFileSync(join(ROOT, file), 'utf8')).entries;
  const [code, screens] = [read(GLOSSARY_PAGE), read('docs/words.md')];
  const split = (say: string) => say.split(',').map((word) => word.trim());
  const contradicted = (one: typeof code, other: typeof code) =>
    one.flatMap(({ say }) => split(say)).filter((word) => other.some(({ not }) => not.includes(word)));
  expect(code.length).toBeGreaterThanOrEqual(60);
  expect([
    ...contradicted(code, screens),
    ...contradicted(screens, code),
    ...contradicted(code, code),
  ]).toEqual([]);
});
