import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openIsolation, type Result, WeakIsolation } from './isolation.ts';
import { isRoot } from './walls.ts';

const isolation = openIsolation({ allowWeak: true });
const program = {
  entry: new URL('./testing/program.ts', import.meta.url),
  readable: [new URL('./', import.meta.url)],
};
const limits = { memoryBytes: 2 ** 29, seconds: 60, diskBytes: 1_000_000 };
const places = { files: {}, connections: {}, udpPort: 1 };

function run<Made>(
  deeds: string[],
  collect: (result: Result) => Promise<Made>,
  { signal, ...others }: { signal?: AbortSignal; seconds?: number; files?: Record<string, string> } = {},
) {
  const { files = {}, ...changed } = others;
  const request = { deeds, places: { ...places, files } };
  return isolation.run(program, { ...limits, ...changed }, { request, collect, signal });
}

async function answerOf({ answer }: Result) {
  return answer;
}

test('a child leaves its files, and every task finds only its own', async () => {
  const child = await isolation.open(program, limits, 2);
  const request = { deeds: ['lists its folder'], places };
  const collect = async ({ answer, open }: Result) => [answer, await text((await open('told.txt')).content)];
  const lists = [await child.perform({ request, collect }), await child.perform({ request, collect })];
  await child.end();
  const ofTask = (task: number) => [
    { 'lists its folder': { done: [`${task}-input`, `${task}-request.json`] } },
    'whole',
  ];
  expect(lists).toEqual([ofTask(1), ofTask(2)]);
  expect(child.isAlive).toBe(false);
});

test.runIf(isRoot())(
  'two children are two users, so that the processes of one leave room for those of the other',
  async () => {
    const children = [await isolation.open(program, limits, 1), await isolation.open(program, limits, 1)];
    const request = { deeds: ['tells its user'], places };
    const told = await Promise.all(children.map((child) => child.perform({ request, collect: answerOf })));
    await Promise.all(children.map((child) => child.end()));
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(2);
    expect(told).not.toContainEqual({ 'tells its user': { done: 0 } });
  },
);

test('a link that a child leaves in place of a file is not followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const other = join(folder, 'other');
  writeFileSync(other, 'the drawing of somebody else');
  const unbound = { ...program, withoutNodePermissions: true as const };
  const made = isolation.run(unbound, limits, {
    request: {
      deeds: ['lays a link in place of a file'],
      places: { ...places, files: { 'another upload': other } },
    },
    collect: async ({ open }) => text((await open('link')).content),
  });
  await expect(made).rejects.toThrow('ELOOP');
});

test('a file with a name that leads elsewhere is not opened', async () => {
  await expect(run([], async ({ open }) => text((await open('../x')).content))).rejects.toThrow('no name');
});

test('a child that ends by itself counts as failed', async () => {
  await expect(run(['ends itself'], answerOf)).rejects.toThrow('It ended by itself (3).');
});

test('a child that writes too much output is ended', async () => {
  await expect(run(['says more than anybody reads'], answerOf)).rejects.toThrow('It says more than it may.');
});

test('a child that never ends is ended at its time limit, and when nobody waits any more', {
  tags: 'exhaustive',
}, async () => {
  await expect(run(['never ends'], answerOf, { seconds: 1 })).rejects.toThrow(
    'It took longer than 1 seconds.',
  );
  const stop = new AbortController();
  const asked = run(['never ends'], answerOf, { signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toThrow('It was stopped.');
});

test('nothing is opened where disk and network stay open, unless the operator allows it', async () => {
  const detect = async () =>
    ({ walls: { by: 'nothing', otherUser: false }, disk: 'open', network: 'open', isStrong: false }) as const;
  const work = { request: { deeds: [], places }, collect: answerOf };
  const refused = openIsolation({ allowWeak: false, detect }).run(program, limits, work);
  await expect(refused).rejects.toThrow(WeakIsolation);
  await expect(refused).rejects.toThrow(/npm run setup:system.*ALLOW_WEAK_ISOLATION=1/);
  expect(await openIsolation({ allowWeak: true, detect }).run(program, limits, work)).toEqual({});
});
