import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintBars } from '../../testing/access/tools/pictures.ts';
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

test('a chart in a PDF is offered with its numbers, which its owner opens in the wizard', {
  tags: 'exhaustive',
}, async () => {
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

test('a chart that a drawing shows becomes a chart, and the drawing is a draft beside it', {
  tags: 'exhaustive',
}, async () => {
  const { teacher } = await bringChart('buses', 'chromium.pdf');
  const list = (await call(api, teacher, 'GET', '/conversions')).json() as {
    charts: unknown[];
    notes: { code: string }[];
    resource: { id: string; mends: string };
  }[];
  const [chart, drawing, ...others] = list.toSorted((a, b) => b.charts.length - a.charts.length);
  expect(others).toEqual([]);
  expect(chart?.resource.mends).toBe('chart');
  expect(chart?.notes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['chart_redrawn', 'chart_numbers_measured']),
  );
  expect(drawing?.resource.mends).toBe('drawing');
  expect(drawing?.notes.map(({ code }) => code)).toContain('chart_kept_as_drawn');
});

test('a chart that a drawing does not show cannot be opened', async () => {
  const { teacher, made } = await bringChart('fruit', 'r.pdf');
  const refused = await call(api, teacher, 'POST', `/conversions/${made?.id}/charts/1/draft`);
  expect(refused.statusCode).toBe(404);
});

const READ = {
  type: 'bar',
  title: 'Fruit',
  x: 'Fruit',
  y: 'Boxes',
  unit: '',
  scale: 'linear',
  stacking: 'beside',
  direction: 'standing',
  cells: [
    ['Fruit', 'Boxes'],
    ['Apples', '34'],
    ['Pears', '12'],
  ],
  group: null,
  places: [
    [null, { x: 25, y: 40 }],
    [null, { x: 75, y: 300 }],
  ],
  unsure: [{ row: 2, column: 1 }],
  picture: { width: 100, height: 80 },
};

/** A picture that a teacher has sent, with a chart that was read from it. */
async function bringReadPicture(chart: object) {
  const teacher = await person(api, { role: 'teacher' });
  const answer = await sendFile(api, teacher, 'fruit.png', Buffer.from(paintBars()));
  const { id } = answer.json<{ conversion: { id: string } }>().conversion;
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-read-chart', 'update conversions set report = $2 where id = $1', [
      id,
      JSON.stringify({ charts: [chart] }),
    ]),
  );
  const begun = await call(api, teacher, 'POST', `/conversions/${id}/charts/0/draft`);
  const draft = await call(api, teacher, 'GET', `/chart-drafts/${begun.json().chartDraftId}`);
  return { teacher, id, draft: draft.json() };
}

test('a chart from a picture keeps which cells are uncertain, and where its numbers stand on the picture', async () => {
  const { id, draft } = await bringReadPicture(READ);
  expect(draft.work.fromPicture).toEqual({
    conversion: id,
    unsure: [{ row: 2, column: 1 }],
    places: [
      { row: 1, column: 1, x: 0.25, y: 0.5 },
      // What lies beyond the edge of the picture is shown at its edge.
      { row: 2, column: 1, x: 0.75, y: 1 },
    ],
  });
});

test('a chart whose places do not lie on a picture keeps which cells are uncertain, and shows nothing', async () => {
  const { picture: _, ...turned } = READ;
  const { draft } = await bringReadPicture(turned);
  expect(draft.work.fromPicture).toEqual({
    conversion: null,
    unsure: [{ row: 2, column: 1 }],
    places: [],
  });
});

test('a chart that was read before cells were uncertain has nothing to compare', async () => {
  const { picture: _, unsure: __, places: ___, ...old } = READ;
  const { draft } = await bringReadPicture(old);
  expect(draft.work.fromPicture).toBeNull();
});

test('the picture that a chart was read from is shown to its owner, and to nobody else', async () => {
  const { teacher, id } = await bringReadPicture(READ);
  const own = await call(api, teacher, 'GET', `/conversions/${id}/picture?show`);
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-type']).toBe('image/png');
  const stranger = await person(api, { role: 'teacher' });
  for (const who of [stranger, null]) {
    const refused = await call(api, who, 'GET', `/conversions/${id}/picture`);
    expect(refused.statusCode).toBe(who ? 404 : 401);
  }
  expect((await call(api, teacher, 'GET', '/conversions/nonsense/picture')).statusCode).toBe(404);
});

test('a file that is no picture is not shown as one', async () => {
  const { teacher, made } = await bringChart('fruit', 'r.pdf');
  expect((await call(api, teacher, 'GET', `/conversions/${made?.id}/picture`)).statusCode).toBe(404);
});
