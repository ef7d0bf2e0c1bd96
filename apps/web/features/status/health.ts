import { readRefusal } from '@relievo/contracts/client';
import { healthReport } from '@relievo/contracts/values';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';

export type Report = Awaited<ReturnType<typeof client.health.check>>;
export type Check = Report['checks'][number];

/** A server that says what is wrong with it has answered: its report is shown like any other. */
async function readHealth(signal: AbortSignal): Promise<Report> {
  try {
    return await client.health.check(undefined, { signal });
  } catch (thrown) {
    const report = healthReport.safeParse(readRefusal(thrown)?.data);
    if (report.success) return report.data;
    throw thrown;
  }
}

export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => readHealth(signal),
  refetchInterval: 30_000,
  retry: false,
});
