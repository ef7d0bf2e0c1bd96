import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ListenOptions, type NetConnectOpts, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Child, openChild } from '../child.ts';
import { type Held, tryWalls } from '../detect.ts';
import type { Limits } from '../limits.ts';
import type { Program } from '../program.ts';
import { isRoot, listWallsToTry, type Walls } from '../walls.ts';
import { commit, type Places } from './deeds.ts';

/** What became of everything that a child tried on this machine, as this user. */
export interface Attempt {
  readonly held: Held;
  /** What the parent gets when it does the same: else a refusal would prove nothing. */
  readonly parent: Told;
  readonly child: Told;
  /** Without Node's permissions: what the kernel refuses by itself. */
  readonly kernelAlone: Told;
  /** How a child ended that took too much. */
  readonly ended: Readonly<Record<string, string>>;
  /** Connections and datagrams that came out of a child. */
  readonly arrived: number;
}

export type Told = Readonly<Record<string, { readonly done?: unknown; readonly refused?: string }>>;

const READS = ['data/secrets.json', '.env', '/etc/passwd', 'another upload', 'the settings of its parent'];
const CONNECTS = [
  'a port of this machine',
  'a port by IPv6',
  'a socket file',
  'an abstract socket',
  'PostgreSQL',
];
const PARENT_DOES = [
  ...READS.map((name) => `reads ${name}`),
  ...CONNECTS.map((name) => `connects to ${name}`),
];
const CHILD_TRIES = [
  ...PARENT_DOES,
  'tells its settings',
  'writes elsewhere',
  'lists the folder of temporary files',
  'starts a program',
  'looks up a name',
  'sends a datagram',
];
const TAKES_TOO_MUCH = [
  'fills the disk with one file',
  'fills the disk with many files',
  'fills the memory',
  'never ends',
];
const LIMITS = { memoryBytes: 400_000_000, seconds: 10, diskBytes: 20_000_000 };
/** What is ended for its time alone is ended soon: whoever waits for it learns nothing more. */
const SHORT = { ...LIMITS, seconds: 2 };

const [walls = 'null', postgres = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await attempt(JSON.parse(walls), postgres)));
process.exit();

async function attempt(without: readonly Walls['by'][], postgresSocket: string): Promise<Attempt> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'relievo-attempt-')));
  // Where there is nothing but another user, that one must find its program.
  chmodSync(folder, 0o755);
  const place = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return join(folder, path);
  };
  // An installation of its own: a file beside the program is refused because of where it lies, not because it is missing.
  cpSync(join(import.meta.dirname, '..'), join(folder, 'apps/server/platform/isolation'), {
    recursive: true,
  });
  place('package.json', '{"type":"module"}');
  const files = {
    'data/secrets.json': place('data/secrets.json', '{}'),
    '.env': place('.env', 'SECRET=whatever'),
    '/etc/passwd': '/etc/passwd',
    'another upload': place('relievo-child-other/files/1-input', 'the drawing of somebody else'),
    'the settings of its parent': `/proc/${process.pid}/environ`,
  };
  let arrived = 0;
  const servers: Server[] = [];
  const listen = async (options: ListenOptions): Promise<NetConnectOpts> => {
    const server = createServer((socket) => {
      arrived += 1;
      socket.destroy();
    }).listen(options);
    await once(server, 'listening');
    servers.push(server);
    const address = server.address();
    return typeof address === 'object' && address
      ? { host: options.host ?? '', port: address.port }
      : { path: options.path ?? '' };
  };
  const datagrams = createSocket('udp4', () => {
    arrived += 1;
  }).bind(0, '127.0.0.1');
  await once(datagrams, 'listening');
  const places: Places = {
    files,
    connections: {
      'a port of this machine': await listen({ host: '127.0.0.1', port: 0 }),
      'a port by IPv6': await listen({ host: '::1', port: 0 }),
      'a socket file': await listen({ path: join(folder, 'socket') }),
      'an abstract socket': await listen({ path: `\0${folder}` }),
      PostgreSQL: { path: postgresSocket },
    },
    udpPort: datagrams.address().port,
  };
  const isolation = join(folder, 'apps/server/platform/isolation');
  const program: Program = {
    entry: pathToFileURL(join(isolation, 'testing/program.ts')),
    readable: [pathToFileURL(`${isolation}/`), pathToFileURL(join(folder, 'package.json'))],
  };
  try {
    const parent = await tell(PARENT_DOES, places);
    const held = await tryWalls(listWallsToTry(isRoot()).filter(({ by }) => !without.includes(by)));
    arrived = 0;
    const tries = (
      deeds: string[],
      { limits = LIMITS, ...more }: { limits?: Limits; withoutNodePermissions?: true } = {},
    ): Promise<Told> =>
      tryInChild({ ...program, ...more }, { walls: held.walls, limits, tasks: 1 }, deeds, places);
    const child = await tries([...CHILD_TRIES, 'begins a thread']);
    const kernelAlone = held.isStrong ? await tries(CHILD_TRIES, { withoutNodePermissions: true }) : {};
    const ended: Record<string, string> = {};
    for (const deed of TAKES_TOO_MUCH)
      ended[deed] = await tries([deed], { limits: deed === 'never ends' ? SHORT : LIMITS }).then(
        JSON.stringify,
        String,
      );
    if (held.isStrong)
      ended['begins processes without end'] = await tries(['begins processes without end'], {
        withoutNodePermissions: true,
      }).then(JSON.stringify, String);
    return { held, parent, child, kernelAlone, ended, arrived };
  } finally {
    for (const server of servers) server.close();
    datagrams.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tell(deeds: readonly string[], places: Places): Promise<Told> {
  const told: Record<string, object> = {};
  for (const deed of deeds) told[deed] = (await commit(deed, places)) as object;
  return told;
}

async function tryInChild(
  program: Program,
  within: { readonly walls: Walls; readonly limits: Limits; readonly tasks: number },
  deeds: readonly string[],
  places: Places,
): Promise<Told> {
  const child: Child = await openChild({ program, ...within });
  try {
    return await child.perform({ request: { deeds, places }, collect: async ({ answer }) => answer as Told });
  } finally {
    await child.end();
  }
}
