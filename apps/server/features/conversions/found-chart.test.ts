import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';
import { convertUploaded } from './converting-service.ts';

const api = useApi(useDatabase());
const FOLDER = new URL('../../../../packages/convert/src/formats/testing/charts/', import.meta.url);
const never = new AbortController().signal;

async function bringChart(name: string, file: string) {
  const teacher = await person(api, { role: 'teacher' });
  const answer = await sendFile(api, teacher, file, readFileSync(new URL(`${name}/${file}`, FOLDER)));
  const { id } = answer.json<{ conversion: { id: string } }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  const list = (await call(api, teacher, 'GET', '/conversions')).json() as { id: string; state: string }[];
  return { teacher, made: list.find((one) => one.id === id) };
}

test('a chart in a PDF is offered with its numbers, and becomes a chart only when its owner opens it', async () => {
  const { teacher, made } = await bringChart('buses', 'chromium.pdf');
  expect(made).toMatchObject({
    state: 'done',
    charts: [{ type: 'bar', title: 'Who comes by bus', rows: 4, columns: 2 }],
  });
  expect((await call(api, teacher, 'GET', '/chart-drafts')).json()).toEqual([]);
  const begun = await call(api, teacher, 'POST', `/conversions/${made?.id}/charts/0/draft`);
  const draft = (await call(api, teacher, 'GET', `/chart-drafts/${begun.json().chartDraftId}`)).json();
  expect(draft.work.labels.title).toBe('Who comes by bus');
  expect(draft.work.shape).toMatchObject({
    type: 'bar',
    x: 'Class',
    y: ['By bus', 'On foot'],
    stacking: 'beside',
  });
  expect(draft.work.cells).toEqual([
    ['Class', 'By bus', 'On foot'],
    ['5a', '12', '9'],
    ['5b', '17', '6'],
    ['6a', '8', '15'],
    ['6b', '11', '13'],
  ]);
});

test('a chart that a drawing does not show cannot be opened', async () => {
  const { teacher, made } = await bringChart('fruit', 'r.pdf');
  const refused = await call(api, teacher, 'POST', `/conversions/${made?.id}/charts/1/draft`);
  expect(refused.statusCode).toBe(404);
});
