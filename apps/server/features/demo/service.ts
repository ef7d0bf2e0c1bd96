import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { createPasswords, type Passwords } from '../accounts/service.ts';
import { grantTier } from '../organizations/service.ts';
import { grantRole, lookUpPersonId } from '../people/service.ts';
import { DEMO_ORGANIZATION, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './people-data.ts';
import {
  acceptInvitation,
  hasFoundedOrganization,
  insertAccount,
  insertInvitation,
  insertOrganization,
} from './repository.ts';

export { DEMO_ORGANIZATION, DEMO_PASSWORD, DEMO_PEOPLE };

export interface SeedDependencies {
  readonly database: Database;
}

/** One part of what a first start finds. Each looks first whether it is there, so that seeding twice adds nothing. */
export type SeedStep = (dependencies: SeedDependencies) => Promise<void>;

const STEPS: readonly SeedStep[] = [seedPeople, seedOrganization];

/** Puts everything in place that a demonstration begins with, and leaves what is there already alone. */
export async function seedDemo(
  dependencies: SeedDependencies,
  further: readonly SeedStep[] = [],
): Promise<void> {
  for (const step of [...STEPS, ...further]) await step(dependencies);
}

async function seedPeople({ database }: SeedDependencies): Promise<void> {
  const passwords = createPasswords();
  // One after the other: who waits too long for a turn to hash is refused, and a start can be slow.
  for (const person of DEMO_PEOPLE) await seedPerson({ database, passwords }, person);
}

/** Nothing happens where the person is there already. */
export async function seedPerson(
  { database, passwords }: SeedDependencies & { readonly passwords: Passwords },
  person: DemoPerson,
): Promise<void> {
  if (await lookUpPersonId({ database }, person.email)) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await database.asAuth((tx) => insertAccount(tx, person, passwordHash));
  await grantRole({ database }, person.email, person.role);
}

async function seedOrganization({ database }: SeedDependencies): Promise<void> {
  const { name, founder, grantedBy, members } = DEMO_ORGANIZATION;
  const viewer = await viewerOf(database, founder);
  if (await database.asUser(viewer, (tx) => hasFoundedOrganization(tx, name))) return;
  const invitations = members.map((member) => ({ ...member, tokenHash: randomBytes(32) }));
  const organizationId = await database.asUser(viewer, async (tx) => {
    const id = await insertOrganization(tx, name);
    for (const invitation of invitations) await insertInvitation(tx, { organizationId: id, ...invitation });
    return id;
  });
  await grantTier({ database }, await viewerOf(database, grantedBy), organizationId);
  for (const { email, tokenHash } of invitations)
    await database.asUser(await viewerOf(database, email), (tx) => acceptInvitation(tx, tokenHash));
}

async function viewerOf(database: Database, email: string) {
  const userId = await lookUpPersonId({ database }, email);
  if (userId === undefined) throw new Error(`Nobody has the address ${email}.`);
  return { userId, organizationId: null };
}
