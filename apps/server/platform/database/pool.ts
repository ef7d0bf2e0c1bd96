import pg from 'pg';

const INT8 = 20;

/** Counts and sizes stay far below 2^53, and a number that arrives as text is a trap for arithmetic. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? (text: string) => Number(text)
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * A pool that outlives its server: a connection lost while idle is dropped and told of, and the next query makes
 * a new one. Without the listeners an 'error' event would end the process.
 */
export function openPool(config: pg.PoolConfig, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    types,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'relievo',
    ...config,
  });
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    client.on('error', () => {}); // lost while in use: the query that is running, or the next one, says so
  });
  return pool;
}
