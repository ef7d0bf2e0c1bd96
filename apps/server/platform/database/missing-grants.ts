import pg from 'pg';
import { GROUPS, type Identity, loginName } from './identity.ts';

type Situation = {
  readonly installation: string;
  readonly owner: string;
  readonly database: string;
  /** Whether we may make the database and give it to the owner. */
  readonly superuser: boolean;
  /** The server's major version. */
  readonly version: number;
};

const quoted = pg.escapeIdentifier;

/** The statements that would make every membership and right of the four identities true. */
export async function missingGrants(client: pg.Client, situation: Situation): Promise<string[]> {
  return [
    ...(await missingMemberships(client, situation)),
    ...(await missingOwnership(client, situation)),
    ...(await missingConnect(client, situation)),
  ];
}

async function missingMemberships(
  client: pg.Client,
  { installation, owner, version }: Situation,
): Promise<string[]> {
  const { rows } = await client.query<{ group: string; member: string; inherits: boolean; sets: boolean }>(
    version >= 16
      ? `select g.rolname as "group", m.rolname as member, bool_or(inherit_option) as inherits, bool_or(set_option) as sets
         from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member group by 1, 2`
      : `select g.rolname as "group", m.rolname as member, m.rolinherit as inherits, true as sets
         from pg_auth_members a join pg_roles g on g.oid = a.roleid join pg_roles m on m.oid = a.member`,
  );
  const has = (identity: Identity, login: string, option: 'inherits' | 'sets'): boolean =>
    rows.some((row) => row.group === GROUPS[identity] && row.member === login && row[option]);

  const others = ['app', 'auth', 'system'] as const;
  return [
    ...(has('owner', owner, 'inherits') ? [] : [grant(version, 'owner', owner, 'inherit true, set true')]),
    // since 16 a login that made a role is not thereby allowed to act as it
    ...others
      .filter((identity) => !has(identity, owner, 'sets'))
      .map((identity) => grant(version, identity, owner, 'inherit false, set true')),
    ...others
      .filter((identity) => !has(identity, loginName(installation, identity), 'inherits'))
      .map((identity) =>
        grant(version, identity, loginName(installation, identity), 'inherit true, set true'),
      ),
  ];
}

function grant(version: number, identity: Identity, login: string, options: string): string {
  const plain = `grant ${GROUPS[identity]} to ${quoted(login)}`;
  return version >= 16 ? `${plain} with ${options}` : plain;
}

async function missingOwnership(
  client: pg.Client,
  { owner, database, superuser }: Situation,
): Promise<string[]> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  );
  const present = rows[0];
  if (present === undefined) return [`create database ${quoted(database)} owner ${quoted(owner)}`];
  return !superuser || present.owner === owner
    ? []
    : [`alter database ${quoted(database)} owner to ${quoted(owner)}`];
}

/** Groups are shared by all installations on a server, so a login must be kept out of the others' databases. */
async function missingConnect(client: pg.Client, { installation, database }: Situation): Promise<string[]> {
  const logins = (['app', 'auth', 'system'] as const).map((identity) => loginName(installation, identity));
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
