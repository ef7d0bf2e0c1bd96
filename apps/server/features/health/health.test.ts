import { healthReport } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { checkHealth } from './service.ts';

const database = useDatabase();
const healthy = useApi(database);
const failing = useApi(database, {
  replace: ({ healthChecks }) => ({
    healthChecks: { ...healthChecks, storage: () => Promise.reject(new Error('the disk is full')) },
  }),
});
const degraded = useApi(database, {
  replace: ({ healthChecks }) => ({
    healthChecks: {
      ...healthChecks,
      queue: () => Promise.reject(new Error('no worker is running')),
      mail: () => Promise.reject(new Error('no server takes mail')),
    },
  }),
});

test('a service with all its parts answers 200 and names each part', async () => {
  const answer = await healthy.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  const report = healthReport.parse(answer.json());
  expect(report.status).toBe('ok');
  expect(report.checks.map(({ name }) => name)).toEqual(['database', 'storage', 'queue', 'mail']);
});

test('a missing part that people need makes it 503, and the report names the part', async () => {
  const answer = await failing.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  const { checks } = healthReport.parse(answer.json().data);
  expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['storage']);
});

test('a missing part that can wait is reported, and the answer stays 200', async () => {
  const answer = await degraded.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  const { status, checks } = healthReport.parse(answer.json());
  expect(status).toBe('degraded');
  expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['queue', 'mail']);
});

test('the layers of isolation are reported to administrators alone', async () => {
  const isolationFor = async (cookie?: string) => {
    const headers = cookie === undefined ? {} : { cookie };
    const answer = await healthy.server.inject({ url: '/api/health', headers });
    return healthReport.parse(answer.json()).isolation;
  };
  const teacher = await person(healthy, { role: 'teacher' });
  const administrator = await person(healthy, { role: 'admin' });
  expect([await isolationFor(), await isolationFor(teacher.cookie)]).toEqual([undefined, undefined]);
  expect(await isolationFor(administrator.cookie)).toMatch(/disk (closed|open), network (closed|open)/);
});

test('a part that does not answer in time counts as failed', async () => {
  const report = await checkHealth({
    healthChecks: { database: () => new Promise(() => {}) },
    versions: {},
    healthDeadline: 20,
  });
  expect(report.status).toBe('failing');
});
