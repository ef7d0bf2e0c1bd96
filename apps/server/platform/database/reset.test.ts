import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aUser } from '../../testing/factories.ts';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './reset.ts';

const db = useDatabase();
/** Without somebody in it, a database is empty long before. */
const WHATEVER_IT_TAKES = 60_000;

test('the reset refuses to empty a database while somebody is connected', async () => {
  const somebody = openDatabase(db.connections);
  await somebody.ping();
  await expect(emptyDatabase(db.connections.owner, 0)).rejects.toThrow('stop Relievo first');
  await somebody.close();
});

test('the reset waits for a connection that is closing, and the emptied database migrates and serves again', {
  tags: 'exhaustive',
}, async () => {
  const { connections } = db;
  const before = openDatabase(connections);
  await aUser(before);
  const emptied = emptyDatabase(connections.owner, WHATEVER_IT_TAKES);
  await before.close();
  await emptied;
  await migrate(connections, MIGRATIONS);
  const after = openDatabase(connections);
  expect(await after.asAuth((tx) => tx.query('users', 'select id from users'))).toEqual([]);
  await aUser(after);
  await after.close();
});
