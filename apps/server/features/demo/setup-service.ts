import { randomBytes } from 'node:crypto';
import type { SentLetter, TestPerson } from '@relievo/contracts/product';
import type { Role } from '@relievo/contracts/values';
import type { Database } from '../../platform/database/database.ts';
import type { KeptLetter } from '../../platform/mail/disk-outbox.ts';
import { createPasswords } from '../accounts/service.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from './people-data.ts';
import { findPeople } from './repository.ts';
import { seedPerson } from './service.ts';

export interface SetupDependencies {
  readonly database: Database;
  /** The latest letters, the newest first. */
  readonly outbox: (atMost: number) => Promise<KeptLetter[]>;
}

const LETTERS_SHOWN = 50;

/** Everybody of the demonstration, whether they came with it or were made later. */
export async function listTestPeople({ database }: SetupDependencies): Promise<TestPerson[]> {
  const rows = await database.asSystem((tx) => findPeople(tx, DEMO_DOMAIN));
  return rows.map(({ name: displayName, ...row }) => ({ ...row, displayName, password: DEMO_PASSWORD }));
}

/** Somebody new, whose address counts as verified. */
export async function makeTestPerson(
  { database }: SetupDependencies,
  role: Role,
  displayName: string = `Test ${role.replace('_', ' ')}`,
): Promise<TestPerson> {
  const username = `${role.replace('_', '-')}-${randomBytes(4).toString('hex')}`;
  const email = `${username}@${DEMO_DOMAIN}`;
  await seedPerson({ database, passwords: createPasswords() }, { role, name: displayName, username, email });
  return { role, displayName, username, email, password: DEMO_PASSWORD };
}

export async function listLatestLetters({ outbox }: SetupDependencies): Promise<SentLetter[]> {
  const letters = await outbox(LETTERS_SHOWN);
  return letters.map(({ keptAt, ...letter }) => ({
    ...letter,
    links: findLinks(letter.text),
    createdAt: keptAt.toISOString(),
  }));
}

/** What a letter wants one to open. The bare address at its foot says only who wrote it. */
function findLinks(text: string): string[] {
  return (text.match(/https?:\/\/\S+/g) ?? []).filter((link) => new URL(link).pathname !== '/');
}
