import type pg from 'pg';
import { LIBRARY_ROWS, SUGGESTION_ROWS } from './rows/library.ts';
import { PEOPLE_ROWS } from './rows/people.ts';
import { SOMEBODYS_ROWS } from './rows/somebodys.ts';
import { WORK_ROWS } from './rows/work.ts';

/** Words of the library by how many of its resources hold one of them. */
export const WORDS = { inHalf: 'common', inOneOf100: 'rare07', inFew: 'single0042' } as const;

export interface Filling {
  /** How many resources there are already, and how many there should be. */
  readonly from: number;
  readonly to: number;
  /** Who gets what a few years of work leave, as much in a small library as in a large one, and their school. */
  readonly somebody?: { readonly id: string; readonly school: string };
  /** So many of the most popular resources are suggested: to write the beginnings of all takes minutes. */
  readonly suggested: number;
}

/**
 * Fills an installation up to so many resources, four of five of them public and approved, with a person for every ten
 * and all that such people leave: votes, words, visits, collections, notices, what was submitted and what was decided.
 * Triggers rest meanwhile; what they keep is written at once.
 */
export async function fillLibrary(client: pg.Client, filling: Filling): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  await run(client, [...FUNCTIONS, ...PEOPLE_ROWS, ...LIBRARY_ROWS, ...WORK_ROWS], filling);
  if (filling.somebody) await run(client, SOMEBODYS_ROWS, filling);
  await run(client, SUGGESTION_ROWS, filling);
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
}

async function run(client: pg.Client, statements: readonly string[], filling: Filling): Promise<void> {
  const { from, to, suggested, somebody } = filling;
  const places = { from, to, suggested, person: somebody?.id, school: somebody?.school };
  for (const statement of statements)
    await client.query(
      Object.entries(places).reduce(
        (text, [name, value]) => text.replaceAll(`:${name}`, `${value}`),
        statement,
      ),
    );
}

const FUNCTIONS = [
  // One of the numbers from 0 to 1 for each number and kind, the same each time.
  `create or replace function pg_temp.chance(number bigint, kind text) returns double precision
   language sql immutable parallel safe
   return (hashtextextended(kind, number) & 1048575) / 1048576.0`,
  // A few get much, and most get little.
  `create or replace function pg_temp.skewed(number bigint, kind text, of bigint) returns bigint
   language sql immutable parallel safe
   return floor(of * pg_temp.chance(number, kind) ^ 3)`,
];
