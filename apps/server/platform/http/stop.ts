import type { FastifyInstance } from 'fastify';

/** How soon a connection is closed whose last request has ended. */
const IDLE_MS = 50;

/**
 * Takes no new requests, lets the running ones end, and cuts those that do not end in time. Idle
 * connections are closed at once, or they would hold the server for as long as a browser likes; so are
 * those that become idle while it waits.
 */
export async function stopHttpServer(server: FastifyInstance, seconds: number): Promise<void> {
  const deadline = setTimeout(() => server.server.closeAllConnections(), seconds * 1000);
  const idle = setInterval(() => server.server.closeIdleConnections(), IDLE_MS);
  try {
    await server.close();
  } finally {
    clearInterval(idle);
    clearTimeout(deadline);
  }
}
