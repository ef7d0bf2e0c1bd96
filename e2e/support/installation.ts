import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer } from '../../apps/server/platform/mail/testing/smtp-server.ts';
import { findFreePort } from '../../apps/server/platform/postgres/free-port.ts';
import { type AiServer, startAiServer } from '../../apps/server/testing/ai/ai-server.ts';
import { type OpenIdServer, startOpenIdServer } from '../../apps/server/testing/openid/openid-server.ts';
import { findDescendant, waitForSurvivors } from '../../scripts/testing/processes.ts';
import { startProcess } from '../../scripts/testing/product-process.ts';
import { test as journey } from './journey.ts';

export interface Installation {
  readonly url: string;
  readonly openId: OpenIdServer;
  /** The language model that proposes descriptions; it has no key until one is kept. */
  readonly ai: AiServer;
  readonly keepAiKey: (key: string) => Promise<void>;
  /** The link of the newest letter to this address with this subject, which is waited for. */
  readonly linkIn: (to: string, subject: string) => Promise<string>;
  /** Moves the clock of the server on. */
  readonly turnClock: (seconds: number) => void;
  /** What the clock of the server says. */
  readonly now: () => Date;
  /** Kill -9 of the process that answers; it is started again by what watches over it. */
  readonly killServer: () => Promise<void>;
  /** A command of whoever holds the server, such as `grant`. */
  readonly command: (name: string, ...words: readonly string[]) => Promise<void>;
}

/** How long a letter may take: the worker looks for new ones by itself. */
const LETTER_MS = 120_000;

async function startInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-installation-'));
  const clockFile = join(folder, 'clock-ahead');
  let ahead = 0;
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const [smtp, openId, ai] = await Promise.all([startSmtpServer(), startOpenIdServer(url), startAiServer()]);
  const product = startProcess({
    ...openId.settings,
    ...ai.settings,
    // No demonstration: its people and its library would take longer to fill in than these journeys need them.
    NODE_ENV: 'test',
    DATA_DIR: folder,
    CLOCK_AHEAD_FILE: clockFile,
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  });
  await product.ready;
  const newest = (to: string, subject: string) =>
    smtp.received.findLast(({ recipients, email }) => recipients.includes(to) && email.subject === subject)
      ?.email;
  return {
    url,
    openId,
    ai,
    keepAiKey: (key: string) => keepAiKey(key, { ...ai.settings, DATA_DIR: folder }),
    now: () => new Date(Date.now() + ahead * 1000),
    command: (name: string, ...words: readonly string[]) => runCommand(name, words, { DATA_DIR: folder }),
    async killServer() {
      const victim = findDescendant(product.pid, 'serve.ts');
      if (victim === undefined) throw new Error('No server is running.');
      process.kill(victim, 'SIGKILL');
      await waitForSurvivors([victim]);
    },
    turnClock(seconds: number) {
      ahead += seconds;
      writeFileSync(clockFile, String(ahead));
    },
    async linkIn(to: string, subject: string) {
      const end = Date.now() + LETTER_MS;
      for (;;) {
        const link = /https?:\/\/\S+/.exec(newest(to, subject)?.text ?? '')?.[0];
        if (link !== undefined) return link;
        if (Date.now() > end) throw new Error(`No letter "${subject}" came for ${to}.`);
        await smtp.until(smtp.received.length + 1).catch(() => undefined);
      }
    },
    async stop() {
      await product.end('SIGINT');
      await Promise.all([smtp.stop(), openId.stop(), ai.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As whoever holds the server does it: by the command, which reads the key from its standard input. */
function keepAiKey(key: string, settings: Readonly<Record<string, string>>): Promise<void> {
  return runCommand('ai', ['set'], settings, `${key}\n`);
}

async function runCommand(
  name: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  input = '',
): Promise<void> {
  const command = spawn(process.execPath, [`scripts/${name}.ts`, ...words], {
    env: { ...process.env, NODE_ENV: '', ...settings },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  command.stdin.end(input);
  const [code] = (await once(command, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** Journeys against an installation of their own, which sends real mail and knows a real provider. */
export const test = journey.extend<object, { installation: Installation }>({
  installation: [
    // Playwright reads from this pattern which fixtures are needed: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { stop, ...installation } = await startInstallation();
      await use(installation);
      await stop();
    },
    { scope: 'worker', timeout: 960_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
});
