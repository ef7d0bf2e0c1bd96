import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import {
  aCollection,
  aCollectionItem,
  aMembership,
  anOrganization,
  aResource,
} from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { PNG } from '../../../testing/http/pictures.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

function idOf({ session }: Person): string {
  return session.user.id;
}

function get(path: string, who: Person | null = null) {
  // What many ask is answered from what was worked out before, for two seconds.
  api.clock.turn(2000);
  return api.server.inject({ url: `/api/people/${path}`, headers: who ? { cookie: who.cookie } : {} });
}

describe('the public page of a person', () => {
  test('shows name, picture and words about them to guests, and neither address nor role', async () => {
    const ada = await person(api, { role: 'teacher' });
    const { cookie } = ada;
    await aResource(db.database, { owner: idOf(ada) });
    await api.server.inject({
      method: 'PATCH',
      url: '/api/profile',
      payload: { displayName: 'Ada King', bio: 'I draw maps.' },
      headers: { cookie },
    });
    await api.server.inject({
      method: 'PUT',
      url: '/api/profile/picture?alt=A%20woman%20who%20laughs',
      payload: PNG,
      headers: { cookie, 'content-type': 'image/png' },
    });
    const answer = await get(idOf(ada));
    expect(answer.json()).toEqual({
      id: idOf(ada),
      displayName: 'Ada King',
      bio: 'I draw maps.',
      picture: { address: expect.stringMatching(/^\/api\/pictures\//), alt: 'A woman who laughs' },
      isOwn: false,
    });
    expect((await get(idOf(ada), ada)).json()).toMatchObject({ isOwn: true });
    const picture = await api.server.inject({ url: answer.json().picture.address });
    expect(picture.statusCode).toBe(200);
  });

  test('shows the approved public resources of the person to everybody', async () => {
    const [ada, admin] = [await person(api, { role: 'teacher' }), await person(api, { role: 'admin' })];
    const owner = idOf(ada);
    const { id: organization } = await anOrganization(db.database);
    await aMembership(db.database, { organization, user: owner });
    for (const [title, more] of [
      ['Cone', {}],
      ['Alps', {}],
      ['Draft', { visibility: 'private', status: 'pending' }],
      ['Waiting', { status: 'pending' }],
      ['For the school', { visibility: 'organization', organization }],
      ['For myself', { visibility: 'private' }],
    ] as const)
      await aResource(db.database, { owner, title, ...more });
    await aResource(db.database, { title: 'By somebody else' });
    for (const who of [null, ada, admin]) {
      const { rows, total } = (await get(`${owner}/resources?sortBy=alphabetical`, who)).json();
      expect([total, rows.map(({ title }: { title: string }) => title)]).toEqual([2, ['Alps', 'Cone']]);
    }
    const found = (await get(`${owner}/resources?search=con`)).json();
    expect([found.total, found.rows[0].title]).toEqual([1, 'Cone']);
    const second = (await get(`${owner}/resources?sortBy=alphabetical&limit=1&offset=1`)).json();
    expect([second.total, second.rows.map(({ title }: { title: string }) => title)]).toEqual([2, ['Cone']]);
  });

  test('shows the collections that they list, each with the number of items that everybody can see', async () => {
    const ada = await person(api, { role: 'teacher' });
    const owner = idOf(ada);
    const shown = await aResource(db.database, { owner });
    const hidden = await aResource(db.database, { owner, visibility: 'private' });
    const { id: collection } = await aCollection(db.database, {
      owner,
      name: 'Maps',
      is_public: true,
      is_listed: true,
    });
    for (const resource of [shown.id, hidden.id])
      await aCollectionItem(db.database, { collection, resource });
    await aCollection(db.database, { owner, name: 'Hidden' });
    await aCollection(db.database, { owner, name: 'For those with the link', is_public: true });
    for (const who of [null, ada])
      expect((await get(`${owner}/collections`, who)).json()).toMatchObject({
        total: 1,
        rows: [{ name: 'Maps', itemCount: 1, visibility: 'listed' }],
      });
  });

  test('answers like a missing person where the profile may not be seen', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    await aCollection(db.database, { owner: idOf(ada), name: 'By link', is_public: true });
    for (const part of ['', '/resources', '/collections'])
      for (const who of [null, grace]) {
        const [hidden, nobody] = [
          await get(`${idOf(ada)}${part}`, who),
          await get(`${randomUUID()}${part}`, who),
        ];
        expect([hidden.statusCode, hidden.body]).toEqual([404, nobody.body]);
      }
    expect((await get(idOf(ada), ada)).json()).toMatchObject({ isOwn: true });
    expect((await get('no-number')).json().code).toBe('invalid_input');
  });
});
