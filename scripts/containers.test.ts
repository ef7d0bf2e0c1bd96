import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CALLS_FOR_WALLS } from '../apps/server/platform/isolation/testing/container.ts';

const ROOT = join(import.meta.dirname, '..');
const compose = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
};
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly security_opt?: readonly string[];
}

interface Rule {
  readonly names: readonly string[];
  readonly action: string;
  readonly args?: readonly { index: number; value: number; valueTwo?: number; op: string }[] | null;
  readonly includes?: object;
  readonly excludes?: object;
}

/** Each stage of the Dockerfile, by its lines. */
const stages = dockerfile
  .split(/^FROM /m)
  .slice(1)
  .map((stage) => stage.split('\n'));

test('every image that others made is named with its version and its digest', () => {
  const ofCompose = Object.values(compose.services).map(({ image = '' }) => image);
  const ofStages = stages.map(([from = '']) => from.replace(/ AS \w+$/, ''));
  const unpinned = [...ofCompose, ...ofStages].filter((image) => image !== 'relievo' && !DIGEST.test(image));
  expect(ofCompose.length + ofStages.length).toBe(6);
  expect(unpinned).toEqual([]);
});

test('server and worker alone are built here, and run under the profile that their sandbox needs', () => {
  const { services } = compose;
  expect(Object.keys(services)).toEqual(['app', 'worker', 'database', 'storage']);
  const built = { image: 'relievo', build: '.' };
  const security_opt = ['seccomp=containers/seccomp.json', 'apparmor=unconfined'];
  expect(services['app']).toMatchObject({ ...built, security_opt });
  expect(services['worker']).toMatchObject({ ...built, security_opt });
  for (const service of [services['database'], services['storage']]) {
    expect(service).not.toHaveProperty('build');
    expect(service).not.toHaveProperty('security_opt');
  }
  for (const service of Object.values(services))
    for (const right of ['privileged', 'cap_add', 'devices', 'pid', 'network_mode'])
      expect(service).not.toHaveProperty(right);
});

/** Lists the rules of a profile by call: what is allowed or refused, under which condition, without its remark. */
function listRules(file: string): string[] {
  const { syscalls } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { syscalls: readonly Rule[] };
  return syscalls.flatMap(({ names, action, args, includes, excludes }) => {
    const checks = (args ?? []).map(({ index, op, value, valueTwo = 0 }) => [index, op, value, valueTwo]);
    const when = [checks, includes ?? {}, excludes ?? {}].map((part) => JSON.stringify(part));
    return names.map((name) => [name, action.replace('SCMP_ACT_', ''), ...when].join(' '));
  });
}

test('the profile is the default of Docker with the calls of the sandbox and the changes of newer Docker', () => {
  const base = listRules('scripts/fixtures/docker/default-seccomp.json');
  const own = listRules('containers/seccomp.json');
  const added = own.filter((rule) => !base.includes(rule)).toSorted();
  const ofSandbox = added.filter((rule) => CALLS_FOR_WALLS.some((name) => rule.startsWith(`${name} `)));
  expect(base.filter((rule) => !own.includes(rule)).toSorted()).toEqual([
    'io_uring_enter ALLOW [] {} {}',
    'io_uring_register ALLOW [] {} {}',
    'io_uring_setup ALLOW [] {} {}',
    'socket ALLOW [] {} {}',
  ]);
  expect(ofSandbox).toEqual([
    'clone ALLOW [[0,"SCMP_CMP_MASKED_EQ",268435456,268435456]] {} {"arches":["s390","s390x"]}',
    'mount ALLOW [] {} {}',
    'pivot_root ALLOW [] {} {}',
    'umount2 ALLOW [] {} {}',
  ]);
  expect(added.filter((rule) => !ofSandbox.includes(rule))).toEqual([
    'name_to_handle_at ALLOW [] {} {}',
    'pkey_alloc ALLOW [] {} {}',
    'pkey_free ALLOW [] {} {}',
    'pkey_mprotect ALLOW [] {} {}',
    'socket ALLOW [[0,"SCMP_CMP_NE",40,0]] {} {}',
  ]);
});

test('the profile of the containers has the form that Docker reads', () => {
  const profile = JSON.parse(readFileSync(join(ROOT, 'containers/seccomp.json'), 'utf8')) as {
    defaultAction: string;
    syscalls: { names: string[]; action: string; args?: { index: number; value: number; op: string }[] }[];
  };
  expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO');
  for (const { names, action, args = [] } of profile.syscalls) {
    expect(names.every((name) => /^[a-z0-9_]+$/.test(name))).toBe(true);
    expect(['SCMP_ACT_ALLOW', 'SCMP_ACT_ERRNO']).toContain(action);
    for (const { index, value, op } of args) {
      expect(Number.isInteger(index) && Number.isInteger(value)).toBe(true);
      expect(['SCMP_CMP_EQ', 'SCMP_CMP_NE', 'SCMP_CMP_MASKED_EQ']).toContain(op);
    }
  }
});

test('packages are installed before the sources are copied, from the package.json of every workspace', () => {
  const wanted = globSync(['{apps,packages}/*/package.json', 'lab/package.json'], { cwd: ROOT }).toSorted();
  for (const stage of stages) {
    const installs = stage.findIndex((line) => line.startsWith('RUN npm ci'));
    expect(installs).toBeGreaterThan(0);
    expect(stage.findIndex((line) => line === 'COPY . .')).toBeGreaterThan(installs);
    const copied = stage
      .slice(0, installs)
      .flatMap((line) => /^COPY (\S+\/package\.json) /.exec(line)?.[1] ?? [])
      .toSorted();
    expect(copied).toEqual(wanted);
  }
});
