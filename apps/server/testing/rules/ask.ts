import type { TestDatabase } from '../database.ts';

type Row = Record<string, unknown>;

/** Runs one statement as a person through the application, and gives its rows. */
export function ask<Result extends Row = Row>(
  { database }: TestDatabase,
  userId: string | null,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Result[]> {
  return database.asUser({ userId, organizationId: null }, (tx) => tx.query<Result>('', sql, parameters));
}

/** Looks at what is really there, past the policies. */
export function look<Result extends Row = Row>(
  { database }: TestDatabase,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Result[]> {
  return database.asOwner((tx) => tx.query<Result>('', sql, parameters));
}

/** How many of the things that were tried at the same time came through, and why the others did not. */
export async function race<T>(tries: readonly (() => Promise<T>)[]): Promise<{ won: T[]; lost: unknown[] }> {
  const outcomes = await Promise.allSettled(tries.map((attempt) => attempt()));
  return {
    won: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    lost: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  };
}
