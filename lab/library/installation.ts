import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { beginSession } from '../../apps/server/features/accounts/sessions/service.ts';
import { type Connections, openDatabase } from '../../apps/server/platform/database/database.ts';
import { prepareIdentities } from '../../apps/server/platform/database/identities.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import type { PrivatePostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { OUR_SERVER, startServer } from '../shared/start-server.ts';
import { MEMBERS } from './cases.ts';
import { fillLibrary } from './fill.ts';
import type { Ports } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const PEOPLE = 50;

export interface Installation {
  readonly ports: Ports;
  readonly cookies: readonly string[];
  /** Past all policies. */
  readonly client: pg.Client;
  readonly organization: string;
  close(): Promise<void>;
}

/** A database with so many rows, people who are signed in, our server and the floor. */
export async function install(
  postgres: PrivatePostgres['address'],
  { rows, folder }: { rows: number; folder: string },
): Promise<Installation> {
  const connections = await prepareIdentities({
    administrator: postgres,
    database: `bench_${rows}`,
    installation: `bench${rows}`,
    passwords: { owner: 'bench-owner', app: 'bench-app', auth: 'bench-auth', system: 'bench-system' },
    viewerKey: 'bench-viewers',
  });
  await migrate(connections, join(ROOT, 'apps/server/migrations'));
  const superuser = { ...postgres, database: `bench_${rows}` };
  const client = new pg.Client(superuser);
  // Where anything fails the database is stopped under it, and what failed should be what is said.
  client.on('error', () => undefined);
  await client.connect();
  await fillLibrary(client, rows);
  const { cookies, organization } = await signPeopleIn(client, connections);
  const floor = await startServer(join(import.meta.dirname, 'floor.ts'), [JSON.stringify(superuser)]);
  const ours = await startServer(OUR_SERVER, [JSON.stringify(connections), folder]);
  return {
    ports: { ours: ours.port, floor: floor.port },
    cookies,
    client,
    organization,
    async close() {
      for (const { child } of [ours, floor]) {
        child.kill();
        await once(child, 'exit');
      }
      await client.end();
    },
  };
}

async function signPeopleIn(client: pg.Client, connections: Connections) {
  const { rows: people } = await client.query<{ id: string }>(
    `insert into users (name, email, email_verified, username)
     select 'Reader ' || i, 'reader' || i || '@example.org', true, 'reader' || i from generate_series(1, $1::int) i returning id`,
    [PEOPLE],
  );
  const { rows: organizations } = await client.query<{ id: string }>(
    `select id from organizations where type <> 'personal' order by id limit 1`,
  );
  const organization = organizations[0]?.id ?? '';
  for (const { id } of people.slice(0, MEMBERS))
    await client.query(
      `insert into organization_memberships (organization_id, user_id, joined_at) values ($1, $2, now() + interval '1 minute')`,
      [organization, id],
    );
  const database = openDatabase(connections);
  const cookies: string[] = [];
  for (const { id } of people) {
    const client = { address: '127.0.0.1', agent: 'bench' };
    const arrival = { userId: id, client, previous: null };
    const session = await database.asAuth((tx) => beginSession(tx, arrival, new Date()));
    cookies.push(`relievo=${session.token}`);
  }
  await database.close();
  return { cookies, organization };
}
