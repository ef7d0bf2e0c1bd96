import type { Role } from '@relievo/contracts/values';
import type { AppTransaction, AuthTransaction, SystemTransaction } from '../../platform/database/database.ts';
import type { DemoPerson } from './people-data.ts';

/** An account whose address counts as verified. Nothing happens where it is there already. */
export async function insertAccount(
  tx: AuthTransaction,
  { name, username, email }: DemoPerson,
  passwordHash: string,
): Promise<void> {
  await tx.query(
    'demo-account',
    `with made as (
       insert into users (name, email, username, display_username, email_verified) values ($1, $2, $3, $3, true)
       on conflict do nothing returning id)
     insert into user_accounts (user_id, account_id, provider_id, password)
     select id, id::text, 'credential', $4 from made`,
    [name, email, username, passwordHash],
  );
}

export async function hasFoundedOrganization(tx: AppTransaction, name: string): Promise<boolean> {
  const rows = await tx.query(
    'demo-organization',
    'select id from organizations where name = $1 and created_by = (select app_uid())',
    [name],
  );
  return rows.length > 0;
}

export async function insertOrganization(tx: AppTransaction, name: string): Promise<string> {
  await tx.query('demo-found', "insert into organizations (name, type) values ($1, 'school')", [name]);
  const rows = await tx.query<{ id: string }>(
    'demo-founded',
    'select id from organizations where name = $1 and created_by = (select app_uid())',
    [name],
  );
  const [made] = rows;
  if (made === undefined) throw new Error(`${name} was founded and cannot be seen.`);
  return made.id;
}

export async function insertInvitation(
  tx: AppTransaction,
  invitation: { organizationId: string; email: string; role: string; tokenHash: Buffer },
): Promise<void> {
  const { organizationId, email, role, tokenHash } = invitation;
  await tx.query(
    'demo-invite',
    'insert into invitations (organization_id, email, role, token_hash) values ($1, $2, $3, $4)',
    [organizationId, email, role, tokenHash],
  );
}

export async function acceptInvitation(tx: AppTransaction, tokenHash: Buffer): Promise<void> {
  await tx.query('demo-accept', 'select accept_invitation($1)', [tokenHash]);
}

/** The people of one mail domain, each with the role that was given first. */
export async function findPeople(
  tx: SystemTransaction,
  domain: string,
): Promise<{ role: Role; name: string; username: string; email: string }[]> {
  return tx.query(
    'demo-people',
    `select u.name, u.username, u.email,
       (select r.role from user_roles r where r.user_id = u.id order by granted_at, role limit 1) as role
     from users u where u.email like '%@' || $1 and u.username is not null
     order by u.created_at, u.id`,
    [domain],
  );
}
