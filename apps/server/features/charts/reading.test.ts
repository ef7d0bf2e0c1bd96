import { readFileSync } from 'node:fs';
import type { ReadTableOutput } from '@relievo/contracts/charts';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, costly: 1000 } });
const FIXTURES = new URL('../../../../packages/convert/src/formats/fixtures/', import.meta.url);
let teacher: Person;

beforeAll(async () => {
  teacher = await person(api, { role: 'teacher' });
});

async function read(name: string, bytes: Uint8Array) {
  const answer = await api.server.inject({
    method: 'POST',
    url: `/api/chart-tables?name=${encodeURIComponent(name)}`,
    payload: Buffer.from(bytes),
    headers: { cookie: teacher.cookie, 'content-type': 'application/octet-stream' },
  });
  return {
    status: answer.statusCode,
    ...answer.json<ReadTableOutput & { code?: string; message?: string }>(),
  };
}

test.each([
  ['031-libreoffice-ods/input.ods'],
  ['032-libreoffice-xlsx/input.xlsx'],
  ['035-json-records/input.json'],
])('a spreadsheet that other programs wrote is read as cells: %s', async (path) => {
  const { status, tables } = await read(path, readFileSync(new URL(path, FIXTURES)));
  expect(status).toBe(200);
  const filled = tables.filter(({ cells }) => (cells?.length ?? 0) > 1);
  expect(filled.length).toBeGreaterThan(0);
  for (const { cells } of filled) expect(new Set(cells?.map((row) => row.length)).size).toBe(1);
});

test('a table of text keeps its cells as they were written, with the unit in the heading', async () => {
  const { tables } = await read('rain.csv', strToU8('Town,Rain (mm)\nBern,3.50\nRome,'));
  expect(tables).toEqual([
    {
      name: 'rain.csv',
      cells: [
        ['Town', 'Rain (mm)'],
        ['Bern', '3.50'],
        ['Rome', ''],
      ],
      problem: null,
    },
  ]);
});

const BOMB = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/worksheets/sheet1.xml': new Uint8Array(300_000_000),
});

test.each([
  ['a picture under another name', 'marks.xlsx', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an empty file', 'empty.csv', new Uint8Array(0)],
  ['a small archive that becomes a huge one', 'bomb.xlsx', BOMB],
  ['a spreadsheet that was cut off', 'cut.xlsx', BOMB.slice(0, 100)],
  ['a JSON file without a list', 'words.json', strToU8('{"a": "b"}')],
])('%s is refused in words, and the wizard is told that nothing is lost', async (_, name, bytes) => {
  const { status, code, message } = await read(name, bytes);
  expect([status, code]).toEqual([422, 'chart_table_not_read']);
  expect(message).toMatch(/^The file was not read\. \p{Lu}.+\. What you have made so far is as it was\.$/u);
});

test('nobody who is not signed in has a file read', async () => {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/chart-tables?name=a.csv',
    payload: Buffer.from('a,b'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(answer.statusCode).toBe(401);
});
