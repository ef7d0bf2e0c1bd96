import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { type Studio, USUAL_STUDIO } from '@relievo/contracts/people';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { convertUploaded } from '../conversions/converting-service.ts';
import { makeRequested } from '../outputs/making-service.ts';
import { aDrawnResource } from '../outputs/testing/drawn-resource.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;
const BRF = { format: 'brf', profile: 'embosser-6' };

async function change(who: Person, payload: Partial<Studio>) {
  return (await call(api, who, 'PATCH', '/studio', payload)).json<Studio & { code?: string }>();
}

function look<Row extends object>(sql: string, parameters: unknown[]) {
  return db.database.asOwner((tx) => tx.query<Row & Record<string, unknown>>('', sql, parameters));
}

test('what is chosen is kept, the rest stays as it is, and nobody else has it', async () => {
  const [ada, other] = [await person(api), await person(api)];
  expect((await call(api, ada, 'GET', '/studio')).json()).toEqual(USUAL_STUDIO);
  await change(ada, { embosser: 'tiger/tiger-letter' });
  expect(await change(ada, { voiceSpeed: 1.5, ways: ['display'] })).toEqual({
    ...USUAL_STUDIO,
    embosser: 'tiger/tiger-letter',
    voiceSpeed: 1.5,
    ways: ['display'],
  });
  expect((await call(api, other, 'GET', '/studio')).json()).toEqual(USUAL_STUDIO);
});

test('a device of another kind or that is not offered is refused, and one that is gone was never chosen', async () => {
  const ada = await person(api);
  for (const embosser of ['pins/dotpad', 'brf/none', 'brf'])
    expect(await change(ada, { embosser })).toMatchObject({ code: 'invalid_input' });
  await look(`update preferences set studio = '{"embosser":"brf/sold","voice":"kal16"}' where user_id = $1`, [
    ada.session.user.id,
  ]);
  expect((await call(api, ada, 'GET', '/studio')).json()).toEqual({ ...USUAL_STUDIO, voice: 'kal16' });
});

async function makeFor(who: Person, id: string): Promise<string> {
  expect((await call(api, who, 'POST', `/resources/${id}/outputs`, BRF)).statusCode).toBe(200);
  for (const { id: request } of await look<{ id: string }>(
    `select id from output_requests where resource_id = $1 and state = 'waiting'`,
    [id],
  ))
    await makeRequested(api.dependencies, request, never);
  const [made] = (await call(api, who, 'GET', `/resources/${id}/outputs`)).json<ResourceOutputs>().made;
  const answer = await api.server.inject({
    url: made?.files[0]?.address ?? '/api/none',
    headers: { cookie: who.cookie },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

test('who reads letter by letter gets another file of the same form, which is made once for all who do', {
  tags: 'exhaustive',
}, async () => {
  const [usual, first, second] = [await person(api), await person(api), await person(api)];
  for (const who of [first, second]) await change(who, { braille: 'uncontracted' });
  const id = await aDrawnResource(api.dependencies, { language: 'en' });
  const contracted = await makeFor(usual, id);
  const letters = await makeFor(first, id);
  expect(letters).not.toBe(contracted);
  expect(await makeFor(second, id)).toBe(letters);
  expect(await makeFor(usual, id)).toBe(contracted);
  const outputs = await look<{ variant: object }>(
    'select variant from outputs where resource_id = $1 order by variant',
    [id],
  );
  expect(outputs.map(({ variant }) => variant)).toEqual([{}, { grade: 1 }]);
});

test('who reads formulas in Nemeth code gets files of their own as well', async () => {
  const ada = await person(api);
  await change(ada, { mathematics: 'nemeth' });
  const id = await aDrawnResource(api.dependencies, { language: 'en' });
  await makeFor(ada, id);
  expect(await look('select variant from outputs where resource_id = $1', [id])).toEqual([
    { variant: { mathematics: 'nemeth' } },
  ]);
});

test('a file is converted for the paper of whoever brings it, in their grade of braille, and under their licence', async () => {
  const ada = await person(api, { role: 'teacher' });
  await change(ada, { paper: 'swell-letter', braille: 'uncontracted', licence: 'CC BY 4.0' });
  const sent = await sendFile(api, ada, 'rain.csv', 'Month,Rain (mm)\nJanuary,30\nFebruary,45\n');
  const { id } = sent.json<{ conversion: { id: string } }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  const [made] = await look<{ licence: string; profile: string; sha256: string }>(
    `select r.licence, c.report ->> 'profile' as profile, f.sha256
     from conversions c join resources r on r.id = c.resource_id join files f on f.id = r.image_file_id
     where c.id = $1`,
    [id],
  );
  expect(made).toMatchObject({ licence: 'CC BY 4.0', profile: 'swell-letter' });
  const drawing = await readAll(await api.dependencies.storage.read(made?.sha256 ?? ''));
  expect(drawing).toContain('width="215.9mm"');
  expect(drawing).toContain('en-ueb-g1');
  expect(drawing).not.toContain('en-ueb-g2');
});

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}
