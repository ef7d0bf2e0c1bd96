import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { maxOf } from '@relievo/words';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts';
import { timeFixedWork } from '../../scripts/suite/fixed-work.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';
import { findMedian } from '../shared/statistics.ts';
import { writeResults } from '../shared/write-results.ts';
import { type DevProcess, startDev } from './dev-process.ts';
import { copyWithMarks, markOf, SAVED, TITLE } from './marked-copy.ts';

/**
 * `npm run lab -- dev-loop [5]`: runs `npm run dev` in a copy of the project with a page open in a browser, saves a file of each
 * kind so many times, and measures the time until a person would see the change: the page in the browser, the server's
 * answer through the page's own address, the first words of the new worker. It prints each median beside the time of a fixed
 * piece of work, which is 36 ms on two quiet cores.
 */
const TIMES = Number(process.argv[2] ?? 5);
const QUIET_MS = 36;
const MAX_WAIT_MS = 120_000;
const MAX_START_MS = 300_000;
/** In seconds, on quiet cores. */
const LIMITS: Readonly<Record<string, number>> = {
  'a saved page, in the browser': 1,
  'a saved style, in the browser': 1,
  'a saved file of the server, answered': 3,
  'a saved file of the worker, run': 3,
  'a saved package, by all three': 3,
  'a new migration, by the server': 3,
};

interface Round {
  readonly seconds: number;
  readonly fixedMs: number;
}

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
// Started by root, the database runs as another account, which has to be let in.
chmodSync(data, 0o755);
const copy = copyWithMarks(root);
chmodSync(copy.folder, 0o755);
try {
  const dev = await startDev(copy.folder, data);
  try {
    await measureAll(dev);
  } catch (error) {
    console.error(`npm run dev said:\n${dev.output()}`);
    throw error;
  } finally {
    await dev.end();
  }
} finally {
  copy.remove();
  rmSync(data, { recursive: true, force: true });
}

async function measureAll(dev: DevProcess): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage();
    // Vite compiles every package of the page at its first call.
    await page.goto(`${dev.url}/about`, { timeout: MAX_START_MS });
    await page.getByRole('heading', { name: TITLE }).waitFor({ timeout: MAX_START_MS });
    report(await measureEach(dev, page));
    if (dev.output().includes('proxy error'))
      throw new Error('Calls of the page failed while the server started again.');
  } finally {
    await browser.close();
  }
}

async function measureEach(dev: DevProcess, page: Page): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(Object.keys(LIMITS).map((what) => [what, []]));
  const time = async (what: string, save: () => void, isSeen: () => Promise<unknown>) => {
    const fixedMs = timeFixedWork() * 1000;
    const began = performance.now();
    save();
    await isSeen();
    rounds.get(what)?.push({ seconds: (performance.now() - began) / 1000, fixedMs });
  };
  const write = (path: string, content: string) => writeFileSync(join(copy.folder, path), content);
  const [aboutPage, base] = [SAVED.page, SAVED.style].map((path) =>
    readFileSync(join(copy.folder, path), 'utf8'),
  ) as [string, string];

  // The first round only warms up, so its times are dropped.
  for (let round = 0; round <= TIMES; round++) {
    const mark = round + 1;
    await time(
      'a saved page, in the browser',
      () => write(SAVED.page, aboutPage.replaceAll(TITLE, `${TITLE} ${mark}`)),
      () => page.getByRole('heading', { name: `${TITLE} ${mark}` }).waitFor({ timeout: MAX_WAIT_MS }),
    );
    await time(
      'a saved style, in the browser',
      () => write(SAVED.style, `${base}\nh1 { letter-spacing: ${mark}px; }\n`),
      () =>
        page.waitForFunction(
          (spacing) => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === spacing,
          `${mark}px`,
          { timeout: MAX_WAIT_MS },
        ),
    );
    await time(
      'a saved file of the server, answered',
      () => write(SAVED.server, markOf(mark)),
      () => waitForAnswer(dev, (marks) => marks[0] === mark),
    );
    await time(
      'a saved file of the worker, run',
      () => write(SAVED.worker, markOf(mark)),
      () => waitForWorker(dev, `worker marks ${mark} ${round}\n`),
    );
    await time(
      'a saved package, by all three',
      () => write(SAVED.package, markOf(mark)),
      async () => {
        await waitForAnswer(dev, (marks) => marks[1] === mark);
        await waitForWorker(dev, `worker marks ${mark} ${mark}\n`);
        await page.locator('#package-mark', { hasText: String(mark) }).waitFor({ timeout: MAX_WAIT_MS });
      },
    );
    const [, , before] = await readMarks(dev);
    const migration = `${9000 + mark}_lab.sql`;
    await time(
      'a new migration, by the server',
      () => write(`apps/server/migrations/${migration}`, `create table lab_${mark} (id int);\n`),
      async () => {
        await waitUntil(
          'the migration has run',
          () => dev.output().includes(`${migration} has run: the server and the worker start again.`),
          MAX_WAIT_MS,
        );
        await waitForAnswer(dev, (marks) => marks[2] !== before);
      },
    );
    if (round === 0) for (const all of rounds.values()) all.length = 0;
  }
  return rounds;
}

/** Reads the three numbers that the server sends: its own mark, the mark of the package, and its process. */
async function readMarks(dev: DevProcess): Promise<number[]> {
  const answer = await fetch(`${dev.url}/api/health`, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  await answer.arrayBuffer();
  return (answer.headers.get('x-marks') ?? '').split(' ').filter(Boolean).map(Number);
}

function waitForAnswer(dev: DevProcess, isNew: (marks: readonly number[]) => boolean): Promise<void> {
  return waitUntil(
    'the server answers by its new code',
    async () => {
      const marks = await readMarks(dev);
      return marks.length > 0 && isNew(marks);
    },
    MAX_WAIT_MS,
  );
}

function waitForWorker(dev: DevProcess, words: string): Promise<void> {
  return waitUntil('the worker runs its new code', () => dev.output().includes(words), MAX_WAIT_MS);
}

function report(rounds: ReadonlyMap<string, readonly Round[]>): void {
  const rows = [...rounds].map(([what, all]) => {
    const seconds = all.map((one) => one.seconds);
    const fixedMs = findMedian(all.map((one) => one.fixedMs));
    const limit = (LIMITS[what] ?? 0) * Math.max(1, fixedMs / QUIET_MS);
    return { what, median: findMedian(seconds), worst: maxOf(seconds), fixedMs, limit };
  });
  console.log(`${TIMES} times each, load ${loadavg()[0]?.toFixed(1)}`);
  for (const { what, median, worst, fixedMs } of rows)
    console.log(
      `${what.padEnd(38)} median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s; the fixed work took ${fixedMs.toFixed(0)} ms`,
    );
  const round = (value: number) => Math.round(value * 1000) / 1000;
  writeResults('dev-loop', {
    measured: new Date().toISOString().slice(0, 10),
    processors: availableParallelism(),
    load: loadavg().map((value) => Math.round(value * 10) / 10),
    times: TIMES,
    rows: rows.map(({ what, median, worst, fixedMs }) => ({
      what,
      median: round(median),
      worst: round(worst),
      fixedMs: Math.round(fixedMs),
      limitOnQuietCores: LIMITS[what],
    })),
  });
  const slow = rows.filter(({ median, limit }) => median > limit).map(({ what }) => what);
  if (slow.length > 0) {
    console.error(`Slower than it may be, also for a machine as busy as this one: ${slow.join('; ')}.`);
    process.exitCode = 1;
  }
}
