import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

/** Each stage of the Dockerfile, by its lines. */
const stages = dockerfile
  .split(/^FROM /m)
  .slice(1)
  .map((stage) => stage.split('\n'));

test('every image that others made is named with its version and its digest', () => {
  const ofCompose = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image = '']) => image);
  const ofStages = stages.map(([from = '']) => from.replace(/ AS \w+$/, ''));
  const unpinned = [...ofCompose, ...ofStages].filter((image) => image !== 'relievo' && !DIGEST.test(image));
  expect(ofCompose.length + ofStages.length).toBe(5);
  expect(unpinned).toEqual([]);
});

test('server and worker run under the profile that lets their walls stand', () => {
  expect(compose).toContain(
    '  security_opt:\n    - seccomp=containers/seccomp.json\n    - apparmor=unconfined\n',
  );
  expect(compose.match(/<<: \*relievo/g)).toHaveLength(2);
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
