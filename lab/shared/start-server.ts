import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Our server alone, without worker and start. */
export const OUR_SERVER = join(import.meta.dirname, 'our-server.ts');

/** Runs a server in a process of its own, which sends its port when it listens. */
export async function startServer(
  script: string,
  words: readonly string[],
): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(script, words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it listened.`);
  });
  const [address] = (await Promise.race([once(child, 'message'), failed])) as [{ port: number }];
  failed.catch(() => undefined);
  return { port: address.port, child };
}
