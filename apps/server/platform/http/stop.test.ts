import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { stopHttpServer } from './stop.ts';

/** A server with one address that answers only when it is told to. */
async function serve() {
  const server = Fastify({ forceCloseConnections: 'idle' });
  const events = new EventEmitter();
  server.get('/slow', async () => {
    const answer = once(events, 'answer');
    events.emit('asked');
    return (await answer).join('');
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const asked = once(events, 'asked');
  return { server, url, asked, answer: (words: string) => events.emit('answer', words) };
}

test('a running request gets its answer when the server stops', async () => {
  const { server, url, asked, answer } = await serve();
  const running = fetch(`${url}/slow`);
  await asked;
  const stopped = stopHttpServer(server, 10);
  answer('done');
  expect(await (await running).text()).toBe('done');
  await stopped;
});

test('a request that does not end in time is cut off when the server stops', async () => {
  const { server, url, asked } = await serve();
  const running = fetch(`${url}/slow`).catch((error: Error) => error.message);
  await asked;
  await stopHttpServer(server, 0.05);
  expect(await running).toBe('fetch failed');
});

test('idle connections do not delay the stop of the server', async () => {
  const { server, url } = await serve();
  const { hostname, port } = new URL(url);
  const idle = connect(Number(port), hostname);
  await once(idle, 'connect');
  idle.write('GET /missing HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const start = performance.now();
  await stopHttpServer(server, 30);
  expect(performance.now() - start).toBeLessThan(15_000);
  idle.destroy();
});
