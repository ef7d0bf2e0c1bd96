import { readFileSync } from 'node:fs';
import type { Conversion, DocumentPage } from '@relievo/contracts/uploads';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';
import { convertUploaded } from './converting-service.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;
const FIXTURES = new URL('../../../../packages/convert/src/formats/fixtures/', import.meta.url);
const PAGES = new URL('030-chromium-text-pages/input.pdf', FIXTURES);
const WORKSHEET = new URL('027-chromium-print-pdf/input.pdf', FIXTURES);

test('pages of a document are shown, and those that are chosen are converted by themselves', {
  tags: 'exhaustive',
}, async () => {
  const ada = await person(api, { role: 'teacher' });
  const sent = await sendFile(api, ada, 'plants.pdf', readFileSync(PAGES));
  const { id, hasPages } = sent.json<{ conversion: Conversion }>().conversion;
  expect(hasPages).toBe(true);
  const shown = await call(api, ada, 'GET', `/conversions/${id}/pages`);
  const { total, pages } = shown.json<{ total: number; pages: DocumentPage[] }>();
  expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
  expect(pages[0]).toMatchObject({ kind: 'text' });
  expect(
    Buffer.from(pages[0]?.picture ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const last = await call(api, ada, 'GET', `/conversions/${id}/pages?first=${total}`);
  expect(last.json<{ pages: DocumentPage[] }>().pages.map(({ number }) => number)).toEqual([total]);

  const chosen = await call(api, ada, 'POST', `/conversions/${id}/pages`, { pages: [3, 3] });
  const made = chosen.json<Conversion>();
  expect(made).toMatchObject({ state: 'waiting', name: 'plants.pdf' });
  await convertUploaded(api.dependencies, made.id, never);
  const list = (await call(api, ada, 'GET', '/conversions')).json<Conversion[]>();
  const done = list.filter(({ state }) => state === 'done');
  expect(done.map(({ id: one, name }) => [one, name])).toEqual([[made.id, 'plants.pdf']]);
});

test('a worksheet becomes a text and a drawing of its figure, which has its words in braille', async () => {
  const ada = await person(api, { role: 'teacher' });
  const sent = await sendFile(api, ada, 'worksheet.pdf', readFileSync(WORKSHEET));
  const { id } = sent.json<{ conversion: Conversion }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  const list = (await call(api, ada, 'GET', '/conversions')).json<Conversion[]>();
  const [text, figure] = [list.find((one) => one.id === id), list.find((one) => one.id !== id)];
  const read = async (address: string) => (await call(api, ada, 'GET', address)).body;
  expect(await read(`/resources/${text?.resource?.id}/text`)).toContain('The stalk holds the blade.');
  expect(await read(`/resources/${figure?.resource?.id}/picture`)).toMatch(/data-cells="⠧⠑⠔"/);
});

test('what is no document has no pages, and what is not there is told so', async () => {
  const ada = await person(api, { role: 'teacher' });
  const sent = await sendFile(api, ada, 'rain.csv', 'month,rain\nJanuary,3\nFebruary,5\n');
  const { id, hasPages } = sent.json<{ conversion: Conversion }>().conversion;
  expect(hasPages).toBe(false);
  expect((await call(api, ada, 'GET', `/conversions/${id}/pages`)).statusCode).toBe(404);
  expect((await call(api, ada, 'POST', `/conversions/${id}/pages`, { pages: [1] })).statusCode).toBe(404);
  const damaged = await sendFile(api, ada, 'cut.pdf', '%PDF-1.7 and no more');
  const { id: cut } = damaged.json<{ conversion: Conversion }>().conversion;
  const refused = await call(api, ada, 'GET', `/conversions/${cut}/pages`);
  expect(refused.json()).toMatchObject({ code: 'pages_not_shown' });
});
