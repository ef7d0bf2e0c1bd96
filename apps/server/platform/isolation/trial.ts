import { access } from 'node:fs/promises';
import { connect } from 'node:net';
import { performTasks } from './inside.ts';

/** Tries whether a file elsewhere can be read and a port on this machine be reached. */
await performTasks(async ({ request }) => {
  const { file, address } = request as { file: string; address: { port: number } };
  return {
    disk: await access(file).then(
      () => 'open',
      () => 'closed',
    ),
    network: (await canConnect(address.port)) ? 'open' : 'closed',
  };
});

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
