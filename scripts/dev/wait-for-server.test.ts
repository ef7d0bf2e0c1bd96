import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { waitForServer, waitUntilListening } from './wait-for-server.ts';

/** Finds a port that no process listens at. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('a call that comes while the server starts again is answered when the server is back', async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const errors: string[] = [];
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    plugins: [waitForServer('/api', url)],
    server: { port: 0, host: '127.0.0.1', proxy: { '/api': url }, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => vite.close());
  vite.config.logger.error = (words) => void errors.push(words);
  await vite.listen();
  const page = vite.resolvedUrls?.local[0] ?? '';

  const answer = fetch(`${page}api/health`);
  // By now Vite has looked once for the server and found none.
  await waitUntilListening(new URL(url), 200);
  const server = createServer((_request, response) => response.end('back')).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());

  expect(await (await answer).text()).toBe('back');
  expect(errors).toEqual([]);
});

test('a call is passed on after a while where no server comes back', async () => {
  const port = await findFreePort();
  await expect(waitUntilListening(new URL(`http://127.0.0.1:${port}`), 50)).resolves.toBeUndefined();
});
