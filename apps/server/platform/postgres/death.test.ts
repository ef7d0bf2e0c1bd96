import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { commandOf, isAlive, parentOf } from './processes.ts';
import { startPostgres } from './start-postgres.ts';
import { ask, temporaryFolder } from './testing/places.ts';
import { withPostgres } from './with-postgres.ts';

const HOLD = join(import.meta.dirname, 'testing/hold.ts');

/** A process that supervises a server, and the server. */
async function holder(directory: string): Promise<{ child: ChildProcess; server: number }> {
  const child = spawn(process.execPath, [HOLD, directory], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) return { child, server: Number(line) };
  throw new Error('The supervisor ended without a word.');
}

/** The shells that watch over the server of a holder: the children of it that are not the server. */
function watchdogsOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent)
    .map(Number)
    .filter((pid) => commandOf(pid).includes('farewell'));
}

test('the server ends when its supervisor is killed', { tags: 'exhaustive' }, async () => {
  const { child, server } = await holder(join(temporaryFolder(), 'data'));
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(server)).toBe(false);
});

test('a killed watchdog is replaced by one that knows at once which server it guards', {
  tags: 'exhaustive',
}, async () => {
  const { child, server } = await holder(join(temporaryFolder(), 'data'));
  const [first] = watchdogsOf(child.pid);
  process.kill(first as number, 'SIGKILL');
  const another = () => watchdogsOf(child.pid).find((pid) => pid !== first);
  await expect.poll(another).toBeDefined();
  expect(commandOf(another() as number).split(' ')).toContain(String(server));
  expect(isAlive(server)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(server)).toBe(false);
});

test('a server that is left over is stopped by the next start, and its data is kept', {
  tags: 'exhaustive',
}, async () => {
  const directory = join(temporaryFolder(), 'data');
  const { child, server } = await holder(directory);
  const watchdogs = watchdogsOf(child.pid);
  child.kill('SIGSTOP');
  for (const pid of watchdogs) process.kill(pid, 'SIGKILL');
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(child.pid as number)).toBe(false);
  expect(isAlive(server)).toBe(true);
  const postgres = await startPostgres({ directory });
  onTestFinished(() => postgres.stop());
  expect(isAlive(server)).toBe(false);
  expect(await ask(postgres.address, 'select 1')).toBe(1);
});

test('a command uses the running server, and leaves it running', async () => {
  const directory = join(temporaryFolder(), 'data');
  const { server } = await holder(directory);
  const answer = await withPostgres({ directory }, (address) => ask(address, 'select 42'));
  expect(answer).toBe(42);
  expect(isAlive(server)).toBe(true);
});

test('a command without a server starts one for as long as it runs', { tags: 'exhaustive' }, async () => {
  const directory = join(temporaryFolder(), 'data');
  const pid = await withPostgres({ directory }, async (address) => {
    expect(await ask(address, 'select 42')).toBe(42);
    return Number(readFileSync(join(address.host, '../cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  });
  expect(isAlive(pid)).toBe(false);
});

test('several commands at once without a server each get one in turn', { tags: 'exhaustive' }, async () => {
  const directory = join(temporaryFolder(), 'data');
  const sayHello = () => withPostgres({ directory }, (address) => ask(address, 'select 42'));
  expect(await Promise.all([sayHello(), sayHello(), sayHello()])).toEqual([42, 42, 42]);
});
