import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { makeRequested } from '../outputs/making-service.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';
import { convertUploaded } from './converting-service.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;

const PAGE = `<!doctype html><html lang="en"><title>Roots</title><body><h1>Roots</h1>
  <p>Solve <math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>2</mn></math> for x.</p></body></html>`;

test('a formula that somebody brings is MathML with its words on the page, and in braille what its reader chose', async () => {
  const ada = await person(api, { role: 'teacher' });
  const sent = await sendFile(api, ada, 'roots.html', PAGE);
  const { id } = sent.json<{ conversion: { id: string } }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  const [made] = (await call(api, ada, 'GET', '/conversions')).json<{ resource: { id: string } }[]>();
  const address = `/resources/${made?.resource.id}`;
  const page = await call(api, ada, 'GET', `${address}/text`);
  expect(page.body).toMatch(
    /Solve <math [^>]*aria-label="x squared equals 2"><msup><mi>x<\/mi><mn>2<\/mn><\/msup>/,
  );

  const makeBraille = async () => {
    await call(api, ada, 'POST', `${address}/outputs`, { format: 'brf', profile: 'embosser-6' });
    const [request] = await db.database.asOwner((tx) =>
      tx.query<{ id: string }>('', `select id from output_requests where state = 'waiting'`, []),
    );
    await makeRequested(api.dependencies, request?.id ?? '', never);
    const [output] = (await call(api, ada, 'GET', `${address}/outputs`)).json<{
      made: { files: { address: string }[] }[];
    }>().made;
    const url = output?.files[0]?.address ?? '/api/none';
    return (await api.server.inject({ url, headers: { cookie: ada.cookie } })).body;
  };
  // ⠭⠰⠔⠼⠃⠀⠐⠶⠀⠼⠃ and ⠸⠩⠀⠭⠘⠆⠀⠨⠅⠀⠼⠆⠀⠸⠱ in braille ASCII.
  expect(await makeBraille()).toContain('X;9#B "7 #B');
  await call(api, ada, 'PATCH', '/studio', { mathematics: 'nemeth' });
  expect((await makeBraille()).replaceAll(/\s+/g, ' ')).toContain('_% X^2 .K #2 _:');
});
