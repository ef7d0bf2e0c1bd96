import { randomUUID } from 'node:crypto';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import type { QueryResultRow } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aMembership, aPayingOrganization, aRow } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { foldCounters } from '../counters/service.ts';
import { aDrawing, aDrawnResource, aStoredFile, REPORT as report } from './testing/drawn-resource.ts';

const db = useDatabase();
const api = useApi(db);
let reader: Person;

beforeAll(async () => {
  reader = await person(api);
});

type Headers = Readonly<Record<string, string>>;

function get(url: string, who?: Person, headers: Headers = {}) {
  return api.server.inject({ url, headers: { ...headers, ...(who ? { cookie: who.cookie } : {}) } });
}

async function listFiles(id: string, who?: Person) {
  return (await get(`/api/resources/${id}/outputs`, who)).json<ResourceOutputs>();
}

function ask(id: string, who?: Person, body: object = { format: 'brf', profile: 'embosser-6' }) {
  return api.server.inject({
    method: 'POST',
    url: `/api/resources/${id}/outputs`,
    payload: body,
    headers: who ? { cookie: who.cookie } : {},
  });
}

function look<Row extends QueryResultRow>(sql: string, parameters: unknown[] = []) {
  return db.database.asOwner((tx) => tx.query<Row>('', sql, parameters));
}

async function anOutput(resource_id: string, content: string, values: object = {}): Promise<string> {
  const file_id = await aStoredFile(api.dependencies, content, { media_type: 'text/plain' });
  const row = { resource_id, format: 'brf', profile: 'embosser-6', part: 'braille.brf', file_id, report };
  return (await aRow<{ id: string }>(db.database, 'outputs', { ...row, ...values })).id;
}

describe('the files of a resource', () => {
  test('are listed with what is ready, what can be made and what was changed, also for guests', async () => {
    const id = await aDrawnResource(api.dependencies);
    const output = await anOutput(id, 'cells');
    const size = Buffer.byteLength(aDrawing());
    expect(await listFiles(id)).toEqual({
      mayHave: true,
      text: null,
      canBeMade: true,
      canBeHeard: false,
      isDocument: false,
      own: { name: 'clock.svg', mediaType: 'image/svg+xml', size, address: `/api/resources/${id}/file` },
      picture: {
        name: 'clock.svg',
        mediaType: 'image/svg+xml',
        size,
        address: `/api/resources/${id}/picture`,
      },
      made: [
        {
          format: 'brf',
          profile: 'embosser-6',
          files: [
            {
              name: 'braille.brf',
              mediaType: 'text/plain',
              size: 5,
              address: `/api/resources/${id}/outputs/${output}`,
            },
          ],
          changes: [
            { code: 'kept_sentence', parameters: {}, message: 'It is smaller.' },
            { code: 'cropped', parameters: { width: 90, height: 60 }, message: 'It is cut off.' },
          ],
        },
      ],
      requests: [],
    });
  });

  test('belong to the version that readers see', async () => {
    const id = await aDrawnResource(api.dependencies, { version: 2 });
    const old = await anOutput(id, 'old', { version: 1 });
    expect((await listFiles(id)).made).toEqual([]);
    expect((await get(`/api/resources/${id}/outputs/${old}`)).statusCode).toBe(404);
  });

  test('are deleted when they were made of another picture', async () => {
    const id = await aDrawnResource(api.dependencies);
    await anOutput(id, 'cells');
    await ask(id);
    const picture = await aStoredFile(api.dependencies, '<svg/>', { media_type: 'image/svg+xml' });
    await look('update resources set image_file_id = $2 where id = $1', [id, picture]);
    expect(await listFiles(id)).toMatchObject({ made: [], requests: [] });
  });
});

describe('the download of a file', () => {
  test('has a name that says what it is, cannot run, and is whole', async () => {
    const id = await aDrawnResource(api.dependencies, { title: 'Größe "1/2": <b>\u202Ex</b>' });
    const output = await anOutput(id, 'cells');
    const { statusCode, headers, body } = await get(`/api/resources/${id}/outputs/${output}`);
    expect([statusCode, body]).toEqual([200, 'cells']);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '5',
      'content-disposition':
        'attachment; filename="Groe 1 2 b x b - braille.brf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%201%202%20b%20x%20b%20-%20braille.brf'.replace(
          'Groe',
          'Gro_e',
        ),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    const own = await get(`/api/resources/${id}/file`, undefined, { 'accept-encoding': 'br, gzip' });
    expect([own.headers['content-disposition'], own.body]).toEqual([
      'attachment; filename=clock.svg',
      aDrawing(),
    ]);
    expect(own.headers['content-encoding']).toBeUndefined();
  });

  test('is not sent again when its tag is known', async () => {
    const id = await aDrawnResource(api.dependencies);
    const { headers } = await get(`/api/resources/${id}/file`);
    const again = await get(`/api/resources/${id}/file`, undefined, {
      'if-none-match': String(headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=4-99', 206, '4567 89'.replace(' ', ''), 'bytes 4-9/10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('of %s is answered with %i and that part', async (range, status, part, told) => {
    const id = await aDrawnResource(api.dependencies);
    const output = await anOutput(id, '0123456789');
    const answer = await get(`/api/resources/${id}/outputs/${output}`, undefined, { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, part, told]);
    expect(answer.headers['content-length']).toBe(String(part.length));
  });

  test('reports the length of the file for a part that does not exist', async () => {
    const id = await aDrawnResource(api.dependencies);
    const output = await anOutput(id, '0123456789');
    const address = `/api/resources/${id}/outputs/${output}`;
    const answer = await get(address, undefined, { range: 'bytes=10-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
    const other = await get(address, undefined, { range: 'bytes=0-1', 'if-range': '"another"' });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
  });

  test('counts once, in however many parts it is sent, and not when a page shows it', async () => {
    const id = await aDrawnResource(api.dependencies);
    const output = await anOutput(id, '0123456789');
    const address = `/api/resources/${id}/outputs/${output}`;
    await get(`${address}?show`, reader);
    await get(address, reader, { range: 'bytes=4-' });
    await api.server.inject({ method: 'HEAD', url: address, headers: { cookie: reader.cookie } });
    const log = () =>
      look('select access_type from content_access_logs where resource_id = $1 and not is_repeat', [id]);
    expect(await log()).toEqual([]);
    await Promise.all([get(address, reader), get(address, reader, { range: 'bytes=0-' })]);
    await foldCounters(db, new AbortController().signal);
    expect(await log()).toEqual([{ access_type: 'download' }]);
    expect(await look('select download_count::int from resources where id = $1', [id])).toEqual([
      { download_count: 1 },
    ]);
  });

  test('is shown inline where a page asks for that, and a PDF without a sandbox, which would hide it', async () => {
    const id = await aDrawnResource(api.dependencies);
    const pdf = await aStoredFile(api.dependencies, '%PDF-1.7', { media_type: 'application/pdf' });
    const output = await anOutput(id, '', { format: 'pdf', part: 'document.pdf', file_id: pdf });
    const picture = await get(`/api/resources/${id}/picture?show`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { headers } = await get(`/api/resources/${id}/outputs/${output}?show`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
    expect(headers['content-security-policy']).not.toContain('script');
  });

  test('is logged when an administrator takes a file that is private to others', async () => {
    const id = await aDrawnResource(api.dependencies, { visibility: 'private' });
    const admin = await person(api, { role: 'admin' });
    expect((await get(`/api/resources/${id}/file`, admin)).statusCode).toBe(200);
    expect(await look('select action from audit_log where subject_id = $1', [id])).toEqual([
      { action: 'resource.read' },
    ]);
  });
});

describe('missing and forbidden files', () => {
  const told = ({ statusCode, body, headers }: Awaited<ReturnType<typeof get>>) => {
    const { 'x-request-id': _, date: __, ...others } = headers;
    return { statusCode, body, others };
  };

  test('are answered with the same bytes', async () => {
    const hidden = await aDrawnResource(api.dependencies, { visibility: 'private' });
    const paid = await aDrawnResource(api.dependencies, { is_premium: true });
    const [secret, sold] = [await anOutput(hidden, 'secret'), await anOutput(paid, 'sold')];
    const open = await aDrawnResource(api.dependencies);
    const nowhere = told(await get(`/api/resources/${randomUUID()}/file`));
    expect(nowhere.statusCode).toBe(404);
    for (const path of [
      `${hidden}/file`,
      `${hidden}/picture`,
      `${hidden}/outputs/${secret}`,
      `${paid}/file`,
      `${paid}/picture`,
      `${paid}/outputs/${sold}`,
      `${open}/outputs/${secret}`,
      `${open}/outputs/${randomUUID()}`,
      `${open}/outputs/x`,
      `${open}'--/file`,
      `${'9'.repeat(60)}/file`,
    ])
      expect([path, told(await get(`/api/resources/${path}`))]).toEqual([path, nowhere]);
    expect((await ask(hidden)).json().code).toBe('not_found');
    expect((await ask(paid)).json().code).toBe('not_found');
  });

  test('include those of a paid resource for all but its author, subscribers and administrators', async () => {
    const author = await person(api, { role: 'teacher' });
    const owner = author.session.user.id;
    const id = await aDrawnResource(api.dependencies, { is_premium: true, owner });
    const output = await anOutput(id, 'cells');
    const school = await aPayingOrganization(db.database);
    const [member, admin] = [await person(api), await person(api, { role: 'admin' })];
    await aMembership(db.database, { organization: school.id, user: member.session.user.id });
    for (const who of [undefined, reader, author, member, admin]) {
      const may = who !== undefined && who !== reader;
      const list = await listFiles(id, who);
      expect([list.mayHave, list.own !== null, list.made.length, list.canBeMade]).toEqual(
        may ? [true, true, 1, true] : [false, false, 0, false],
      );
      for (const path of ['file', 'picture', `outputs/${output}`])
        expect((await get(`/api/resources/${id}/${path}`, who)).statusCode).toBe(may ? 200 : 404);
    }
  });
});

test('an organization opens no paid file until a super administrator grants its tier', async () => {
  const founder = await person(api, { role: 'teacher' });
  const id = await aDrawnResource(api.dependencies, { is_premium: true });
  const founded = await api.server.inject({
    method: 'POST',
    url: '/api/organizations',
    payload: { name: 'Three Files' },
    headers: { cookie: founder.cookie },
  });
  const { organization } = founded.json<{ organization: { id: string; subscriptionTier: string } }>();
  const statusOf = async () => (await get(`/api/resources/${id}/file`, founder)).statusCode;
  expect([organization.subscriptionTier, await statusOf()]).toEqual(['basic', 404]);
  const change = async (method: 'PUT' | 'DELETE', who: Person) =>
    (
      await api.server.inject({
        method,
        url: `/api/admin/organizations/${organization.id}/tier-grant`,
        headers: { cookie: who.cookie },
      })
    ).statusCode;
  const [admin, superAdmin] = [
    await person(api, { role: 'admin' }),
    await person(api, { role: 'super_admin' }),
  ];
  for (const who of [founder, admin])
    expect([await change('PUT', who), await statusOf()]).toEqual([403, 404]);
  expect([await change('PUT', superAdmin), await statusOf()]).toEqual([200, 200]);
  for (const who of [founder, admin])
    expect([await change('DELETE', who), await statusOf()]).toEqual([403, 200]);
  expect([await change('DELETE', superAdmin), await statusOf()]).toEqual([200, 404]);
});
