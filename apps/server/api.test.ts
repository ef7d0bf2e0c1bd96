import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startApi } from './api.ts';
import { type Config, parseConfig } from './config.ts';
import { Refusal } from './platform/refusal.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
const folder = mkdtempSync(join(tmpdir(), 'relievo-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { NODE_ENV: 'test', DATA_DIR: folder, HOST: '127.0.0.1', STOP_SECONDS: '2' };

async function occupyPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

function start(config: Config) {
  return startApi(config, { connections: database.connections, direct: database.connections });
}

test('a started server answers at its address, and a stopped one does not answer', async () => {
  const config = parseConfig({ ...settings, PORT: '0' });
  const running = await start(config);
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
  await running.stop();
  await expect(fetch(`${running.url}/api/health`)).rejects.toThrow('fetch failed');
});

test('a requested port that is taken is reported in one sentence', async () => {
  const port = await occupyPort();
  const config = parseConfig({ ...settings, PORT: String(port) });
  await expect(start(config)).rejects.toThrow(
    new Refusal(`Port ${port} is in use; set PORT to another one.`),
  );
});

test('the server takes the next free port where none was requested', async () => {
  const port = await occupyPort();
  const config = parseConfig(settings);
  const running = await start({ ...config, http: { ...config.http, port } });
  onTestFinished(() => running.stop());
  expect(Number(new URL(running.url).port)).toBeGreaterThan(port);
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
});

test.each(['203.0.113.9', 'not.a.host.invalid'])(
  '%s, which is not this machine, is refused in one sentence',
  async (HOST) => {
    const config = parseConfig({ ...settings, HOST, PORT: '4711' });
    await expect(start(config)).rejects.toThrow(
      new Refusal(
        `Relievo cannot listen at ${HOST}:4711: this machine has no such address; set HOST to one that it has.`,
      ),
    );
  },
);
