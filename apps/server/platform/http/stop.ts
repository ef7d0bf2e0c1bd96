import type { FastifyInstance } from 'fastify';

/**
 * Takes no new requests, lets the running ones end, and cuts those that do not end in time. Idle
 * connections are closed at once, or they would hold the server for as long as a browser likes.
 */
export async function stopHttpServer(server: FastifyInstance, seconds: number): Promise<void> {
  const deadline = setTimeout(() => server.server.closeAllConnections(), seconds * 1000);
  try {
    await server.close();
  } finally {
    clearTimeout(deadline);
  }
}
