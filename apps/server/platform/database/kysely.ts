import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** Composed queries inside a transaction that is already open: they go to its client and to no pool. */
export function kyselyOn<Tables>(client: pg.ClientBase): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const nothing = async (): Promise<void> => {};

/** The transaction belongs to the caller, who began it as somebody: a second one inside it would be a mistake. */
async function refuse(): Promise<never> {
  throw new Error(
    'This transaction was begun by the database port; do not begin, commit or roll back inside it.',
  );
}

function driverOf(client: pg.ClientBase): Driver {
  return {
    init: nothing,
    acquireConnection: async () => connectionOf(client),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

function connectionOf(client: pg.ClientBase): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount, command } = await client.query(query.sql, [...query.parameters]);
      return command === 'SELECT' || rowCount === null
        ? { rows }
        : { rows, numAffectedRows: BigInt(rowCount) };
    },
    streamQuery: () => {
      throw new Error(
        'Read in pages: a stream would hold the transaction open for as long as its reader likes.',
      );
    },
  };
}
