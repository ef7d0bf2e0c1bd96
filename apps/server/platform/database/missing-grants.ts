import pg from 'pg';
import { GROUPS, type Identity, loginName } from './identity.ts';

interface Situation {
  readonly installation: string;
  readonly owner: string;
  readonly database: string;
  /** Whether we may make the database and give it to the owner. */
  readonly superuser: boolean;
  /** The server's major version. */
  readonly version: number;
}

const quoted = pg.escapeIdentifier;
const REQUESTS = ['app', 'auth', 'system'] as const;

/** The statements that would make every membership and right of the four identities true. */
export async function findMissingGrants(client: pg.Client, situation: Situation): Promise<string[]> {
  return [
    ...(await findMissingMemberships(client, situation)),
    ...(await findMissingOwnership(client, situation)),
    ...(await findMissingConnect(client, situation)),
  ];
}

/**
 * The owner is in its own group only. Were it in the others too, as members inherit on 15, their policies would
 * open to it what its own policy is there for, and nothing would tell when that one is missing.
 */
async function findMissingMemberships(
  client: pg.Client,
  { installation, owner, version }: Situation,
): Promise<string[]> {
  const { rows } = await client.query<{ group: string; member: string; inherits: boolean }>(
    version >= 16
      ? `select g.rolname as "group", m.rolname as member, bool_or(inherit_option) as inherits
         from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member group by 1, 2`
      : `select g.rolname as "group", m.rolname as member, m.rolinherit as inherits
         from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member`,
  );
  const belongs = (login: string, identity: Identity): boolean =>
    rows.some((row) => row.group === GROUPS[identity] && row.member === login && row.inherits);
  const wanted: readonly (readonly [login: string, identity: Identity])[] = [
    [owner, 'owner'],
    ...REQUESTS.map((identity) => [loginName(installation, identity), identity] as const),
  ];
  // since 16 a login that made a role is not thereby allowed to act as it, or with its rights
  const options = version >= 16 ? ' with inherit true, set true' : '';
  return wanted
    .filter(([login, identity]) => !belongs(login, identity))
    .map(([login, identity]) => `grant ${GROUPS[identity]} to ${quoted(login)}${options}`);
}

async function findMissingOwnership(
  client: pg.Client,
  { owner, database, superuser }: Situation,
): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; ours: boolean }>(
    `select pg_get_userbyid(datdba) as owner, pg_has_role(datdba, 'usage') as ours
     from pg_database where datname = $1`,
    [database],
  );
  const present = rows[0];
  if (present === undefined) return [`create database ${quoted(database)} owner ${quoted(owner)}`];
  const owns = superuser ? present.owner === owner : present.ours;
  return owns ? [] : [`alter database ${quoted(database)} owner to ${quoted(owner)}`];
}

/** Groups are shared by all installations on a server, so a login must be kept out of the others' databases. */
async function findMissingConnect(
  client: pg.Client,
  { installation, database }: Situation,
): Promise<string[]> {
  const logins = REQUESTS.map((identity) => loginName(installation, identity));
  const { rows } = await client.query<{ grantee: string }>(
    `select case when grantee = 0 then 'public' else grantee::regrole::text end as grantee
     from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
     where datname = $1 and privilege_type = 'CONNECT'`,
    [database],
  );
  const allowed = new Set(rows.map(({ grantee }) => grantee));
  const open = rows.length === 0 || allowed.has('public');
  return [
    ...(open ? [`revoke connect, temporary on database ${quoted(database)} from public`] : []),
    ...logins
      .filter((login) => !allowed.has(login))
      .map((login) => `grant connect on database ${quoted(database)} to ${login}`),
  ];
}
