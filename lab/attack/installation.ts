import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseConfig } from '../../apps/server/config.ts';
import { prepareDatabaseAccess } from '../../apps/server/connections.ts';
import { createDependencies, type Dependencies } from '../../apps/server/dependencies.ts';
import { createLog } from '../../apps/server/platform/log/log.ts';
import { startSmtpServer } from '../../apps/server/platform/mail/testing/smtp-server.ts';
import { startAiServer } from '../../apps/server/testing/ai/ai-server.ts';
import { type OpenIdServer, startOpenIdServer } from '../../apps/server/testing/openid/openid-server.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The product as it runs for people, on this machine alone, with everything that it talks to. */
export interface Installation {
  readonly url: string;
  readonly folder: string;
  readonly dependencies: Dependencies;
  readonly openId: OpenIdServer;
  readonly letters: Awaited<ReturnType<typeof startSmtpServer>>;
  readonly output: () => string;
  /** Letters and other jobs wait until the first call, so that attacks can read the links of letters where they lie. */
  startWorker(): Promise<void>;
  stop(): Promise<void>;
}

export async function install(): Promise<Installation> {
  const folder = mkdtempSync('/tmp/relievo-attack-');
  chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [letters, openId, ai] = [
    await startSmtpServer(),
    await startOpenIdServer(url),
    await startAiServer(),
  ];
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    // Each attacker says from which network it comes; whoever says nothing comes from this machine.
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${letters.port}`,
    MAIL_FROM: 'Relievo <relievo@example.org>',
    WORKER_PROCESSES: '0',
    ALLOW_WEAK_ISOLATION: '1',
    ...openId.settings,
    ...ai.settings,
  };
  const product = startProcess(environment);
  const stopServers = async () => {
    await Promise.all([letters.stop(), openId.stop(), ai.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await product.ready;
  } catch (error) {
    await stopServers();
    throw error;
  }
  const config = parseConfig(environment);
  const dependencies = createDependencies(config, await prepareDatabaseAccess(config), {
    log: createLog('silent'),
  });
  let worker: ChildProcess | undefined;
  return {
    url,
    folder,
    dependencies,
    openId,
    letters,
    output: product.output,
    async startWorker() {
      if (worker) return;
      worker = fork(join(ROOT, 'apps/server/worker.ts'), {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
      });
      await once(worker, 'message');
    },
    async stop() {
      if (worker) {
        worker.kill('SIGTERM');
        await once(worker, 'exit');
      }
      await dependencies.close();
      await product.end('SIGTERM');
      await stopServers();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
