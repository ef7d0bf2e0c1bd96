import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type ConvertingRequest,
  convertingAnswer,
} from '../../apps/server/features/conversions/converting/answer-rules.ts';
import { CONVERTING } from '../../apps/server/features/conversions/reading-service.ts';
import { MOST_BRAILLE_TASKS, performWithBraille } from '../../apps/server/features/outputs/service.ts';
import { type Child, openIsolation } from '../../apps/server/platform/isolation/isolation.ts';
import { isCountedAlone } from '../../apps/server/platform/isolation/walls.ts';
import { buildPrograms } from '../build-programs.ts';
import { findInnermost } from '../testing/processes.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { memoryBytes: 600 * MEGABYTE, seconds: 60, diskBytes: 5 * MEGABYTE };
/** As the program is called when it is in one file. */
const JOINED = 'apps/server/dist/conversions-converting';
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1H8V8H1Z"/></svg>';
beforeAll(async () => void (await buildPrograms()));

const isolation = openIsolation({ allowWeak: true });

async function open(changed: Partial<typeof LIMITS> = {}) {
  const child = await isolation.open(CONVERTING, { ...LIMITS, ...changed }, MOST_BRAILLE_TASKS);
  onTestFinished(() => child.end());
  return child;
}

function convert(child: Child, content: string) {
  return performWithBraille((braille) =>
    child.perform({
      request: {
        name: 'square.svg',
        paper: 'swell-a4',
        isUncontracted: true,
        braille,
      } satisfies ConvertingRequest,
      input: async () => Readable.from([content]),
      collect: async ({ answer }) => convertingAnswer.parse(answer),
    }),
  );
}

/** What the kernel holds a process to (proc(5), limits): the hard limit of each kind. */
function readKernelLimits(pid: number): Readonly<Record<string, string>> {
  const rows = readFileSync(`/proc/${pid}/limits`, 'utf8').split('\n').slice(1).filter(Boolean);
  return Object.fromEntries(rows.map((row) => [row.slice(0, 26).trim(), row.slice(47, 68).trim()]));
}

test('what opens the files of others runs joined, and the kernel holds it to its time, memory, disk, files and processes', async () => {
  const { walls } = await isolation.held();
  const child = await open();
  expect(await convert(child, SQUARE)).toMatchObject({ drafts: [{}] });
  // The innermost of what its walls consist of.
  const pid = findInnermost(process.pid, JOINED);
  expect(readKernelLimits(pid ?? 0)).toMatchObject({
    'Max cpu time': String(LIMITS.seconds * MOST_BRAILLE_TASKS + 1),
    'Max data size': String(LIMITS.memoryBytes + 512 * MEGABYTE),
    'Max file size': String(LIMITS.diskBytes),
    'Max open files': '256',
    'Max core file size': '0',
    ...(isCountedAlone(walls) && { 'Max processes': '64' }),
  });
});

test('what opens the files of others is ended when it takes more time, memory or disk than it may', async () => {
  const late = await open({ seconds: 0.001 });
  await expect(convert(late, SQUARE)).rejects.toThrow('It took longer than');
  const large = await open({ memoryBytes: 20 * MEGABYTE });
  await expect(convert(large, SQUARE)).rejects.toThrow(/bytes of memory|ended by itself/);
  const full = await open({ diskBytes: 10_000 });
  await expect(convert(full, SQUARE.padEnd(20_000))).rejects.toThrow(/bytes of disk|ended by itself/);
});
