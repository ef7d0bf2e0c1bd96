import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database } from '../platform/database/database.ts';

/**
 * Each factory makes one row, and what the row cannot be without, so that a test states only what matters to it.
 * They write as the owner, past the policies: how a person comes to such a row is for other tests.
 */
export type Role = 'student' | 'teacher' | 'professional' | 'institution' | 'admin' | 'super_admin';
export type OrganizationRole = 'owner' | 'admin' | 'reviewer' | 'member';
export type Status = 'approved' | 'pending' | 'rejected';
export type Visibility = 'public' | 'organization' | 'private';

type Values = Readonly<Record<string, unknown>>;

/** Inserts one row of any table; what is left out takes the table's default. */
export async function aRow<Row extends QueryResultRow>(
  database: Database,
  table: string,
  values: Values,
): Promise<Row> {
  const columns = Object.keys(values).filter((column) => values[column] !== undefined);
  const places = columns.map((_, index) => `$${index + 1}`);
  const rows = await database.asOwner((tx) =>
    tx.query<Row>(
      `insert ${table} ${createHash('sha256').update(columns.join()).digest('hex').slice(0, 16)}`,
      `insert into ${table} (${columns.join()}) values (${places.join()}) returning *`,
      columns.map((column) => values[column]),
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`${table} gave no row back`);
  return row;
}

export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly username: string;
}

/** A person with profile, preferences, personal organization and the role of a student, or the one given. */
export async function aUser(
  database: Database,
  { role = 'student', ...values }: { role?: Role; email?: string; name?: string; username?: string } = {},
): Promise<User> {
  const username = values.username ?? `user_${randomBytes(5).toString('hex')}`;
  const user = await aRow<User>(database, 'users', {
    name: username,
    email: `${username}@example.org`,
    email_verified: true,
    username,
    ...values,
  });
  if (role !== 'student')
    await database.asOwner((tx) =>
      tx.query('change role', 'update user_roles set role = $2 where user_id = $1', [user.id, role]),
    );
  return user;
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly created_by: string;
}

/** Its founder is its owner. */
export async function anOrganization(
  database: Database,
  { owner, ...values }: { owner?: string; name?: string; type?: string; subscription_tier?: string } = {},
): Promise<Organization> {
  const founder = owner ?? (await aUser(database)).id;
  return aRow(database, 'organizations', { name: 'Northern School', created_by: founder, ...values });
}

/** An organization to whose members a super administrator opened paid files. */
export async function aPayingOrganization(database: Database): Promise<Organization> {
  const organization = await anOrganization(database);
  await aRow(database, 'tier_grants', { organization_id: organization.id });
  return organization;
}

export interface Membership {
  readonly organization_id: string;
  readonly user_id: string;
}

export async function aMembership(
  database: Database,
  {
    organization,
    user,
    ...values
  }: { organization?: string; user?: string; role?: OrganizationRole; status?: 'active' | 'suspended' } = {},
): Promise<Membership> {
  return aRow(database, 'organization_memberships', {
    organization_id: organization ?? (await anOrganization(database)).id,
    user_id: user ?? (await aUser(database)).id,
    ...values,
  });
}

export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly submitted_by: string;
}

/** A resource as it came out of review: approved and public, unless the test says otherwise. */
export async function aResource(
  database: Database,
  {
    owner,
    organization,
    ...values
  }: {
    owner?: string;
    organization?: string;
    status?: Status;
    visibility?: Visibility;
    submitted_at?: Date | null;
    title?: string;
    [column: string]: unknown;
  } = {},
): Promise<Resource> {
  return aRow(database, 'resources', {
    title: 'Water cycle',
    status: 'approved',
    visibility: 'public',
    submitted_at: new Date(),
    submitted_by: owner ?? (await aUser(database, { role: 'teacher' })).id,
    organization_id: organization,
    ...values,
  });
}

/** A resource that nobody has submitted yet. */
export function aDraftResource(
  database: Database,
  values: { owner?: string; title?: string; category?: string } = {},
): Promise<Resource> {
  return aResource(database, { status: 'pending', visibility: 'private', submitted_at: null, ...values });
}

export interface StoredFile {
  readonly id: string;
  readonly sha256: string;
  readonly owner_id: string;
}

/** The row of a file; the bytes are a matter for the storage. */
export async function aFile(
  database: Database,
  { owner, ...values }: { owner?: string; sha256?: string; media_type?: string; size?: number } = {},
): Promise<StoredFile> {
  return aRow(database, 'files', {
    owner_id: owner ?? (await aUser(database)).id,
    sha256: createHash('sha256').update(randomUUID()).digest('hex'),
    size: 1024,
    media_type: 'image/svg+xml',
    ...values,
  });
}

export interface Collection {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
}

export async function aCollection(
  database: Database,
  {
    owner,
    ...values
  }: { owner?: string; name?: string; description?: string; is_public?: boolean; is_listed?: boolean } = {},
): Promise<Collection> {
  return aRow(database, 'user_collections', {
    user_id: owner ?? (await aUser(database)).id,
    name: 'Weather',
    ...values,
  });
}

export async function aCollectionItem(
  database: Database,
  { collection, resource, ...values }: { collection?: string; resource?: string; notes?: string } = {},
): Promise<{ readonly id: string; readonly collection_id: string; readonly resource_id: string }> {
  return aRow(database, 'collection_items', {
    collection_id: collection ?? (await aCollection(database)).id,
    resource_id: resource ?? (await aResource(database)).id,
    ...values,
  });
}
