import { STARTER_DRAWINGS } from '@relievo/gallery';
import { writeDrawing } from '@relievo/graphic/svg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aFile, aResource, aRow, aUser } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { thumbnailOf } from './service.ts';
import { avifSize } from './testing/avif-size.ts';

const db = useDatabase();
const api = useApi(db);

let author: Person;
let published: string;
let hidden: string;

async function aStored(words: string, media_type = 'image/svg+xml', owner?: string): Promise<string> {
  const bytes = new TextEncoder().encode(words);
  const { sha256 } = await api.dependencies.storage.write(
    (async function* () {
      yield bytes;
    })(),
    { limit: 1_000_000 },
  );
  return (await aFile(db.database, { sha256, media_type, ...(owner ? { owner } : {}) })).id;
}

function createDrawing(name: string) {
  return writeDrawing(
    (
      STARTER_DRAWINGS.get(name) ??
      (() => {
        throw new Error(name);
      })
    )(),
  );
}

function ask(id: string, { query = '', cookie = '' } = {}) {
  return api.server.inject({ url: `/api/thumbnails/${id}${query}`, headers: { cookie } });
}

beforeAll(async () => {
  author = await person(api, { role: 'teacher' });
  const owner = author.session.user.id;
  published = await aStored(createDrawing('clock'));
  await aResource(db.database, { owner, image_file_id: published });
  hidden = await aStored(createDrawing('polygons'));
  await aRow(db.database, 'resources', { title: 'Mine', submitted_by: owner, image_file_id: hidden });
});

describe('the thumbnail of a resource', () => {
  test('is served to everybody who sees the resource, and may be cached for ever', async () => {
    const answer = await ask(published, { query: '?format=avif&width=960' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(answer.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(avifSize(answer.rawPayload)).toEqual([960, 720]);
  });

  test('is made once, however many ask at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(published, { query: '?format=webp' })));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const again = await ask(published, { query: '?format=webp' });
    expect(again.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const rows = await db.database.asOwner((tx) =>
      tx.query('', "select from thumbnails where file_id = $1 and format = 'webp'", [published]),
    );
    expect(rows).toHaveLength(1);
  });

  test('of a hidden resource answers with the same bytes as of a missing one', async () => {
    const stranger = await person(api);
    expect((await ask(hidden, { cookie: author.cookie })).statusCode).toBe(200);
    const answers = await Promise.all([
      ask(hidden),
      ask(hidden, { cookie: stranger.cookie }),
      ask('0199a0a0-0000-7000-8000-000000000000'),
      // A file that no resource shows, also for its owner.
      ask(await aStored(createDrawing('circuit'), 'image/svg+xml', author.session.user.id), {
        cookie: author.cookie,
      }),
    ]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });

  test('is missing when it cannot be made, and not tried again for a day', async () => {
    const broken = await aStored('%PDF-1.7 no picture', 'application/pdf');
    await aResource(db.database, {
      owner: (await aUser(db.database, { role: 'teacher' })).id,
      image_file_id: broken,
    });
    const answers = [await ask(broken), await ask(broken)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const failures = () => api.logged.filter(({ msg }) => msg === 'no thumbnail could be made');
    expect(failures()).toHaveLength(1);
    api.clock.turn(25 * 60 * 60);
    expect((await ask(broken)).statusCode).toBe(404);
    expect(failures()).toHaveLength(2);
  });

  test('is made again when the storage lost it', async () => {
    const [row] = await db.database.asOwner((tx) =>
      tx.query<{ sha256: string }>('', "select sha256 from thumbnails where format = 'avif' and width = 960"),
    );
    await api.dependencies.storage.remove(row?.sha256 ?? '', {
      writtenBefore: new Date(Date.now() + 60_000),
    });
    expect((await ask(published, { query: '?format=avif&width=960' })).statusCode).toBe(200);
    expect(await api.dependencies.storage.has(row?.sha256 ?? '')).toBe(true);
  });

  test.each(['?width=481', '?format=gif', '?width=%00', '?format=__proto__'])(
    'is not made as %s',
    async (query) => {
      expect((await ask(published, { query })).statusCode).toBe(400);
    },
  );
});

test('a card shows the picture that its author chose, else that of the resource, else none', async () => {
  const row = { thumbnail_file_id: 'chosen', image_file_id: 'shown', alt_text: 'A clock' };
  expect(thumbnailOf(row)).toEqual({ address: '/api/thumbnails/chosen', alt: 'A clock' });
  expect(thumbnailOf({ ...row, thumbnail_file_id: null })?.address).toBe('/api/thumbnails/shown');
  expect(thumbnailOf({ ...row, thumbnail_file_id: null, image_file_id: null })).toBeNull();
});
