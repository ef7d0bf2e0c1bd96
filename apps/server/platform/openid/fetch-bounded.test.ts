import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchBounded, MOST_BYTES } from './fetch-bounded.ts';
import { openIdProvider } from './openid.ts';

/** A provider that says so much, and goes on for ever where it is asked to. */
async function startProvider(bytes: number) {
  let sent = 0;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const say = () => {
      while (sent < bytes) {
        const piece = Buffer.alloc(Math.min(65_536, bytes - sent), ' ');
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', say);
      }
      response.end();
    };
    say();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent: () => sent };
}

test('an answer of a provider is read up to its limit, with its status and headers', async () => {
  const { url } = await startProvider(MOST_BYTES);
  const answer = await fetchBounded(url, {});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect((await answer.arrayBuffer()).byteLength).toBe(MOST_BYTES);
});

test('a provider that never ends is left, and signing in by it fails', async () => {
  const { url, sent } = await startProvider(Number.POSITIVE_INFINITY);
  const provider = openIdProvider({ issuer: url, clientId: 'relievo', clientSecret: 'secret' });
  const handshake = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
  await expect(provider.address(`${url}/back`, handshake)).rejects.toMatchObject({ failure: 'unreachable' });
  // What lies in the buffers of both ends was sent, and nobody has read it.
  expect(sent()).toBeLessThan(32 * MOST_BYTES);
});
