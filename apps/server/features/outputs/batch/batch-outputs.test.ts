import type { BatchFiles } from '@relievo/contracts/content';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { makeRequested } from '../making-service.ts';
import { aDrawnResource, aStoredFile } from '../testing/drawn-resource.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;

async function call(who: Person, path: string, ids: readonly string[]): Promise<BatchFiles[]> {
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/content-batches/outputs${path}`,
    headers: { cookie: who.cookie },
    payload: { ids },
  });
  return answer.json();
}

function download(who: Person | null, ids: readonly string[]) {
  return api.server.inject({
    url: `/api/content-batches/zip?ids=${ids.join(',')}`,
    ...(who && { headers: { cookie: who.cookie } }),
  });
}

async function makeAll(): Promise<void> {
  const waiting = await db.database.asOwner((tx) =>
    tx.query<{ id: string }>('', "select id from output_requests where state = 'waiting'", []),
  );
  for (const { id } of waiting) await makeRequested(api.dependencies, id, never);
}

test('every form of several resources comes as one zip, which names what could not be made', {
  tags: 'exhaustive',
}, async () => {
  const ada = await person(api, { role: 'teacher' });
  const owner = ada.session.user.id;
  const clock = await aDrawnResource(api.dependencies, { owner, title: 'Clock' });
  const broken = await aDrawnResource(
    api.dependencies,
    { owner, title: 'Clock' },
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const film = await aStoredFile(api.dependencies, 'moving', { media_type: 'video/mp4', name: 'Tides.mp4' });
  const tides = await aDrawnResource(api.dependencies, {
    owner,
    title: 'Tides',
    image_file_id: null,
    source_file_id: film,
  });
  const ids = [clock, broken, tides];
  expect((await call(ada, '', ids)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'kept']);
  await makeAll();
  expect((await call(ada, '/standing', ids)).map(({ state }) => state)).toEqual(['ready', 'kept', 'kept']);

  const sent = await download(ada, ids);
  expect(sent.headers['content-type']).toBe('application/zip');
  const files = unzipSync(new Uint8Array(sent.rawPayload));
  const names = Object.keys(files);
  expect(names).toContain('Clock/Clock - swell A4.pdf');
  expect(names).toContain('Clock/Clock - braille.brf');
  expect(names).toContain('Clock/Clock - manifest.json');
  expect(names).toContain('Clock (2)/clock.svg');
  expect(names).toContain('Tides/Tides.mp4');
  expect(new TextDecoder().decode(files['Tides/Tides.mp4'])).toBe('moving');
  expect(new TextDecoder().decode(files['Clock/Clock - swell A4.pdf']).slice(0, 5)).toBe('%PDF-');
  const contents = new TextDecoder().decode(files['Contents.txt']);
  expect(contents).toMatch(/1\. Clock\r\n\d+ files\.\r\n/);
  expect(contents).toMatch(/2\. Clock\r\n1 file\.\r\nNot in this zip:\r\n- .*is not a tactile drawing/);
  expect(contents).toMatch(/3\. Tides\r\n1 file\.\r\nNot in this zip:\r\n- It is kept as it is/);
});

test("what is somebody else's is not made, not sent and not told from what is not there", async () => {
  const [ada, ben] = [await person(api, { role: 'teacher' }), await person(api, { role: 'teacher' })];
  const own = await aDrawnResource(api.dependencies, { owner: ada.session.user.id });
  expect(await call(ben, '', [own])).toEqual([
    { id: own, state: 'failed', problem: expect.stringContaining('find that') },
  ]);
  expect((await download(ben, [own])).statusCode).toBe(404);
  expect((await download(null, [own])).statusCode).toBe(401);
  expect((await download(ada, ['1', own])).statusCode).toBe(404);
});
