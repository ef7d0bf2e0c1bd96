import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that nobody has a reason to call. */
export interface Canary {
  readonly address: string;
  readonly calls: () => readonly string[];
  /** The first so many were meant to be. */
  forget(calls: number): void;
  stop(): Promise<void>;
}

export async function startCanary(): Promise<Canary> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    forget: (count) => void calls.splice(0, count),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
