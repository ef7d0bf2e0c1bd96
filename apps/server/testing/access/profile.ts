import type { ApiWorld, OperationCases } from '../http/operation-case.ts';
import { type Person, person } from '../http/people.ts';
import { PNG } from '../http/pictures.ts';

const file = { bytes: PNG, type: 'image/png' };
const query = { alt: 'A woman who laughs' };

/** Somebody who shows a picture. */
async function createPersonWithPicture({ api }: Pick<ApiWorld, 'api'>): Promise<Person> {
  const somebody = await person(api);
  await api.server.inject({
    method: 'PUT',
    url: '/api/profile/picture',
    query,
    payload: file.bytes,
    headers: { cookie: somebody.cookie, 'content-type': file.type },
  });
  return somebody;
}

export const calls: OperationCases = {
  'profile.read': { valid: ({ owner }) => ({ as: owner }), othersGet: 'their own' },
  'profile.change': {
    valid: async ({ api }) => ({ as: await person(api), body: { displayName: 'Ada King', bio: 'I draw.' } }),
    othersGet: 'their own',
  },
  'profile.setPicture': {
    valid: async ({ api }) => ({ as: await person(api), query, file }),
    othersGet: 'their own',
  },
  'profile.describePicture': {
    valid: async (world) => ({ as: await createPersonWithPicture(world), body: query }),
    othersGet: 'not_found',
  },
  'profile.removePicture': {
    valid: async (world) => ({ as: await createPersonWithPicture(world) }),
    othersGet: 'their own',
  },
  'profile.picture': {
    // A picture is for those who may see the profile, so its case is the person's own.
    valid: async (world) => {
      const somebody = await createPersonWithPicture(world);
      const answer = await world.api.server.inject({
        url: '/api/profile',
        headers: { cookie: somebody.cookie },
      });
      const { address } = answer.json<{ picture: { address: string } }>().picture;
      await publishSomething(world, somebody);
      return { as: somebody, params: { id: address.split('/').at(-1) ?? '' } };
    },
    othersGet: 'the same',
  },
};

/** Whoever has published something shows their face to everybody, guests included. */
async function publishSomething({ api }: ApiWorld, { session }: Person): Promise<void> {
  await api.dependencies.database.asOwner((tx) =>
    tx.query(
      'test-published',
      `insert into resources (title, status, visibility, submitted_by, submitted_at)
       values ('Water cycle', 'approved', 'public', $1, now())`,
      [session.user.id],
    ),
  );
}
