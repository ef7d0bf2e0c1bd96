import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be closed, as if the server were gone. */
export interface Gate {
  readonly port: number;
  open(): void;
  close(): void;
  end(): void;
}

export async function createGate(target: number): Promise<Gate> {
  let isOpen = true;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (!isOpen) {
      socket.destroy();
      return;
    }
    const behind = connect(target, '127.0.0.1');
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
    socket.on('close', () => behind.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    open() {
      isOpen = true;
    },
    close() {
      isOpen = false;
      breakAll();
    },
    end() {
      breakAll();
      server.close();
    },
  };
}
