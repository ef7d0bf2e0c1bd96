import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aUser } from '../../testing/factories.ts';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './reset.ts';

const db = useDatabase();

test('a database is not emptied under somebody who is connected', async () => {
  await db.database.ping();
  await expect(emptyDatabase(db.connections.owner)).rejects.toThrow('stop Relievo first');
});

test('an emptied database migrates anew and serves', async () => {
  const { connections } = db;
  const before = openDatabase(connections);
  await aUser(before);
  await before.close();
  await db.database.close();
  await emptyDatabase(connections.owner);
  await migrate(connections.owner, MIGRATIONS);
  const after = openDatabase(connections);
  expect(await after.asAuth((tx) => tx.query('users', 'select id from users'))).toEqual([]);
  await aUser(after);
  await after.close();
});
