import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import {
  aCollection,
  aCollectionItem,
  aMembership,
  anOrganization,
  aResource,
  aRow,
} from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
const NOWHERE = '018f0000-0000-7000-8000-000000000000';

function idOf({ session }: Person): string {
  return session.user.id;
}

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  who: Person | null,
  payload?: object,
) {
  const answer = await api.server.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** A teacher with a private collection, and a pupil of the same organization. */
async function aClass() {
  const [ada, bo] = [await person(api, { role: 'teacher', name: 'Ada' }), await person(api, { name: 'Bo' })];
  const { id: organization } = await anOrganization(db.database);
  for (const who of [ada, bo]) await aMembership(db.database, { organization, user: idOf(who) });
  const { id } = await aCollection(db.database, { owner: idOf(ada), name: 'Maps', description: 'For 6a' });
  return { ada, bo, organization, id };
}

async function aTeam(organization: string, ...members: Person[]): Promise<string> {
  const team = await aRow<{ id: string }>(db.database, 'teams', {
    organization_id: organization,
    name: '6a',
  });
  for (const member of members) await join(team.id, organization, member);
  return team.id;
}

function join(team: string, organization: string, member: Person) {
  const values = { team_id: team, organization_id: organization, user_id: idOf(member) };
  return aRow(db.database, 'team_memberships', values);
}

function share(owner: Person, id: string, who: string) {
  return call('POST', `/collections/${id}/shares/people`, owner, { who });
}

async function namesSharedWith(who: Person, query = '') {
  const { rows, total } = (await call('GET', `/library/shared-collections${query}`, who)).body;
  return [total, ...rows.map(({ name }: { name: string }) => name)];
}

async function noticesOf(who: Person) {
  const { rows } = (await call('GET', '/notices', who)).body;
  return rows.filter(({ kind }: { kind: string }) => kind === 'collection_shared');
}

describe('a collection that is shared with a person', () => {
  test('opens for them, is listed under what is shared with them, and for nobody else', async () => {
    const { ada, bo, id } = await aClass();
    const other = await person(api);
    expect((await call('GET', `/collections/${id}`, bo)).status).toBe(404);
    expect((await share(ada, id, bo.username.toUpperCase())).body).toMatchObject({
      kind: 'person',
      name: 'Bo',
      detail: bo.username,
      isRemoved: false,
    });
    expect((await call('GET', `/collections/${id}`, bo)).body).toMatchObject({
      name: 'Maps',
      visibility: 'private',
      isOwn: false,
      isSharedWithMe: true,
      ownerName: 'Ada',
    });
    for (const part of ['/items', '/facets', '/archive'])
      expect((await call('GET', `/collections/${id}${part}`, bo)).status).toBe(200);
    expect((await call('GET', '/library/shared-collections', bo)).body).toMatchObject({
      total: 1,
      rows: [{ id, name: 'Maps', ownerName: 'Ada', itemCount: 0 }],
    });
    for (const who of [other, null]) expect((await call('GET', `/collections/${id}`, who)).status).toBe(404);
    expect([await namesSharedWith(other), await namesSharedWith(ada)]).toEqual([[0], [0]]);
  });

  test('is read by them and changed by its owner alone', async () => {
    const { ada, bo, id } = await aClass();
    const { id: resource } = await aResource(db.database);
    await aCollectionItem(db.database, { collection: id, resource });
    const shared = (await share(ada, id, bo.username)).body;
    const refused = [
      await call('PATCH', `/collections/${id}`, bo, { name: 'Mine' }),
      await call('DELETE', `/collections/${id}`, bo),
      await call('DELETE', `/collections/${id}/items/${resource}`, bo),
      await call('GET', `/collections/${id}/shares`, bo),
      await share(bo, id, ada.username),
      await call('DELETE', `/collections/${id}/shares/${shared.id}`, bo),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  test('shows them only what they may see by themselves', async () => {
    const { ada, bo, id } = await aClass();
    for (const visibility of ['public', 'private'] as const) {
      const resource = (await aResource(db.database, { owner: idOf(ada), visibility })).id;
      await aCollectionItem(db.database, { collection: id, resource });
    }
    await share(ada, id, bo.username);
    expect((await call('GET', `/collections/${id}`, bo)).body.itemCount).toBe(1);
    expect((await call('GET', '/library/shared-collections', bo)).body.rows[0].itemCount).toBe(1);
    expect((await call('GET', `/collections/${id}/items`, bo)).body.total).toBe(1);
  });

  test('is told to them once, without an email', async () => {
    const { ada, bo, id } = await aClass();
    const { id: shareId } = (await share(ada, id, bo.username)).body;
    expect(await noticesOf(bo)).toMatchObject([
      { kind: 'collection_shared', collectionId: id, title: 'Maps', from: 'Ada', readAt: null },
    ]);
    expect((await share(ada, id, bo.username)).body.code).toBe('collection_shared_already');
    await call('DELETE', `/collections/${id}/shares/${shareId}`, ada);
    await share(ada, id, bo.username);
    expect(await noticesOf(bo)).toHaveLength(1);
    const letters = await db.database.asOwner((tx) =>
      tx.query('test-letters', 'select from mail_outbox where "to" = $1 and template = $2', [
        bo.email,
        'collection_shared',
      ]),
    );
    expect(letters).toEqual([]);
  });

  test('is closed to them again when its owner stops sharing it', async () => {
    const { ada, bo, id } = await aClass();
    const { id: shareId } = (await share(ada, id, bo.username)).body;
    expect((await call('DELETE', `/collections/${id}/shares/${shareId}`, ada)).status).toBe(200);
    expect((await call('GET', `/collections/${id}`, bo)).status).toBe(404);
    expect(await namesSharedWith(bo)).toEqual([0]);
    expect((await call('DELETE', `/collections/${id}/shares/${shareId}`, ada)).status).toBe(404);
  });

  test('leaves their list when they remove it, its owner sees that, and removing it can be undone', async () => {
    const { ada, bo, id } = await aClass();
    await share(ada, id, bo.username);
    expect((await call('POST', `/collections/${id}/dismissal`, bo)).status).toBe(200);
    expect(await namesSharedWith(bo)).toEqual([0]);
    expect((await call('GET', `/collections/${id}`, bo)).status).toBe(404);
    expect((await call('GET', `/collections/${id}/shares`, ada)).body.shares).toMatchObject([
      { name: 'Bo', isRemoved: true },
    ]);
    // Whoever removed it is not asked again.
    const [{ id: shareId }] = (await call('GET', `/collections/${id}/shares`, ada)).body.shares;
    await call('DELETE', `/collections/${id}/shares/${shareId}`, ada);
    await share(ada, id, bo.username);
    expect([await namesSharedWith(bo), (await noticesOf(bo)).length]).toEqual([[0], 1]);
    expect((await call('DELETE', `/collections/${id}/dismissal`, bo)).status).toBe(200);
    expect(await namesSharedWith(bo)).toEqual([1, 'Maps']);
    expect((await call('POST', `/collections/${NOWHERE}/dismissal`, bo)).status).toBe(404);
  });

  test('is found among others by its name and its owner, a page at a time', async () => {
    const { ada, bo, id } = await aClass();
    const { id: second } = await aCollection(db.database, { owner: idOf(ada), name: 'Charts' });
    for (const each of [id, second]) await share(ada, each, bo.username);
    expect(await namesSharedWith(bo, '?sortBy=alphabetical')).toEqual([2, 'Charts', 'Maps']);
    expect(await namesSharedWith(bo, '?sortBy=alphabetical&limit=1&offset=1')).toEqual([2, 'Maps']);
    expect(await namesSharedWith(bo, '?search=char')).toEqual([1, 'Charts']);
    expect(await namesSharedWith(bo, '?search=ada')).toEqual([2, 'Charts', 'Maps']);
    expect(await namesSharedWith(bo, '?search=nobody')).toEqual([0]);
  });
});

describe('a person to share with', () => {
  test('is named by the address of their page as well', async () => {
    const { ada, bo, id } = await aClass();
    const answer = await share(ada, id, `https://relievo.example.org/user/${idOf(bo)}`);
    expect(answer.body).toMatchObject({ name: 'Bo' });
  });

  test('whom the owner may not see is answered like one who is not there, and so is the owner', async () => {
    const { ada, id } = await aClass();
    const stranger = await person(api);
    const answers = [
      await share(ada, id, stranger.username),
      await share(ada, id, idOf(stranger)),
      await share(ada, id, 'nobody-at-all'),
      await share(ada, id, ada.username),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, 'collection_reader_not_found']);
    expect(await noticesOf(stranger)).toEqual([]);
  });

  test('has to be named', async () => {
    const { ada, id } = await aClass();
    expect((await share(ada, id, ' ')).body.data.issues[0].message).toBe(
      'Please enter a user name or the address of a profile page',
    );
  });
});

describe('a collection that is shared with a team', () => {
  test('opens for its members of the moment, each of whom is told, as long as both belong to the organization', async () => {
    const { ada, bo, organization, id } = await aClass();
    const [cy, late] = [await person(api, { name: 'Cy' }), await person(api, { name: 'Late' })];
    for (const who of [cy, late]) await aMembership(db.database, { organization, user: idOf(who) });
    const team = await aTeam(organization, ada, bo, cy);
    expect((await call('GET', `/collections/${id}/shares`, ada)).body).toMatchObject({
      shares: [],
      teams: [{ id: team, name: '6a' }],
    });
    const withTeam = await call('POST', `/collections/${id}/shares/teams`, ada, { teamId: team });
    expect(withTeam.body).toMatchObject({ kind: 'team', name: '6a' });
    expect((await call('GET', `/collections/${id}/shares`, ada)).body.teams).toEqual([]);
    expect([await namesSharedWith(bo), await namesSharedWith(cy)]).toEqual([
      [1, 'Maps'],
      [1, 'Maps'],
    ]);
    expect([(await noticesOf(bo)).length, (await noticesOf(ada)).length]).toEqual([1, 0]);
    expect(await namesSharedWith(late)).toEqual([0]);
    await join(team, organization, late);
    expect(await namesSharedWith(late)).toEqual([1, 'Maps']);
    const suspend = (who: Person, status: string) =>
      db.database.asOwner((tx) =>
        tx.query(
          'test-suspend',
          'update organization_memberships set status = $3 where organization_id = $1 and user_id = $2',
          [organization, idOf(who), status],
        ),
      );
    await suspend(bo, 'suspended');
    expect([await namesSharedWith(bo), await namesSharedWith(cy)]).toEqual([[0], [1, 'Maps']]);
    await suspend(ada, 'suspended');
    expect(await namesSharedWith(cy)).toEqual([0]);
  });

  test('is not shared with a team of an organization that its owner does not belong to', async () => {
    const { ada, id } = await aClass();
    const foreign = await aTeam((await anOrganization(db.database)).id);
    const answer = await call('POST', `/collections/${id}/shares/teams`, ada, { teamId: foreign });
    expect(answer.body.code).toBe('not_found');
  });
});

describe('a copy of a collection', () => {
  test('is private, keeps order, notes and what its reader may see, and stays when the original goes', async () => {
    const { ada, bo, id } = await aClass();
    const titles = ['Nile', 'Alps', 'Öresund'];
    for (const [at, title] of titles.entries()) {
      const resource = (await aResource(db.database, { title })).id;
      const added_at = new Date(2026, 1, at + 1);
      await aRow(db.database, 'collection_items', {
        collection_id: id,
        resource_id: resource,
        notes: `About ${title}`,
        added_at,
      });
    }
    const hidden = (await aResource(db.database, { owner: idOf(ada), visibility: 'private' })).id;
    await aCollectionItem(db.database, { collection: id, resource: hidden });
    await share(ada, id, bo.username);
    await aCollection(db.database, { owner: idOf(bo), name: 'maps' });
    const { body: copy } = await call('POST', `/collections/${id}/copy`, bo);
    expect(copy).toMatchObject({
      name: 'Maps (2)',
      description: 'For 6a',
      visibility: 'private',
      isOwn: true,
      itemCount: 3,
    });
    await call('DELETE', `/collections/${id}`, ada);
    const { rows } = (await call('GET', `/collections/${copy.id}/items`, bo)).body;
    expect(rows.map((row: { notes: string }) => row.notes)).toEqual([
      'About Öresund',
      'About Alps',
      'About Nile',
    ]);
    expect(await namesSharedWith(bo)).toEqual([0]);
  });

  test('is made only of what one may see', async () => {
    const { bo, id } = await aClass();
    expect((await call('POST', `/collections/${id}/copy`, bo)).status).toBe(404);
    expect((await call('POST', `/collections/${id}/copy`, null)).status).toBe(401);
  });
});
