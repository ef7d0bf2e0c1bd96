import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

const LOOK_MS = 25;
/** A server that does not start by then has said why in the terminal. */
const MAX_WAIT_MS = 60_000;

/** Holds calls of the page until the server has restarted, so that none fails or prints an error in the terminal. */
export function waitForServer(path: string, server: string): Plugin {
  return {
    name: 'wait-for-server',
    configureServer({ middlewares }) {
      middlewares.use(path, async (_request, _response, next) => {
        await waitUntilListening(new URL(server));
        next();
      });
    },
  };
}

/** Waits until a process listens at the address, or until the time is up. */
export async function waitUntilListening({ hostname, port }: URL, maxWaitMs = MAX_WAIT_MS): Promise<void> {
  const end = performance.now() + maxWaitMs;
  while (performance.now() < end) {
    const socket = connect({ host: hostname, port: Number(port) });
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await wait(LOOK_MS);
    } finally {
      socket.destroy();
    }
  }
}
