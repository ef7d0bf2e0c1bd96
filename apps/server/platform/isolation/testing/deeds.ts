import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Where what a program must not get at lies. */
export interface Places {
  readonly files: Readonly<Record<string, string>>;
  readonly connections: Readonly<Record<string, NetConnectOpts>>;
  readonly udpPort: number;
}

type Deed = (places: Places) => unknown;

/** What a program does that means harm, or is only too large. */
export const DEEDS: Readonly<Record<string, Deed>> = {
  'tells its settings': () => Object.keys(process.env),
  'tells its user': () => process.getuid?.(),
  'lists its folder': () => readdirSync(process.cwd()),
  'writes elsewhere': () => writeFileSync(`${import.meta.dirname}/written`, 'here'),
  'lists the folder of temporary files': ({ files }) =>
    readdirSync(join(files['another upload'] ?? '', '..')),
  'starts a program': () => execFileSync('/usr/bin/true'),
  'begins a thread': () => new Worker('', { eval: true }),
  'looks up a name': ({ udpPort }) => {
    const resolver = new Resolver({ timeout: 300, tries: 1 });
    resolver.setServers([`127.0.0.1:${udpPort}`]);
    return resolver.resolve4('relievo.example');
  },
  'sends a datagram': ({ udpPort }) => sendDatagram(udpPort),
  'begins processes without end': beginProcesses,
  'fills the disk with one file': () => {
    for (;;) appendFileSync(join(process.cwd(), 'large'), new Uint8Array(1_000_000));
  },
  'fills the disk with many files': async () => {
    for (let count = 0; ; count++) {
      writeFileSync(join(process.cwd(), `file-${count}`), new Uint8Array(100_000));
      await new Promise(setImmediate);
    }
  },
  'fills the memory': async () => {
    const taken: Uint8Array[] = [];
    for (;;) {
      taken.push(new Uint8Array(8_000_000).fill(1));
      await new Promise(setImmediate);
    }
  },
  'never ends': () => {
    for (;;);
  },
  'ends itself': () => process.exit(3),
  'says more than anybody reads': async () => {
    for (;;) if (!process.stdout.write('x'.repeat(10_000))) await once(process.stdout, 'drain');
  },
  'lays a link in place of a file': ({ files }) =>
    symlinkSync(files['another upload'] ?? '', join(process.cwd(), '1-made-link')),
};

/** What the child answers: what a deed gave, or how it was refused. */
export async function commit(name: string, places: Places): Promise<unknown> {
  const file = /^reads (.+)$/.exec(name)?.[1];
  const connection = /^connects to (.+)$/.exec(name)?.[1];
  try {
    if (file !== undefined) return { done: readFileSync(places.files[file] ?? '').length > 0 };
    if (connection !== undefined)
      return { done: await canConnect(places.connections[connection] ?? { port: 1 }) };
    return { done: await DEEDS[name]?.(places) };
  } catch (error) {
    return { refused: (error as { code?: string }).code ?? String(error) };
  }
}

function canConnect(to: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(to);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', reject);
  });
}

async function sendDatagram(port: number): Promise<void> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve, reject) =>
    socket.send('here', port, '127.0.0.1', (error) => (error ? reject(error) : resolve())),
  );
  socket.close();
}

/** Many more than a program that opens files needs; gives how many could be begun. */
async function beginProcesses(): Promise<number> {
  const begun = [];
  for (let count = 0; count < 40; count++) {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    begun.push(Promise.race([once(child, 'exit'), once(child, 'spawn').then(() => child)]));
  }
  await Promise.all(begun);
  return begun.length;
}
