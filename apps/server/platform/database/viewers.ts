import { isUuid } from '@relievo/contracts/operations';
import type pg from 'pg';
import { readSessionId } from './path.ts';
import type { Viewer } from './transaction.ts';
import { type Place, type SignedIn, signViewer } from './viewer-key.ts';

/** Begins transactions of viewers. */
export interface Viewers {
  /** When it fails the connection is of no more use: what was signed for it and not taken would still be good there. */
  begin(client: pg.Client, viewer: Viewer): Promise<void>;
}

/** Signs who is asking, for each transaction, with the key that the database checks it by. */
export function openViewers(key: string): Viewers {
  /** Where each connection is, as far as it is known. */
  const places = new WeakMap<pg.Client, Place>();

  /**
   * Asks the session which it is, and signs for that. Behind a pooler it is another one in the next transaction; where
   * it is the one that the connection began with, the transactions after this one follow it.
   */
  async function beginAt(client: pg.Client, viewer: SignedIn): Promise<void> {
    const results: unknown = await client.query(
      'begin; select pg_backend_pid() as pid, public.app_moment()::text as moment',
    );
    const { pid, moment } = rowOf<Pick<Place, 'pid' | 'moment'>>(results);
    await client.query(viewAs(key, { pid, moment, follows: false }, viewer));
    if (pid === readSessionId(client)) places.set(client, { pid, moment, follows: true });
  }

  /** In one round trip with the beginning. Several statements at once take no parameters: all that is in them is ours. */
  async function beginAfter(client: pg.Client, place: Place, viewer: SignedIn): Promise<void> {
    places.delete(client);
    const results: unknown = await client.query(`begin; ${viewAs(key, place, viewer)}`);
    const { moment } = rowOf<Pick<Place, 'moment'>>(results);
    places.set(client, { ...place, moment });
  }

  return {
    async begin(client, { userId, organizationId }) {
      if ([userId, organizationId].some((id) => id !== null && !isUuid(id)))
        throw new TypeError('A viewer is known by uuids.');
      if (userId === null) {
        await client.query('begin');
        return;
      }
      const place = places.get(client);
      if (place) await beginAfter(client, place, { userId, organizationId });
      else await beginAt(client, { userId, organizationId });
    },
  };
}

/** The statement that makes somebody the viewer of the transaction. */
export function viewAs(key: string, place: Place, viewer: SignedIn): string {
  const { userId, organizationId } = viewer;
  const organization = organizationId === null ? 'null' : `'${organizationId}'`;
  const signature = `decode('${signViewer(key, place, viewer)}', 'hex')`;
  return `select public.app_view_as(${place.follows}, '${userId}', ${organization}, ${signature})::text as moment`;
}

/** What a beginning and a statement after it gave. */
function rowOf<Row extends pg.QueryResultRow>(results: unknown): Row {
  const [, { rows }] = results as [unknown, pg.QueryResult<Row>];
  const [first] = rows;
  if (first === undefined) throw new Error('The session does not say which it is.');
  return first;
}
