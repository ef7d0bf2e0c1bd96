import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { maxOf } from '@relievo/words';
import { findDescendant, waitForSurvivors } from '../../scripts/testing/processes.ts';
import { type ProductProcess, startProcess } from '../../scripts/testing/product-process.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';
import { countOfAccounts } from './accounts.ts';
import { startClients } from './clients.ts';

/**
 * `npm run lab -- kill-db [30]`: kill -9 of the server and of PostgreSQL, so many times each, while eight clients
 * write. Every write that was acknowledged must be there, no process may be left, and the next start must work.
 */
const CLIENTS = 8;
const WRITES_BETWEEN_KILLS = 8;
const RECOVERY_MS = 30_000;
const rounds = Number(process.argv[2] ?? 30);
const data = mkdtempSync('/tmp/relievo-kill-db-');
chmodSync(data, 0o755);

const environment = { DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1,::1' };
let product = startProcess(environment);
process.once('exit', () => {
  rmSync(data, { recursive: true, force: true });
});

try {
  const url = await product.ready;
  const clients = startClients(CLIENTS, () => url);
  const recoveries: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const [name, word] of [
      ['server', 'serve.ts'],
      ['PostgreSQL', 'postgres -D'],
    ] as const) {
      const before = clients.acknowledged.length;
      await waitUntil(
        `clients write before ${name} is killed`,
        () => clients.acknowledged.length >= before + WRITES_BETWEEN_KILLS,
        RECOVERY_MS,
      );
      recoveries.push(await killAndRecover(product, word, () => clients.acknowledged.length));
    }
  }
  await clients.stop();
  const left = await product.end('SIGKILL');
  product = startProcess(environment);
  await product.ready;
  const kept = await countOfAccounts(data, clients.acknowledged);
  const afterwards = await product.end('SIGINT');
  const { length } = clients.acknowledged;
  console.log(
    [
      `${rounds} kills of the server, ${rounds} of PostgreSQL, 1 of the whole, with ${CLIENTS} clients writing.`,
      `${length} writes acknowledged, ${kept} of them kept, ${length - kept} lost; ${clients.refused()} tries refused meanwhile.`,
      `Writing again ${Math.round(findMedian(recoveries))} ms after a kill in the middle, ${Math.round(maxOf(recoveries))} ms at most.`,
      `${left.length + afterwards.length} processes left running; the next start worked.`,
    ].join('\n'),
  );
  if (kept !== length || length === 0 || left.length + afterwards.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(product.output());
  console.error(error);
  process.exitCode = 1;
} finally {
  await product.end('SIGKILL');
}

/** Kills the process, and tells how long it took until a client's write was acknowledged again. */
async function killAndRecover(
  { pid }: ProductProcess,
  word: string,
  acknowledged: () => number,
): Promise<number> {
  const victim = findDescendant(pid, word);
  if (victim === undefined) throw new Error(`No process runs ${word}.`);
  const began = performance.now();
  process.kill(victim, 'SIGKILL');
  await waitForSurvivors([victim]);
  const before = acknowledged();
  await waitUntil('clients write again', () => acknowledged() > before, RECOVERY_MS);
  return performance.now() - began;
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
