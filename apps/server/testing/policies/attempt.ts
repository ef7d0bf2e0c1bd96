import pg from 'pg';
import { inject } from 'vitest';
import { GROUPS, type Identity, loginName } from '../../platform/database/identity.ts';
import { signIn } from '../view-as.ts';
import type { Who } from './rule.ts';
import type { World } from './world.ts';

export type Outcome = 'allowed' | 'refused';

const NO_RIGHT = '42501';

/**
 * Runs a statement as somebody and takes it back, inside an open transaction of a superuser. Who has acted as another
 * role is bound by its policies, also by the lack of one that was dropped in the same transaction.
 */
export async function attempt(client: pg.Client, w: World, who: Who, sql: string): Promise<Outcome> {
  const identity: Identity = who === 'owner' || who === 'auth' || who === 'system' ? who : 'app';
  const role = identity === 'owner' ? loginName('test', 'owner') : GROUPS[identity];
  const userId = identity === 'app' && who !== 'guest' ? w.people[who as keyof World['people']] : null;
  await client.query('savepoint attempt');
  try {
    if (userId !== null)
      await signIn(client, { userId, organizationId: null }, inject('postgres').template.viewerKey);
    const results = (await client.query(`set local role ${role}; ${sql}`)) as unknown as pg.QueryResult[];
    return (results.at(-1)?.rowCount ?? 0) > 0 ? 'allowed' : 'refused';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_RIGHT) return 'refused';
    throw new Error(`${who}: ${sql}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await client.query('rollback to savepoint attempt');
  }
}
