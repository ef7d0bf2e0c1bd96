import { PICTURE_BYTES } from '@relievo/contracts/people';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openIsolation } from '../../platform/isolation/isolation.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { JPEG, PNG, WEBP } from '../../testing/http/pictures.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { openPictureEncoder } from './picture/encoding-service.ts';
import { pictureTypeOf } from './picture/media-type-rules.ts';

const db = useDatabase();
const api = useApi(db);
const unguardedApi = useApi(db, {
  replace: () => ({ pictureEncoder: openPictureEncoder(openIsolation({ allowWeak: false, detect })) }),
});
/** A machine that can close neither disk nor network. */
async function detect() {
  return {
    walls: { by: 'nothing', otherUser: false },
    disk: 'open',
    network: 'open',
    isStrong: false,
  } as const;
}

function change({ cookie }: Person, payload: object) {
  return api.server.inject({ method: 'PATCH', url: '/api/profile', payload, headers: { cookie } });
}

function send({ cookie }: Person, payload: Buffer, { type = 'image/png', alt = 'A cat' } = {}) {
  return api.server.inject({
    method: 'PUT',
    url: `/api/profile/picture?alt=${encodeURIComponent(alt)}`,
    payload,
    headers: { cookie, 'content-type': type },
  });
}

function look(url: string, cookie = '') {
  return api.server.inject({ url, headers: { cookie } });
}

describe('editing the profile', () => {
  test('a changed name shows at once, in the session too, and omitted fields stay', async () => {
    const ada = await person(api);
    const answer = await change(ada, { displayName: 'Ada King', bio: 'I draw maps.' });
    expect(answer.json()).toEqual({
      displayName: 'Ada King',
      username: ada.username,
      bio: 'I draw maps.',
      picture: null,
    });
    expect((await look('/api/session', ada.cookie)).json().user.displayName).toBe('Ada King');
    expect((await change(ada, {})).json().bio).toBe('I draw maps.');
  });

  test.each(['مريم الخوارزمي', '👩🏽‍🔬 Mia', 'Žofie 智子', '‏שרה‏'])(
    'a name may be %s',
    async (displayName) => {
      const answer = await change(await person(api), { displayName });
      expect(answer.json().displayName).toBe(displayName);
    },
  );

  test.each([
    ['10,000 characters', { displayName: 'x'.repeat(10_000) }],
    ['a reversal of what follows', { displayName: 'Ada\u202E' }],
    ['a username of two characters', { username: 'ab' }],
    ['a username with a space', { username: 'ada king' }],
  ])('%s is refused with a message', async (_, payload) => {
    const answer = await change(await person(api), payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });

  test("a username of somebody else is refused in any case, and one's own is accepted", async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const answer = await change(ada, { username: grace.username.toUpperCase() });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'username_taken']);
    expect((await change(ada, { username: ada.username.toUpperCase() })).statusCode).toBe(200);
  });

  test('one of five who take a username at the same moment gets it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person(api)));
    const answers = await Promise.all(people.map((one) => change(one, { username: 'the-only-one' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('the picture of a profile', () => {
  test.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ])('%s is served as what its bytes are, and cannot run anything', async (type, bytes) => {
    const ada = await person(api);
    const { picture } = (await send(ada, bytes, { type: 'image/png' })).json();
    expect(picture.alt).toBe('A cat');
    const { headers, rawPayload } = await look(picture.address, ada.cookie);
    expect(pictureTypeOf(rawPayload)).toBe(type);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await look('/api/session', ada.cookie)).json().user.picture).toEqual(picture);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML after the signature of a PNG', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')])],
    ['half a PNG', PNG.subarray(0, 40)],
    ['GIF', 'GIF89a'],
    ['nothing', ''],
    ['a PNG whose middle is spoilt', Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(8), PNG.subarray(41)])],
  ])('%s is refused as a picture, whatever its name', async (_, bytes) => {
    const answer = await send(await person(api), Buffer.from(bytes));
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'picture_not_readable']);
  });

  test('is stored without the place where it was taken and its author', async () => {
    const ada = await person(api);
    const comment = Buffer.concat([Buffer.from('fffe0012', 'hex'), Buffer.from('At home, Delft. ')]);
    const [start, rest] = [JPEG.subarray(0, 2), JPEG.subarray(2)];
    const { picture } = (await send(ada, Buffer.concat([start, comment, rest]))).json();
    const { rawPayload } = await look(picture.address, ada.cookie);
    expect([pictureTypeOf(rawPayload), rawPayload.includes('Delft')]).toEqual(['image/jpeg', false]);
  });

  test('of nearly fifty million pixels is accepted also in a format that is decoded whole', {
    tags: 'exhaustive',
  }, async () => {
    const create = { width: 8000, height: 6000, channels: 3, background: '#fff' } as const;
    const interlaced = await sharp({ create }).png({ progressive: true }).toBuffer();
    expect((await send(await person(api), interlaced)).statusCode).toBe(200);
  });

  test('of sixty million pixels is refused, and the next one is accepted', {
    tags: 'exhaustive',
  }, async () => {
    const ada = await person(api);
    const create = { width: 10_000, height: 6000, channels: 3, background: '#fff' } as const;
    const answer = await send(ada, await sharp({ create }).png({ compressionLevel: 9 }).toBuffer());
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'picture_not_readable']);
    expect((await send(ada, PNG)).statusCode).toBe(200);
  });

  test('of more than 2 MB is refused with a message, and of far more is not read', async () => {
    const ada = await person(api);
    const large = Buffer.concat([PNG, Buffer.alloc(PICTURE_BYTES)]);
    expect((await send(ada, large)).json().code).toBe('picture_too_large');
    expect((await send(ada, Buffer.alloc(9 * 1024 * 1024))).json().code).toBe('body_too_large');
  });

  test('needs a description, which can be changed and is empty without a picture', async () => {
    const ada = await person(api);
    const silent = await send(ada, PNG, { alt: ' ' });
    expect(silent.json().data.issues[0].message).toBe('Please describe the picture');
    const relabel = (alt: string) =>
      api.server.inject({
        method: 'PATCH',
        url: '/api/profile/picture',
        payload: { alt },
        headers: { cookie: ada.cookie },
      });
    expect((await relabel('A dog')).json().code).toBe('not_found');
    await send(ada, PNG);
    expect((await relabel('A dog')).json().picture.alt).toBe('A dog');
  });

  test('is shown to those who may see the profile, and deleted for everybody when it is replaced or removed', async () => {
    const [ada, stranger] = [await person(api), await person(api)];
    const { picture: first } = (await send(ada, PNG)).json();
    expect((await look(first.address, stranger.cookie)).statusCode).toBe(404);
    expect((await look(first.address)).statusCode).toBe(404);
    const { picture: second } = (await send(ada, JPEG, { type: 'image/jpeg' })).json();
    expect((await look(first.address, ada.cookie)).statusCode).toBe(404);
    const removed = await api.server.inject({
      method: 'DELETE',
      url: '/api/profile/picture',
      headers: { cookie: ada.cookie },
    });
    expect(removed.json().picture).toBeNull();
    expect((await look(second.address, ada.cookie)).statusCode).toBe(404);
  });

  test('is never made of random bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        (bytes) => pictureTypeOf(Buffer.from(bytes)) === undefined,
      ),
    );
  });

  test('is refused where the machine cannot isolate the decoder, with the message for all foreign files', async () => {
    const ada = await person(unguardedApi);
    const answer = await unguardedApi.server.inject({
      method: 'PUT',
      url: '/api/profile/picture?alt=A%20cat',
      payload: PNG,
      headers: { cookie: ada.cookie, 'content-type': 'image/png' },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      {
        code: 'files_not_opened_here',
        message:
          'This server cannot open uploaded files safely, so it does not open them. The server log tells its administrator what to do.',
      },
    ]);
  });
});
