import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { createRequestLog } from './request-log.ts';

const ERROR = 50;

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly code?: string };
}

let lines: Line[];
let server: FastifyInstance;
/** What the server is sending, for the test to break off. */
let source: Readable;

beforeEach(async () => {
  lines = [];
  const options: FastifyServerOptions = {
    loggerInstance: createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) }),
    childLoggerFactory: createRequestLog,
  };
  server = Fastify(options);
  await server.register(compress, { customTypes: /^text/ });
  server.get('/long', (_, reply) => {
    source = new Readable({ read() {} });
    // More than any buffer on the way holds, and nothing that can be made smaller.
    source.push(randomBytes(200_000).toString('hex'));
    return reply.type('text/plain').send(source);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

/** Somebody who has begun to read a long answer. */
async function reader() {
  const { port } = server.server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path: '/long', headers: { 'accept-encoding': 'gzip' } });
  call.on('error', () => undefined).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  await once(answer, 'data');
  return call;
}

test('a browser that leaves during the answer causes no error in the log', async () => {
  const call = await reader();
  call.destroy();
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toContain('the reader left before the answer had ended');
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
});

test('an answer that breaks off while it is read is logged as an error', async () => {
  const call = await reader();
  source.destroy();
  const errors = () => lines.filter(({ level }) => level === ERROR).map(({ err }) => err?.code);
  await expect.poll(errors).toEqual(['ERR_STREAM_PREMATURE_CLOSE']);
  call.destroy();
});
