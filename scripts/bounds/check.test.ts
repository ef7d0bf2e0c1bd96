import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '../../packages/contracts/src/contract.ts';
import { findOperationFaults, findPlaceFaults, listTaking } from './check.ts';
import { findReaders } from './readers.ts';

function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'relievo-bounds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const READS = `import { readDrawing } from '@relievo/graphic/svg'; export const read = readDrawing;`;
const NAMED = `new URL('./program.ts', import.meta.url);`;

test('a module that reads drawings is told where it runs: in the server, in a thread or in a child', () => {
  const root = plant({
    'serve.ts': `import './features/a/service.ts'; import './features/b/service.ts';`,
    'features/a/service.ts': `import './reading.ts'; ${NAMED}`,
    'features/a/reading.ts': READS,
    'features/a/program.ts': `import { readDrawing } from '@relievo/graphic/svg'; answerTasks(readDrawing);`,
    'features/b/service.ts': NAMED,
    'features/b/program.ts': `import { parse } from './parse.ts'; performTasks(parse);`,
    'features/b/parse.ts': 'export const parse = (text: string) => JSON.parse(text);',
    'features/b/unused.ts': READS,
    'features/b/words.ts': `import { escapeMarkup } from '@relievo/graphic/xml'; import type { readDrawing } from '@relievo/graphic/svg';`,
  });
  expect(Object.fromEntries(findReaders(root))).toEqual({
    'features/a/reading.ts': ['server'],
    'features/a/program.ts': ['thread'],
    'features/b/parse.ts': ['child'],
  });
});

test('a reader that is not listed, one that moved into the server and one that is gone are faults', () => {
  const readers = new Map([
    ['new.ts', ['server']],
    ['moved.ts', ['server', 'child']],
    ['kept.ts', ['child']],
  ] as const);
  const place = { reads: 'drawings', bound: 'child' } as const;
  expect(findPlaceFaults(readers, { 'moved.ts': place, 'kept.ts': place, 'gone.ts': place })).toEqual([
    expect.stringMatching(/^new\.ts reads bytes of others in a server/),
    expect.stringMatching(/^moved\.ts runs in a server/),
    expect.stringMatching(/^gone\.ts reads nothing any more/),
  ]);
});

test('an operation that takes a file or a long text has to be listed', () => {
  const { begin, translate } = contract.drawings;
  const taking = listTaking({ drawings: { begin, translate }, charts: { read: contract.charts.readTable } });
  expect(taking).toEqual(['drawings.begin', 'charts.read']);
  expect(findOperationFaults(taking, { 'charts.read': 'a child', 'notes.drop': 'a child' })).toEqual([
    expect.stringMatching(/^drawings\.begin takes a file/),
    expect.stringMatching(/^notes\.drop takes no file/),
  ]);
});
