import { waitUntil } from './wait-until.ts';

/** What a process needs in its environment that is to hang later: its inspector takes any port. */
export const CAN_HANG = { NODE_OPTIONS: '--inspect-port=0' } as const;

const ADDRESS = /Debugger listening on (ws:\S+)/g;
const OPEN_MS = 30_000;

/**
 * Blocks the event loop of a Node process as an endless loop in its code would. The product offers no way to do this, so
 * the process is asked to open its inspector and to run the loop.
 */
export async function hangEventLoop(pid: number, output: () => string): Promise<void> {
  const listAddresses = () => [...output().matchAll(ADDRESS)].map(([, address = '']) => address);
  const before = listAddresses().length;
  process.kill(pid, 'SIGUSR1');
  await waitUntil('the inspector listens', () => listAddresses().length > before, OPEN_MS);
  const inspector = new WebSocket(listAddresses().at(-1) ?? '');
  const opened = new Promise((done, fail) => {
    inspector.addEventListener('open', done);
    inspector.addEventListener('error', fail);
  });
  await opened;
  // It is answered when its process has ended, by the end of the connection.
  inspector.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }));
}
