import { healthReport } from '@relievo/contracts';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { healthOf } from './service.ts';

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

test('a service that has all it needs answers 200 and names each part', async () => {
  const answer = await healthy.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  const report = healthReport.parse(answer.json());
  expect(report.status).toBe('ok');
  expect(report.checks.map(({ name }) => name)).toEqual(['database', 'storage', 'queue', 'mail']);
});

test('one part that people cannot be served without makes it 503, and the report says which', async () => {
  const answer = await failing.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  const { checks } = healthReport.parse(answer.json().data);
  expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['storage']);
});

test('what can wait does not turn people away: it is reported, and the answer stays 200', async () => {
  const answer = await degraded.server.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  const { status, checks } = healthReport.parse(answer.json());
  expect(status).toBe('degraded');
  expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(['queue', 'mail']);
});

test('a part that does not answer in time counts as not working', async () => {
  const report = await healthOf({
    healthChecks: { database: () => new Promise(() => {}) },
    versions: {},
    healthDeadline: 20,
  });
  expect(report.status).toBe('failing');
});
