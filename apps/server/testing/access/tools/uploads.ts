import { readFile } from 'node:fs/promises';
import { beginConversion } from '../../../features/conversions/service.ts';
import { beginUpload } from '../../../features/uploads/service.ts';
import type { ApiWorld, Call, OperationCases } from '../../http/operation-case.ts';
import { type Person, person } from '../../http/people.ts';
import { type OperationRoles, uploaders } from '../../http/roles.ts';
import type { TestApi } from '../../http/use-api.ts';
import { type RulesOfTable, rule } from '../../policies/rule.ts';
import type { World } from '../../policies/world.ts';

export function rules(w: World): RulesOfTable {
  return {
    uploads: [
      rule(
        `select from uploads where id = '${w.upload}'`,
        ['teacher', 'system', 'owner'],
        ['student', 'admin', 'guest', 'auth'],
      ),
      rule(
        `select from begin_upload('map.svg', 1000, 50, 1000000000, 1000000000) where id is not null`,
        ['teacher', 'admin'],
        ['student', 'guest', 'system', 'auth'],
      ),
      rule(
        `insert into uploads (owner_id, name, size) values ('${w.teacher}', 'map.svg', 1)`,
        ['owner'],
        ['teacher', 'superAdmin', 'guest', 'system'],
      ),
      rule(`update uploads set size = 1`, ['owner'], ['teacher', 'superAdmin', 'system']),
      rule(
        `delete from uploads where id = '${w.upload}'`,
        ['teacher', 'system'],
        ['student', 'superAdmin', 'guest'],
      ),
    ],
  };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="90" height="60"/></svg>';

function viewerOf({ session }: Person) {
  return { userId: session.user.id, organizationId: null };
}

async function aTeacher({ api }: ApiWorld): Promise<Person> {
  return person(api, { role: 'teacher' });
}

async function sendBytes({ dependencies }: TestApi, id: string, content: string): Promise<void> {
  await dependencies.arrivals.answer(
    { id, size: content.length },
    new Request('http://here', {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: content,
    }),
  );
}

async function anUpload(world: ApiWorld): Promise<Call> {
  const as = await aTeacher(world);
  const file = { name: 'map.svg', size: SVG.length };
  const { id } = await beginUpload(world.api.dependencies, viewerOf(as), file);
  await sendBytes(world.api, id, SVG);
  return { as, params: { id } };
}

async function* streamOnce(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

/** A file that waits to be converted. */
async function aConversion(world: ApiWorld): Promise<Call> {
  const { database, storage } = world.api.dependencies;
  const as = await aTeacher(world);
  const stored = await storage.write(streamOnce(SVG), { limit: SVG.length });
  const { conversion } = await database.asUser(viewerOf(as), (tx) =>
    beginConversion(tx, storage, {
      ...stored,
      id: crypto.randomUUID(),
      name: 'map.svg',
      mediaType: 'image/svg+xml',
      format: 'svg',
      isConverted: true,
      arrivedAt: new Date(),
    }),
  );
  return { as, params: { id: conversion.id } };
}

const LEAF = new URL(
  '../../../../../packages/convert/src/formats/fixtures/027-chromium-print-pdf/input.pdf',
  import.meta.url,
);

/** A document of one page that waits to be converted. */
async function aDocument(world: ApiWorld): Promise<Call> {
  const { database, storage } = world.api.dependencies;
  const as = await aTeacher(world);
  const bytes = await readFile(LEAF);
  async function* content() {
    yield bytes;
  }
  const stored = await storage.write(content(), { limit: bytes.length });
  const { conversion } = await database.asUser(viewerOf(as), (tx) =>
    beginConversion(tx, storage, {
      ...stored,
      id: crypto.randomUUID(),
      name: 'leaf.pdf',
      mediaType: 'application/pdf',
      format: 'pdf',
      isConverted: true,
      arrivedAt: new Date(),
    }),
  );
  return { as, params: { id: conversion.id } };
}

/** A drawing in which a chart was found. */
async function aFoundChart(world: ApiWorld): Promise<Call> {
  const call = await aConversion(world);
  const chart = {
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
    ],
    group: null,
  };
  await world.api.dependencies.database.asOwner((tx) =>
    tx.query('test-found-chart', `update conversions set report = $2 where id = $1`, [
      call.params?.['id'],
      JSON.stringify({ charts: [chart] }),
    ]),
  );
  return { ...call, params: { ...call.params, chart: '0' } };
}

export const calls: OperationCases = {
  'uploads.limits': { valid: async (world) => ({ as: await aTeacher(world) }), othersGet: 'their own' },
  'uploads.recognise': {
    valid: async (world) => ({ as: await aTeacher(world), body: { sha256: 'a'.repeat(64) } }),
    othersGet: 'their own',
  },
  'uploads.begin': {
    valid: async (world) => ({ as: await aTeacher(world), body: { name: 'map.svg', size: 1000 } }),
    othersGet: 'upload_access_missing',
  },
  'uploads.arrive': { valid: anUpload, othersGet: 'not_found' },
  'uploads.cancel': { valid: anUpload, othersGet: 'not_found' },
  'conversions.list': { valid: aConversion, othersGet: 'their own' },
  'conversions.watch': {
    valid: async (world) => ({ ...(await aConversion(world)), query: { seconds: '0' } }),
    othersGet: 'their own',
  },
  'conversions.cancel': { valid: aConversion, othersGet: 'not_found' },
  'conversions.retry': { valid: aConversion, othersGet: 'not_found' },
  'conversions.beginChart': { valid: aFoundChart, othersGet: 'not_found' },
  'conversions.pages': { valid: aDocument, othersGet: 'not_found' },
  'conversions.choosePages': {
    valid: async (world) => ({ ...(await aDocument(world)), body: { pages: [1] } }),
    othersGet: 'not_found',
  },
  'conversions.remove': { valid: aConversion, othersGet: 'not_found' },
};

export const roles: OperationRoles = {
  'uploads.begin': uploaders('the same'),
};
