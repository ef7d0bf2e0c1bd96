import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { splitSample } from '@relievo/words/testing';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { describeHeld, tryWalls } from './detect.ts';
import type { Attempt } from './testing/attempt.ts';
import { CALLS_FOR_WALLS, inContainer } from './testing/container.ts';
import { SETPRIV } from './view.ts';
import { isRoot } from './walls.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, 'testing/attempt.ts');
const TRY_WALLS = join(import.meta.dirname, 'testing/try-walls.ts');
const OTHER_USER = 65_534;
const asOther = [SETPRIV, `--reuid=${OTHER_USER}`, `--regid=${OTHER_USER}`, '--clear-groups'];

/** Root tries both; a folder of root's own cannot be entered by others, so they cannot start from there. */
const othersCanEnter =
  isRoot() && spawnSync(SETPRIV, [...asOther.slice(1), process.execPath, '--check', SCRIPT]).status === 0;
const USERS = [
  { user: isRoot() ? 'root' : 'an ordinary user', as: [] },
  ...(othersCanEnter ? [{ user: 'an ordinary user', as: asOther }] : []),
];
const MACHINES = [
  { machine: 'this machine', without: [] },
  { machine: 'a machine without bubblewrap', without: ['bubblewrap'] },
  { machine: 'a machine without any walls', without: ['bubblewrap', 'unshare'] },
];
/** An ordinary user of a container, where walls need more than Docker allows by default. */
const CONTAINED = isRoot() ? [...asOther, '--bounding-set=-all', '--inh-caps=-all'] : [];
const canTryContainer = !isRoot() || othersCanEnter;
const CASES = [
  ...USERS.flatMap(({ user, as }) => MACHINES.map((machine) => ({ user, as, ...machine }))),
  ...(canTryContainer
    ? [
        {
          user: 'an ordinary user',
          machine: 'a container with our profile',
          as: inContainer(CONTAINED),
          without: [],
        },
      ]
    : []),
];

const READING = ['data/secrets.json', '.env', '/etc/passwd', 'another upload', 'the settings of its parent'];
const CONNECTING = [
  'connects to a port of this machine',
  'connects to a port by IPv6',
  'connects to a socket file',
  'connects to an abstract socket',
  'connects to PostgreSQL',
  'looks up a name',
];
const REACHED = { done: true };
const ANYTHING = expect.anything();
const MANY_PROCESSES = expect.stringMatching(/EAGAIN|bytes of memory|ended by itself/);
const CODE = expect.stringMatching(/^E[A-Z]+$/);

for (const { tags, cases } of splitSample(CASES, 4))
  describe.each(cases)('a child of $user on $machine', { tags }, ({ as, without }) => {
    let attempt: Attempt;
    beforeAll(async () => {
      const { host, port } = inject('postgres').superuser;
      const [program, ...words] = [...as, process.execPath, SCRIPT];
      const socket = `${host}/.s.PGSQL.${port}`;
      const { stdout } = await run(program, [...words, JSON.stringify(without), socket], { cwd: '/' });
      attempt = JSON.parse(stdout);
    });
    /** What the kernel refuses by itself, where detection says that it does. */
    const expectOfKernel = (deed: string, refused: unknown) =>
      expect(attempt.kernelAlone[deed]).toEqual(attempt.held.isStrong ? { refused } : undefined);

    test.each(READING)('cannot read %s, which its parent can', (file) => {
      const deed = `reads ${file}`;
      expect(attempt.parent[deed]).toEqual(REACHED);
      expect(attempt.child[deed]).toEqual({ refused: 'ERR_ACCESS_DENIED' });
      expectOfKernel(deed, 'ENOENT');
    });

    test('cannot write beside its program, list the files of others, start a program or begin a thread', () => {
      for (const deed of ['writes elsewhere', 'lists the folder of temporary files', 'starts a program']) {
        expect(attempt.child[deed]).toEqual({ refused: 'ERR_ACCESS_DENIED' });
        expectOfKernel(deed, CODE);
      }
      expect(attempt.child['begins a thread']).toEqual({ refused: 'ERR_ACCESS_DENIED' });
    });

    test.each(CONNECTING)('%s only where detection reports an open network', (deed) => {
      const { held, child, parent } = attempt;
      // Who runs the test may not be allowed to enter the folder of PostgreSQL.
      const ofParent = deed.endsWith('PostgreSQL') ? [REACHED, { refused: 'EACCES' }] : [REACHED, undefined];
      expect(ofParent).toContainEqual(parent[deed]);
      expectOfKernel(deed, CODE);
      expect(child[deed]).toEqual(held.network === 'closed' ? { refused: CODE } : ANYTHING);
    });

    test('can send nothing out, or detection reports that the network is open', () => {
      expect(attempt.arrived === 0).toBe(attempt.held.network === 'closed');
    });

    test('has no access to the settings', () => {
      const { done } = attempt.child['tells its settings'] ?? {};
      // The folder that it works in, which bubblewrap names.
      expect([[], ['PWD']]).toContainEqual(done);
    });

    test('is ended or refused when it fills the disk or the memory, starts processes, or never ends', () => {
      const { ended, held } = attempt;
      expect(ended).toEqual({
        'fills the disk with one file': expect.stringMatching(/EFBIG|bytes of disk/),
        'fills the disk with many files': expect.stringContaining('bytes of disk'),
        // On a busy machine the time may be over before the memory is full.
        'fills the memory': expect.stringMatching(
          /bytes of memory|ended by itself|allocation failed|longer than/,
        ),
        'never ends': expect.stringContaining('It took longer than 2 seconds.'),
        ...(held.isStrong && {
          'begins processes without end': MANY_PROCESSES,
        }),
      });
    });
  });

test('detection tries what this machine closes: without walls it reports that disk and network are open', async () => {
  const { walls, ...held } = await tryWalls([{ by: 'nothing', otherUser: false }]);
  expect(held).toEqual({ disk: 'open', network: 'open', isStrong: false });
  expect(describeHeld({ walls, ...held })).toContain('npm run setup:system');
});

test.runIf(canTryContainer).each([
  { profile: 'the whole profile', without: [], by: 'bubblewrap' },
  { profile: "Docker's default alone", without: CALLS_FOR_WALLS, by: 'nothing' },
  ...CALLS_FOR_WALLS.map((call) => ({
    profile: `the profile without ${call}`,
    without: [call],
    by: 'nothing',
  })),
])('in a container with $profile the walls that stand are made by $by', async ({ without, by }) => {
  const [program = '', ...words] = inContainer(CONTAINED, without);
  const { stdout } = await run(program, [...words, process.execPath, TRY_WALLS], { cwd: '/' });
  expect(JSON.parse(stdout)).toMatchObject({ walls: { by }, isStrong: by !== 'nothing' });
});
