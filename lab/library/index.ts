import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAll } from '@relievo/words';
import { startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { writeResults } from '../shared/write-results.ts';
import { CASES } from './cases.ts';
import { install } from './installation.ts';
import { type CaseResult, measure } from './measure.ts';
import { growthOf, writeGrowth, writeResult, writeTwoLetters } from './report.ts';
import { openTruth } from './truth.ts';

/**
 * What the library's lists cost beside the least that PostgreSQL and a bare server could do, and how that grows.
 * `npm run lab -- library` takes 100,000 and 1,000,000 rows; numbers after it choose others,
 * names of cases choose among those, and then nothing is written.
 */
const words = process.argv.slice(2);
const numbers = words.map(Number).filter(Number.isInteger);
const sizes = numbers.length > 0 ? numbers : [100_000, 1_000_000];
const named = CASES.filter(({ name }) => words.includes(name));
const cases = named.length > 0 ? named : CASES;
const folder = mkdtempSync(join(tmpdir(), 'relievo-lab-'));
chmodSync(folder, 0o755);
function say(...lines: string[]): boolean {
  return process.stdout.write(`${lines.join('\n')}\n`);
}
function readMinutes() {
  return `${(performance.now() / 60_000).toFixed(1)} min`;
}

const loadBefore = loadavg();
const postgres = await startPostgres({ directory: folder });
const results: CaseResult[] = [];
try {
  for (const rows of sizes) {
    addAll(results, await measureAt(rows));
    if (cases === CASES) write();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
say('', 'Our p50 with most rows over our p50 with fewest', ...writeGrowth(growthOf(results)));
say('', 'Two letters over a common word', ...writeTwoLetters(results));

/** After each number of rows, because the larger one takes long. */
function write(): void {
  const machine = { node: process.version, cores: availableParallelism(), loadBefore, loadAfter: loadavg() };
  writeResults('library', { machine, results, growth: growthOf(results) });
}

async function measureAt(rows: number): Promise<CaseResult[]> {
  say('', `${rows} rows; filling began at ${readMinutes()}`);
  const installation = await install(postgres.address, { rows, folder });
  try {
    const truth = await openTruth(installation.client, installation.organization);
    say(`  filled at ${readMinutes()}`);
    const stop = truth.change();
    const duration = rows > 200_000 ? { rounds: 3, milliseconds: 4000 } : { rounds: 5, milliseconds: 2000 };
    const measured: CaseResult[] = [];
    for (const subject of cases) {
      const result = await measure(subject, { ...installation, truth, rows }, duration);
      say(...writeResult(result));
      measured.push(result);
    }
    await stop();
    const mistakes = await truth.mistakes();
    if (mistakes.length > 0)
      throw new Error(`The totals that were kept are not those of count(*): ${mistakes.join()}`);
    return measured;
  } finally {
    await installation.close();
  }
}
