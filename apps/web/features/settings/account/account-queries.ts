import type { Account } from '@relievo/contracts/accounts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery } from '../../../lib/server/session.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => client.account.read(undefined, { signal }),
});

/** That of somebody who looks after it: it has an address. */
export type OwnAccount = Account & { readonly email: string };

export const devicesQuery = queryOptions({
  queryKey: ['account-devices'],
  queryFn: ({ signal }) => client.account.devices(undefined, { signal }),
});

export const preferencesQuery = queryOptions({
  queryKey: ['account-preferences'],
  queryFn: ({ signal }) => client.account.readPreferences(undefined, { signal }),
});

export const exportQuery = queryOptions({
  queryKey: ['account-export'],
  queryFn: ({ signal }) => client.account.latestExport(undefined, { signal }),
});

export const uploadRequestQuery = queryOptions({
  queryKey: ['upload-request'],
  queryFn: ({ signal }) => client.uploadRequests.mine(undefined, { signal }),
});

/** After a change of the account, what every page shows of it is asked for again. */
export async function refreshAccount(queries: QueryClient): Promise<void> {
  await Promise.all(
    [accountQuery, devicesQuery, sessionQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
  );
}
