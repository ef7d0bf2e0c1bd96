import { OUTPUT_NAMES } from '@relievo/convert/outputs';
import { maxOf } from '@relievo/words';
import { unzipSync } from 'fflate';
import type { QueryResultRow } from 'pg';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { chartOf } from '../starter/charts/chart-drawing.ts';
import { STARTER_CHARTS } from '../starter/drawings-data.ts';
import { giveUpOutput, makeRequested } from './making-service.ts';
import { listOutputs, requestOutput } from './service.ts';
import { aDrawnResource } from './testing/drawn-resource.ts';

const db = useDatabase();
const api = useApi(db);
const GUEST = { userId: null, organizationId: null };
const never = new AbortController().signal;

function readRows<Row extends QueryResultRow>(sql: string, parameters: unknown[] = []) {
  return db.database.asOwner((tx) => tx.query<Row>('', sql, parameters));
}

async function requestAndReadId(id: string, format = 'brf', profile = 'embosser-6'): Promise<string> {
  await requestOutput(api.dependencies, GUEST, { id, format, profile });
  const [row] = await readRows<{ id: string }>(
    'select id from output_requests where resource_id = $1 and format = $2',
    [id, format],
  );
  return row?.id ?? '';
}

function readOutputs(id: string) {
  return listOutputs(api.dependencies, GUEST, id);
}

async function progressOf(request: string) {
  const [row] = await readRows<{ state: string; message: string; steps: unknown }>(
    'select p.state, p.message, p.steps from job_progress p join output_requests q on q.progress_id = p.id where q.id = $1',
    [request],
  );
  return row;
}

async function bytesOf(id: string, name: string): Promise<Buffer> {
  const file = (await readOutputs(id)).made.flatMap(({ files }) => files).find((one) => one.name === name);
  const answer = await api.server.inject({ url: file?.address ?? '/api/none' });
  expect(answer.rawPayload.length).toBe(file?.size);
  return answer.rawPayload;
}

describe('the job that makes outputs', () => {
  test('makes the outputs, reports what the medium forced, and tells when they are ready', async () => {
    const id = await aDrawnResource(api.dependencies);
    const request = await requestAndReadId(id);
    await makeRequested(api.dependencies, request, never);
    const { made, requests } = await readOutputs(id);
    expect(requests).toEqual([]);
    expect(made).toMatchObject([{ format: 'brf', profile: 'embosser-6', files: [{ name: 'braille.brf' }] }]);
    expect(made[0]?.changes[0]?.message).toMatch(/ %/);
    expect(await progressOf(request)).toMatchObject({ state: 'done' });
    const text = (await bytesOf(id, 'braille.brf')).toString('latin1');
    // Braille ASCII, on pages of at most 25 lines of at most 40 cells.
    expect(text).toMatch(/^[\x20-\x5f\r\n\f]+$/);
    const pages = text.split('\f').map((page) => page.split('\r\n').slice(0, -1));
    expect(maxOf(pages.map((lines) => lines.length))).toBeLessThanOrEqual(25);
    expect(maxOf(pages.flat().map((line) => line.length))).toBeLessThanOrEqual(40);
    await makeRequested(api.dependencies, request, never);
    expect((await readOutputs(id)).made).toEqual(made);
  });

  test('packs everything into one zip, a chart with its data, and reports its progress', {
    tags: 'exhaustive',
  }, async () => {
    const [chart] = STARTER_CHARTS;
    if (!chart) throw new Error('There is no chart.');
    const id = await aDrawnResource(api.dependencies, {
      language: 'en',
      conversion_metadata: JSON.stringify({ chart_content: chartOf(chart) }),
    });
    expect((await readOutputs(id)).canBeHeard).toBe(true);
    const request = await requestAndReadId(id, 'zip', 'swell-a4');
    await makeRequested(api.dependencies, request, never);
    const files = unzipSync(new Uint8Array(await bytesOf(id, 'relievo.zip')));
    const { outputs: packed } = JSON.parse(new TextDecoder().decode(files['manifest.json']));
    expect(packed.map(({ name }: { name: string }) => name)).toEqual([...OUTPUT_NAMES]);
    expect(packed.flatMap(({ problems }: { problems: unknown[] }) => problems)).toEqual([]);
    const description = new TextDecoder().decode(files['text/description.txt']);
    expect(description).toContain(String(chart.rows[0]?.[0]));
    expect(description.replaceAll(/\s+/g, ' ')).toMatch(/The highest is [−\d.]+ .*The lowest is [−\d.]+ /);
    // Spoken words alone take a third of it.
    expect(files['audio/audio.mp3']?.length).toBeGreaterThan(100_000);
  });

  test('refuses what is no drawing in one sentence, and is not tried again', async () => {
    const id = await aDrawnResource(api.dependencies, {}, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const request = await requestAndReadId(id);
    await makeRequested(api.dependencies, request, never);
    const { made, requests } = await readOutputs(id);
    const problem = expect.stringContaining('is not a tactile drawing');
    expect([made, requests]).toMatchObject([[], [{ state: 'impossible', problem }]]);
    expect(await progressOf(request)).toMatchObject({ state: 'failed', message: problem });
    await requestAndReadId(id);
    expect((await readOutputs(id)).requests).toMatchObject([{ state: 'impossible', problem }]);
  });

  test('is ended when it takes too long or too much, and reports which', async () => {
    const id = await aDrawnResource(api.dependencies);
    const request = await requestAndReadId(id);
    const { making } = api.dependencies;
    for (const [limits, why] of [
      [{ seconds: 0.001 }, 'It takes too long.'],
      [{ memoryBytes: 2 ** 20 }, 'It takes too much memory.'],
      [{ diskBytes: 10 }, 'It becomes too large.'],
    ] as const) {
      await makeRequested({ ...api.dependencies, making: { ...making, ...limits } }, request, never);
      const problem = `This was not made. ${why} Choose another form, or try again later.`;
      expect((await readOutputs(id)).requests).toMatchObject([{ state: 'failed', problem }]);
      await requestAndReadId(id);
    }
  });

  test('leaves nothing when its worker is stopped, and another worker makes the output', async () => {
    const id = await aDrawnResource(api.dependencies);
    const request = await requestAndReadId(id);
    const stop = new AbortController();
    const working = makeRequested(api.dependencies, request, stop.signal);
    stop.abort();
    await expect(working).rejects.toThrow('It was stopped.');
    expect(await readOutputs(id)).toMatchObject({ made: [], requests: [{ state: 'waiting' }] });
    expect(await readRows('select from outputs where resource_id = $1', [id])).toEqual([]);
    await Promise.all([1, 2].map(() => makeRequested(api.dependencies, request, never)));
    expect((await readOutputs(id)).made.map(({ files }) => files.length)).toEqual([1]);
  });

  test('can be asked for again after it was given up, and stays done when it was done', async () => {
    const id = await aDrawnResource(api.dependencies);
    const request = await requestAndReadId(id);
    await giveUpOutput(api.dependencies, request);
    expect((await readOutputs(id)).requests).toMatchObject([{ state: 'failed' }]);
    await readRows("update output_requests set state = 'done' where id = $1", [request]);
    await giveUpOutput(api.dependencies, request);
    expect((await readOutputs(id)).requests).toEqual([]);
  });
});
