import type { ResourceOutputs } from '@relievo/contracts/library/files';
import type { QueryResultRow } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { aDrawnResource, aStoredFile } from './testing/drawn-resource.ts';

const db = useDatabase();
const api = useApi(db);
let reader: Person;

beforeAll(async () => {
  reader = await person(api);
});

function get(url: string, who?: Person) {
  return api.server.inject({ url, headers: who ? { cookie: who.cookie } : {} });
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

describe('asking for an output', () => {
  test('makes it once, however many ask at the same time, and all follow the same job', async () => {
    const id = await aDrawnResource(api.dependencies);
    const asked = await Promise.all(
      [reader, undefined, reader, undefined, undefined, reader].map((who) => ask(id, who)),
    );
    const answers = asked.map((answer) => answer.json());
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({
      format: 'brf',
      profile: 'embosser-6',
      state: 'waiting',
      problem: '',
      progressId: expect.any(String),
    });
    expect((await listFiles(id)).requests).toEqual([answers[0]]);
    const [request] = await look<{ id: string }>('select id from output_requests where resource_id = $1', [
      id,
    ]);
    expect(await look('select from jobs.job where data = $1', [{ requestId: request?.id }])).toHaveLength(1);
    for (const who of [undefined, reader])
      expect((await get(`/api/progress/${answers[0].progressId}`, who)).json().state).toBe('waiting');
  });

  test('reveals nothing of a resource that the person may not see', async () => {
    const author = await person(api, { role: 'teacher' });
    const id = await aDrawnResource(api.dependencies, {
      owner: author.session.user.id,
      visibility: 'private',
    });
    const { progressId } = (await ask(id, author)).json();
    const states = [undefined, reader, author].map(
      async (who) => (await get(`/api/progress/${progressId}`, who)).statusCode,
    );
    expect(await Promise.all(states)).toEqual([404, 404, 200]);
  });

  test('finds none for a resource without a drawing, and refuses a medium that is not offered', async () => {
    const file = await aStoredFile(api.dependencies, 'x', { media_type: 'image/png' });
    const id = await aDrawnResource(api.dependencies, { image_file_id: file });
    expect((await ask(id)).json().code).toBe('not_found');
    expect((await listFiles(id)).canBeMade).toBe(false);
    const drawn = await aDrawnResource(api.dependencies);
    for (const body of [
      { format: 'pins', profile: 'swell-a4' },
      { format: 'exe', profile: 'swell-a4' },
      { format: 'constructor', profile: 'name' },
    ])
      expect((await ask(drawn, reader, body)).json().code).toBe('invalid_input');
  });

  test('is allowed thirty times a minute for one caller', async () => {
    const id = await aDrawnResource(api.dependencies);
    const busy = await person(api);
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push((await ask(id, busy)).statusCode);
    expect(answers).toEqual([...Array(30).fill(200), 429]);
  });
});
