import type pg from 'pg';
import type { Identity } from './identity.ts';
import type { DatabasePath } from './path.ts';

declare const identity: unique symbol;

/** An open transaction. The brand says with whose rights: a repository for the app cannot be handed the owner's. */
export interface Transaction<Who extends Identity> {
  readonly [identity]: Who;
  /**
   * Runs a named statement: PostgreSQL parses it once a connection, which doubles the throughput. A statement that is
   * composed for one request has the empty name, and is planned for the values at hand. No names are sent to a pooler
   * that does not keep them.
   */
  query<Row extends pg.QueryResultRow>(
    name: string,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
}

export type OwnerTransaction = Transaction<'owner'>;
export type AppTransaction = Transaction<'app'>;
export type AuthTransaction = Transaction<'auth'>;
export type SystemTransaction = Transaction<'system'>;

/** A person as the policies see them. Nobody signed in is a viewer too: both are null. */
export interface Viewer {
  readonly userId: string | null;
  readonly organizationId: string | null;
}

export const GUEST: Viewer = { userId: null, organizationId: null };

export function createTransaction<Who extends Identity>(
  client: pg.ClientBase,
  { keepsNames }: Pick<DatabasePath, 'keepsNames'>,
): Transaction<Who> {
  const transaction: Omit<Transaction<Who>, typeof identity> = {
    async query<Row extends pg.QueryResultRow>(
      name: string,
      sql: string,
      parameters: readonly unknown[] = [],
    ) {
      if (name.length > LONGEST_NAME) throw new RangeError(`The name of a statement is too long: ${name}`);
      const { rows } = await client.query<Row>({
        name: keepsNames ? name : '',
        text: sql,
        values: [...parameters],
      });
      return rows;
    },
  };
  return transaction as Transaction<Who>;
}

/** PostgreSQL cuts longer names off without a word, and two statements would then be one. */
const LONGEST_NAME = 63;
