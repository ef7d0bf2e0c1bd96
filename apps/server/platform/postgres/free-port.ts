import { createServer } from 'node:net';

/** A port of this machine that nobody listens on at this moment. */
export function findFreePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
