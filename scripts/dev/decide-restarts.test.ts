import { expect, test } from 'vitest';
import { type Change, classifyFile, decideRestarts } from './decide-restarts.ts';

function run(name: string, read: readonly string[], hasFailed = false) {
  return [name, { hasRead: (path: string) => read.includes(path), hasFailed: () => hasFailed }] as const;
}

const RUNNING = [
  run('server', ['apps/server/api.ts', 'packages/words/src/index.ts']),
  run('worker', ['apps/server/worker.ts', 'packages/words/src/index.ts']),
  run('worker', ['apps/server/worker.ts', 'packages/words/src/index.ts']),
];

function decide(change: Partial<Change>, processes = RUNNING) {
  const { restarted, line } = decideRestarts(
    { sources: [], migrations: [], ...change },
    processes,
    (path) => path,
  );
  return { names: restarted.map(([name]) => name), line };
}

test.each([
  ['apps/server/migrations/0900_lakes.sql', 'migration'],
  ['apps/server/features/library/service.ts', 'source'],
  ['packages/contracts/src/contract.ts', 'source'],
  ['apps/server/features/starter/drawings.json', 'source'],
  ['apps/server/features/library/library.test.ts', undefined],
  ['apps/server/testing/access/library.ts', undefined],
  ['apps/server/dist/converting.js', undefined],
  ['packages/convert/node_modules/sharp/index.mjs', undefined],
  ['apps/server/features/library/service.ts~', undefined],
])('the saved file %s is a %s for what runs', (path, kind) => {
  expect(classifyFile(path)).toBe(kind);
});

test.each([
  [
    'of the server',
    ['apps/server/api.ts'],
    ['server'],
    'apps/server/api.ts changed: the server starts again.',
  ],
  [
    'of the worker',
    ['apps/server/worker.ts'],
    ['worker', 'worker'],
    'apps/server/worker.ts changed: the worker starts again.',
  ],
  [
    'of a package that both have read',
    ['packages/words/src/index.ts'],
    ['server', 'worker', 'worker'],
    'packages/words/src/index.ts changed: the server and the worker start again.',
  ],
  [
    'of a child program',
    ['apps/server/features/conversions/converting/program.ts'],
    [],
    'apps/server/features/conversions/converting/program.ts changed: neither the server nor the worker has read it; a thread or child program reads it when it starts next.',
  ],
])('a saved file %s restarts who has read it, and one line says so', (_what, sources, names, line) => {
  expect(decide({ sources })).toEqual({ names, line });
});

test('files that are saved at once are named in one line, by the first of them', () => {
  expect(decide({ sources: ['apps/server/api.ts', 'packages/other.ts'] })).toEqual({
    names: ['server'],
    line: 'apps/server/api.ts and 1 more changed: the server starts again.',
  });
});

test('migrations that have run restart everything', () => {
  expect(decide({ migrations: ['0900_lakes.sql', '0901_hills.sql'] })).toEqual({
    names: ['server', 'worker', 'worker'],
    line: '0900_lakes.sql and 1 more have run: the server and the worker start again.',
  });
});

test('a process that failed to start is started again by any saved file, for it may have missed it', () => {
  const processes = [run('server', [], true), run('worker', ['apps/server/worker.ts'])];
  expect(decide({ sources: ['apps/server/new.ts'] }, processes)).toEqual({
    names: ['server'],
    line: 'apps/server/new.ts changed: the server starts again.',
  });
});

test('nothing is restarted and nothing is said where a migration failed and no file was saved', () => {
  expect(decide({})).toEqual({ names: [], line: '' });
});
