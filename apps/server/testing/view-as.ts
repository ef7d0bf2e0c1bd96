import type pg from 'pg';
import type { Place, SignedIn } from '../platform/database/viewer-key.ts';
import { viewAs } from '../platform/database/viewers.ts';

/** What the server asks of a session that it signs for the first time. */
export async function placeOf(client: pg.ClientBase): Promise<Place> {
  const { rows } = await client.query<{ pid: number; moment: string }>(
    'select pg_backend_pid() as pid, public.app_moment()::text as moment',
  );
  const [first] = rows;
  if (first === undefined) throw new Error('The session does not say which it is.');
  return { ...first, follows: false };
}

/** Makes somebody the viewer of a transaction that is open already, as the server does when it begins one. */
export async function signIn(client: pg.ClientBase, viewer: SignedIn, viewerKey: string): Promise<void> {
  await client.query(viewAs(viewerKey, await placeOf(client), viewer));
}
