import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aRow, aUser } from '../../testing/factories.ts';
import { grantRole } from './service.ts';

const db = useDatabase();

async function rolesOf(id: string) {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ role: string }>(
      'roles',
      'select role from user_roles where user_id = $1 order by granted_at',
      [id],
    ),
  );
  return rows.map(({ role }) => role);
}

describe('a role granted on the server', () => {
  test('replaces the role of student and ends the open sessions', async () => {
    const user = await aUser(db.database, { email: 'Ada@Example.org' });
    await aRow(db.database, 'user_sessions', { user_id: user.id, token: 't', expires_at: new Date() });
    expect(await grantRole(db, 'ada@example.ORG', 'teacher')).toBe('granted');
    expect(await rolesOf(user.id)).toEqual(['teacher']);
    const sessions = await db.database.asAuth((tx) => tx.query('sessions', 'select id from user_sessions'));
    expect(sessions).toEqual([]);
  });

  test('granting a role that the person has changes nothing', async () => {
    const user = await aUser(db.database, { role: 'teacher' });
    expect(await grantRole(db, user.email, 'teacher')).toBe('held already');
    expect(await grantRole(db, user.email, 'admin')).toBe('granted');
    expect(await rolesOf(user.id)).toEqual(['teacher', 'admin']);
  });

  test('granting a role fails where no account has the email address', async () => {
    expect(await grantRole(db, 'nobody@example.org', 'teacher')).toBe('nobody');
  });

  test('returns to student when it is taken away', async () => {
    const user = await aUser(db.database);
    await grantRole(db, user.email, 'teacher');
    await db.database.asSystem((tx) =>
      tx.query('take', 'delete from user_roles where user_id = $1', [user.id]),
    );
    expect(await rolesOf(user.id)).toEqual(['student']);
  });
});
