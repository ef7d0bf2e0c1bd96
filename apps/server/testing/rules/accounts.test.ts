import { describe, expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { aMembership, anOrganization, aResource, aRow, aUser } from '../factories.ts';
import { ask, look } from './ask.ts';

const db = useDatabase();

describe('a new account', () => {
  test('has a profile, preferences, the role of a student and a personal organization it owns', async () => {
    const user = await aUser(db.database, { name: 'Ada Lovelace' });
    expect(await ask(db, user.id, 'select display_name, username from profiles')).toEqual([
      { display_name: 'Ada Lovelace', username: user.username },
    ]);
    expect(await ask(db, user.id, 'select role from user_roles')).toEqual([{ role: 'student' }]);
    expect(await ask(db, user.id, 'select keeps_search_history from preferences')).toEqual([
      { keeps_search_history: true },
    ]);
    expect(
      await ask(
        db,
        user.id,
        'select o.name, type, subscription_tier, role, status from organizations o join organization_memberships m on organization_id = id',
      ),
    ).toEqual([
      { name: 'Ada Lovelace', type: 'personal', subscription_tier: 'free', role: 'owner', status: 'active' },
    ]);
  });

  test('needs an address and a username of its own, in any case and with any accents', async () => {
    await aUser(db.database, { email: 'Grace@Example.org', username: 'Gracé' });
    await expect(aUser(db.database, { email: 'grace@example.ORG' })).rejects.toMatchObject({
      constraint: 'users_email_key',
    });
    await expect(aUser(db.database, { username: 'gRACE', email: 'other@example.org' })).rejects.toMatchObject(
      {
        constraint: 'users_username_key',
      },
    );
  });

  test('shows a changed name on its profile', async () => {
    const { id } = await aUser(db.database);
    await db.database.asAuth((tx) => tx.query('', "update users set name = 'Countess' where id = $1", [id]));
    expect(await ask(db, id, 'select display_name from profiles')).toEqual([{ display_name: 'Countess' }]);
  });
});

describe('an account that is deleted', () => {
  const remove = (id: string) =>
    db.database.asSystem((tx) => tx.query('', 'delete from users where id = $1', [id]));

  test('takes along its own data, and nothing of others', async () => {
    const { id } = await aUser(db.database, { role: 'teacher' });
    const [personal] = await look<{ id: string }>(db, 'select id from organizations where created_by = $1', [
      id,
    ]);
    const guest = await aUser(db.database, { role: 'teacher' });
    const kept = await aResource(db.database, {
      owner: guest.id,
      organization: personal?.id ?? '',
      visibility: 'organization',
    });
    await aResource(db.database, { owner: id });
    await remove(id);
    expect(await look(db, 'select id from organizations where created_by = $1', [id])).toEqual([]);
    expect(await look(db, 'select id from resources where submitted_by = $1', [id])).toEqual([]);
    expect(
      await look(db, 'select visibility, organization_id from resources where id = $1', [kept.id]),
    ).toEqual([{ visibility: 'private', organization_id: null }]);
  });

  test('is kept while it is the last owner of an organization', async () => {
    const organization = await anOrganization(db.database);
    await expect(remove(organization.created_by)).rejects.toMatchObject({
      constraint: 'organization_memberships_last_owner',
    });
  });
});

describe('create_personal_organization_for_user', () => {
  test('refuses any target but the caller, also for guests', async () => {
    const ada = await aUser(db.database);
    const other = await aUser(db.database);
    for (const caller of [other.id, null])
      await expect(
        ask(db, caller, 'select create_personal_organization_for_user($1, $2)', [ada.id, 'Mine']),
      ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('upload access', () => {
  test('grants the role, and the person is told', async () => {
    const { id } = await aUser(db.database);
    const admin = await aUser(db.database, { role: 'admin' });
    await ask(db, id, `insert into upload_requests (role_wanted, reason) values ('teacher', 'I teach.')`);
    await ask(db, admin.id, `update upload_requests set state = 'granted', words = 'Welcome.'`);
    expect(await ask(db, id, 'select role, granted_by from user_roles')).toEqual([
      { role: 'teacher', granted_by: admin.id },
    ]);
    expect(
      await ask(db, id, 'select decided_by, decided_at is not null as dated from upload_requests'),
    ).toEqual([{ decided_by: admin.id, dated: true }]);
    expect(await ask(db, id, 'select kind from notices')).toEqual([{ kind: 'upload_request_granted' }]);
  });
});

describe('an invitation', () => {
  const anInvitation = async (email: string, values: object = {}) => {
    const organization = await anOrganization(db.database);
    const token = Buffer.from(organization.id);
    await aRow(db.database, 'invitations', {
      organization_id: organization.id,
      email,
      token_hash: token,
      invited_by: organization.created_by,
      ...values,
    });
    return token;
  };
  const accept = async (userId: string, token: Buffer) => {
    const [row] = await ask(db, userId, 'select accept_invitation($1) is not null as joined', [token]);
    return row?.joined;
  };

  test('can be opened by the person whose address it names, and by nobody else', async () => {
    const invited = await aUser(db.database);
    const thief = await aUser(db.database);
    const token = await anInvitation(invited.email);
    expect(await accept(thief.id, token)).toBe(false);
    expect(await accept(invited.id, token)).toBe(true);
    expect(await accept(invited.id, token)).toBe(false);
  });

  test.each([
    ['over', { expires_at: new Date(0) }],
    ['revoked', { revoked_at: new Date() }],
  ])('is refused when it is %s', async (_, values) => {
    const invited = await aUser(db.database);
    expect(await accept(invited.id, await anInvitation(invited.email, values))).toBe(false);
  });

  test('waits for the address to be verified', async () => {
    const invited = await aUser(db.database);
    await look(db, 'update users set email_verified = false where id = $1', [invited.id]);
    expect(await accept(invited.id, await anInvitation(invited.email))).toBe(false);
  });

  test('shows its organization to whoever has its link, and nothing without the link', async () => {
    const token = await anInvitation('somebody@example.org');
    const sql = 'select organization_name, role, state from invitation_by_token($1)';
    expect(await ask(db, null, sql, [token])).toEqual([
      { organization_name: 'Northern School', role: 'member', state: 'open' },
    ]);
    expect(await ask(db, null, sql, [Buffer.from('guess')])).toEqual([]);
  });
});

describe('an organization', () => {
  test('returns its resources to their authors when it is dissolved', async () => {
    const organization = await anOrganization(db.database);
    const { id } = await aResource(db.database, {
      organization: organization.id,
      visibility: 'organization',
    });
    await ask(db, organization.created_by, 'delete from organizations where id = $1', [organization.id]);
    expect(await look(db, 'select visibility, organization_id from resources where id = $1', [id])).toEqual([
      { visibility: 'private', organization_id: null },
    ]);
  });

  test('has teams of its own members only, and a person who leaves it leaves them', async () => {
    const organization = await anOrganization(db.database);
    const team = await aRow<{ id: string }>(db.database, 'teams', {
      organization_id: organization.id,
      name: 'Maps',
    });
    const { user_id } = await aMembership(db.database, { organization: organization.id });
    const stranger = await aUser(db.database);
    const join = (user: string) =>
      aRow(db.database, 'team_memberships', {
        team_id: team.id,
        organization_id: organization.id,
        user_id: user,
      });
    await join(user_id);
    await expect(join(stranger.id)).rejects.toMatchObject({ code: '23503' });
    await ask(
      db,
      user_id,
      'delete from organization_memberships where user_id = $1 and organization_id = $2',
      [user_id, organization.id],
    );
    expect(await look(db, 'select user_id from team_memberships where team_id = $1', [team.id])).toEqual([]);
  });
});
