import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addAll } from '@relievo/words';
import { parseConfig } from '../../apps/server/config.ts';
import { prepareDatabaseAccess } from '../../apps/server/connections.ts';
import { createDependencies } from '../../apps/server/dependencies.ts';
import { CONVERTING } from '../../apps/server/features/conversions/reading-service.ts';
import { preferBuilt } from '../../apps/server/platform/isolation/built.ts';
import { createLog } from '../../apps/server/platform/log/log.ts';
import { person } from '../../apps/server/testing/http/people.ts';
import { CAN_HANG } from '../../scripts/testing/hang.ts';
import { findDescendant, findInnermost, waitForSurvivors } from '../../scripts/testing/processes.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { waitUntil } from '../../scripts/testing/wait-until.ts';
import { findQuietPort } from '../shared/quiet-port.ts';
import { remoteApi } from '../shared/remote-api.ts';
import { type Client, createClient } from './client.ts';
import { hangBoth, hangProcess, type Replaced, WAYS_TO_HANG, type WayToHang } from './hang-both.ts';
import { readKept } from './kept.ts';
import { sweepAndLook } from './leftovers.ts';

/**
 * `npm run lab -- kill [25]`: kill -9 of the child that converts, the worker, the server and PostgreSQL, so many
 * times each, while teachers bring files, and of the whole at the end. As often the server and the worker hang, and others
 * take their places in a quarter of a minute; the server hangs when the whole is killed, too. Every file that was taken ends
 * as one draft or with a reason, none is lost, and the next start works.
 */
/** So many of one teacher's wait at most, or the queue would outlast the kills by hours. */
const MOST_WAITING = 4;
const PATIENCE_MS = 300_000;
/** They are found by a word of their command, which is read when the start has built what runs. */
const VICTIMS = [
  ['child', () => findInnermost(product.pid, fileURLToPath(preferBuilt(CONVERTING).entry))],
  ['worker', () => findDescendant(product.pid, 'worker.ts')],
  ['server', () => findDescendant(product.pid, 'serve.ts')],
  ['PostgreSQL', () => findDescendant(product.pid, 'postgres -D')],
] as const;
/** Until another process is there; how long that takes to start is a matter of the machine. */
const MOST_UNTIL_REPLACED_MS = 15_000;
const rounds = Number(process.argv[2] ?? 25);
/** A sample of a few rounds has half of the teachers, and is over in half of the time. */
const TEACHERS = rounds < 10 ? 4 : 8;
const FILES_FOR_EACH_ROUND = TEACHERS;
const began = performance.now();
const data = mkdtempSync('/tmp/relievo-kill-');
chmodSync(data, 0o755);
const temporary = join(data, 'tmp');
mkdirSync(temporary);
chmodSync(temporary, 0o1777);
const port = await findQuietPort();
const environment = {
  ...CAN_HANG,
  PORT: `${port}`,
  DATA_DIR: data,
  TMPDIR: temporary,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  ALLOW_WEAK_ISOLATION: '1',
};
let product = startProcess(environment);
process.once('exit', () => rmSync(data, { recursive: true, force: true }));

try {
  const url = await product.ready;
  const clients = await openAccounts(url);
  const taken: string[][] = clients.map(() => []);
  let isKilling = true;
  const bringing = clients.map(async (client, at) => {
    for (let number = 0; isKilling || number < (rounds * FILES_FOR_EACH_ROUND) / TEACHERS; number += 1) {
      taken[at]?.push(await client.bring(`sheet ${number}.svg`, drawSheet(at, number)));
      await untilFewWait(client);
    }
  });
  // Told where it is awaited.
  for (const one of bringing) one.catch(() => undefined);
  const countTaken = () => taken.flat().length;
  const replaced: Replaced[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // Or everything would be killed while it starts, and nobody could bring anything.
    const most = (round - 1) * FILES_FOR_EACH_ROUND;
    await waitUntil('more files have been taken', () => countTaken() > most, PATIENCE_MS);
    for (const [name, find] of VICTIMS) await kill(name, find);
    // One that is killed while it starts would have been given more time to be ready.
    const [first] = clients as [Client, ...Client[]];
    const ended = await countEnded(first);
    await waitUntil('the worker works again', async () => (await countEnded(first)) > ended, PATIENCE_MS);
    const took = await hangBoth(product, url, WAYS_TO_HANG[round % WAYS_TO_HANG.length] as WayToHang);
    replaced.push(took);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(
      `round ${round} of ${rounds}: all were killed, server and worker hung, others were there after ${toSeconds(took.server)} and ${toSeconds(took.worker)} s and answered after ${toSeconds(took.answer)} s, ${countTaken()} files have been taken, ${minutes} minutes`,
    );
  }
  isKilling = false;
  await Promise.all(bringing);
  await Promise.all(
    clients.map((client) => waitUntil('every file has ended', () => hasEnded(client), PATIENCE_MS)),
  );
  await hangProcess(product, findDescendant(product.pid, 'serve.ts') as number, 'loop');
  const left = await product.end('SIGKILL');
  product = startProcess(environment);
  await product.ready;
  const faults = await readBack(clients);
  const ids = taken.flat();
  const kept = await withDependencies((dependencies) => readKept(dependencies, ids));
  const { unused, faults: leftovers } = await withDependencies((dependencies) =>
    sweepAndLook(dependencies, data),
  );
  addAll(left, await product.end('SIGINT'));
  addAll(faults, [
    ...kept.faults,
    ...leftovers,
    ...left.map((running) => `still running: ${running}`),
    ...findLate(replaced.flatMap(({ server, worker }) => [server, worker])),
  ]);
  console.log(
    [
      `${rounds} kills each of ${VICTIMS.map(([name]) => name).join(', ')}, 1 of the whole while its server hung, with ${TEACHERS} teachers bringing files.`,
      `${rounds} hangs each of server and worker: a new server was there ${describeTimes(replaced.map(({ server }) => server))} and answered ${describeTimes(replaced.map(({ answer }) => answer))}, a new worker was there ${describeTimes(replaced.map(({ worker }) => worker))}.`,
      `${ids.length} files were taken: ${kept.done} became one draft each, ${kept.failed} failed with a reason.`,
      `The kills left ${unused} pieces that nobody refers to; the daily sweeps left ${leftovers.length}.`,
      ...faults,
      `${faults.length} faults`,
    ].join('\n'),
  );
  if (faults.length > 0 || ids.length === 0 || kept.done === 0) process.exitCode = 1;
} catch (error) {
  console.error(product.output().slice(-5000));
  console.error(error);
  process.exitCode = 1;
} finally {
  await product.end('SIGKILL');
}

function findLate(milliseconds: readonly number[]): string[] {
  const late = milliseconds.filter((each) => each > MOST_UNTIL_REPLACED_MS);
  return late.map((each) => `what hung was replaced after ${toSeconds(each)} s only`);
}

function describeTimes(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `after ${toSeconds(middle)} s in the middle and ${toSeconds(sorted.at(-1) ?? Number.NaN)} s at most`;
}

function toSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

async function withDependencies<Made>(
  work: (dependencies: ReturnType<typeof createDependencies>) => Promise<Made>,
): Promise<Made> {
  const config = parseConfig(environment);
  const dependencies = createDependencies(config, await prepareDatabaseAccess(config), {
    log: createLog('silent'),
  });
  try {
    return await work(dependencies);
  } finally {
    await dependencies.close();
  }
}

function openAccounts(url: string): Promise<Client[]> {
  return withDependencies(async (dependencies) => {
    const api = remoteApi({ url, dependencies });
    const clients: Client[] = [];
    for (let teacher = 0; teacher < TEACHERS; teacher += 1)
      clients.push(createClient(url, (await person(api, { role: 'teacher' })).cookie));
    return clients;
  });
}

/** No two of them are the same, for the same content is recognised. */
function drawSheet(teacher: number, number: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="80mm" viewBox="0 0 100 80">
      <title>Sheet ${number} of teacher ${teacher}</title>
      <rect x="10" y="10" width="${20 + (number % 40)}" height="${20 + teacher}" fill="none" stroke="black" stroke-width="2"/>
    </svg>`,
  );
}

async function kill(name: string, find: () => number | undefined): Promise<void> {
  let victim: number | undefined;
  await waitUntil(
    `a ${name} was killed`,
    () => {
      victim = find();
      return victim !== undefined && isKilled(victim);
    },
    PATIENCE_MS,
  );
  await waitForSurvivors(victim === undefined ? [] : [victim]);
}

/** No where it has ended by itself in between: another one is taken. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function countWaiting(client: Client): Promise<number> {
  return (await client.list()).filter(({ state }) => state === 'waiting' || state === 'working').length;
}

async function countEnded(client: Client): Promise<number> {
  return (await client.list()).filter(({ state }) => state === 'done' || state === 'failed').length;
}

async function hasEnded(client: Client): Promise<boolean> {
  return (await countWaiting(client)) === 0;
}

function untilFewWait(client: Client): Promise<void> {
  return waitUntil('few files wait', async () => (await countWaiting(client)) < MOST_WAITING, PATIENCE_MS);
}

/** What came of the files, as their owners are shown it. */
async function readBack(clients: readonly Client[]): Promise<string[]> {
  const faults: string[] = [];
  for (const client of clients)
    for (const { id, state, resource } of await client.list())
      if (state === 'done' && (!resource || (await client.readPicture(resource.id)) !== 200))
        faults.push(`${id} is done, and its picture cannot be read`);
  return faults;
}
