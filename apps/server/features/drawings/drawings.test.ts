import type { DrawingEntry, KeptDrawing } from '@relievo/contracts/values';
import { createRectangle } from '@relievo/graphic/editing/shapes';
import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const api = useApi(useDatabase());
let ada: Person;
let bob: Person;

beforeAll(async () => {
  ada = await person(api);
  bob = await person(api);
});

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Person, payload?: object) {
  const headers = { cookie: who.cookie };
  return api.server.inject({ method, url: `/api/drawings${url}`, headers, ...(payload && { payload }) });
}

const DRAWING: Drawing = {
  version: 1,
  id: 'drawing',
  title: '',
  description: '',
  language: 'en',
  sheet: {
    width: 210,
    height: 297,
    margins: { top: 10, right: 10, bottom: 10, left: 10 },
    braille: 'marburg-medium',
  },
  layers: [],
};

function draw(title: string): string {
  return writeDrawing({ ...DRAWING, title });
}

async function begin(who: Person, title: string): Promise<DrawingEntry> {
  return (await call('POST', '', who, { svg: draw(title) })).json<DrawingEntry>();
}

test('a student keeps a drawing under its title, and nobody else meets it', async () => {
  const { id, title, edits } = await begin(ada, 'Triangle');
  expect([title, edits]).toEqual(['Triangle', 1]);
  expect((await call('GET', `/${id}`, ada)).json<KeptDrawing>().svg).toBe(draw('Triangle'));
  const others = [
    await call('GET', `/${id}`, bob),
    await call('PUT', `/${id}`, bob, { edits: 1, svg: draw('Mine') }),
    await call('DELETE', `/${id}`, bob),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await call('GET', '', bob)).json()).toEqual([]);
});

test('two tabs cannot overwrite each other: the second is told what the first saved', async () => {
  const { id } = await begin(ada, 'Map');
  const first = await call('PUT', `/${id}`, ada, { edits: 1, svg: draw('Map of the first tab') });
  expect(first.json()).toMatchObject({ edits: 2, title: 'Map of the first tab' });
  const second = await call('PUT', `/${id}`, ada, { edits: 1, svg: draw('Map of the second tab') });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'drawing_changed_elsewhere',
    data: { drawing: { edits: 2, svg: draw('Map of the first tab') } },
  });
});

test('what is no drawing in its file form is refused with the reason, and nothing is kept of it', async () => {
  const before = (await call('GET', '', bob)).json<DrawingEntry[]>();
  const answer = await call('POST', '', bob, {
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain('import it instead of opening it');
  expect((await call('GET', '', bob)).json()).toEqual(before);
});

test('a drawing that is deleted is not in the list any more', async () => {
  const { id } = await begin(bob, 'Cell');
  expect((await call('DELETE', `/${id}`, bob)).statusCode).toBe(200);
  expect((await call('GET', '', bob)).json()).toEqual([]);
});

test('labels are written in the braille of their language, in their order', async () => {
  const answer = await call('POST', '/braille', ada, { language: 'en-GB', texts: ['the sea', 'A'] });
  expect(answer.json<{ cells: string }[]>().map(({ cells }) => cells)).toEqual(['⠮⠀⠎⠑⠁', '⠠⠁']);
  const unknown = await call('POST', '/braille', ada, { language: 'tlh', texts: ['a'] });
  expect(unknown.json()).toMatchObject({ code: 'no_braille_for_language', data: { language: 'tlh' } });
});

test('a drawing of thousands of objects is kept, and one that is too large is refused with a reason', async () => {
  const { id } = await begin(ada, 'Mosaic');
  const items = Array.from({ length: 5000 }, (_, at) => {
    const corner = { x: 12 + (at % 70) * 2.6, y: 12 + Math.floor(at / 70) * 3.7 };
    return { ...createRectangle(corner, 1, 1), id: `stone-${at + 1}` };
  });
  const layers = [{ id: 'stones', name: 'Stones', visible: true, items }];
  const svg = writeDrawing({ ...DRAWING, title: 'Mosaic', layers });
  expect(svg.length).toBeGreaterThan(1024 * 1024);
  expect((await call('PUT', `/${id}`, ada, { edits: 1, svg })).json()).toMatchObject({ edits: 2 });
  expect((await call('GET', `/${id}`, ada)).json<KeptDrawing>().svg).toBe(svg);
  const tooLarge = await call('PUT', `/${id}`, ada, { edits: 2, svg: 'x'.repeat(5 * 1024 * 1024) });
  expect([tooLarge.statusCode, tooLarge.json<{ code: string }>().code]).toEqual([413, 'body_too_large']);
});

test('labels are written in the code of their language, or in one that is named; an unknown one is refused', async () => {
  const translate = async (code?: string) => {
    const answer = await call('POST', '/braille', ada, { language: 'en', texts: ['the'], code });
    return [answer.statusCode, answer.json<{ cells?: string }[]>()[0]?.cells];
  };
  // Rules of Unified English Braille, 10.3: "the" is one cell where it is contracted.
  expect(await translate()).toEqual([200, '⠮']);
  expect(await translate('ueb-1')).toEqual([200, '⠞⠓⠑']);
  expect((await translate('klingon'))[0]).toBe(422);
});

test('a guest has one short text at a time written in braille, in the code of its language or one that is named', async () => {
  const read = async (query: Readonly<Record<string, string>>) => {
    const answer = await api.server.inject({ method: 'GET', url: '/api/braille', query });
    const { cells, code } = answer.json<{ cells?: string; code?: string }>();
    return [answer.statusCode, cells ?? code];
  };
  expect(await read({ language: 'en', text: 'the sea' })).toEqual([200, '⠮⠀⠎⠑⠁']);
  expect(await read({ language: 'en', text: 'the', code: 'ueb-1' })).toEqual([200, '⠞⠓⠑']);
  // The system of German basic braille, 2.1.1: "sch" is one cell.
  expect(await read({ language: 'de', text: 'schule', code: 'de-1' })).toEqual([200, '⠱⠥⠇⠑']);
  expect(await read({ language: 'tlh', text: 'a' })).toEqual([400, 'no_braille_for_language']);
  expect(await read({ language: 'en', text: 'a', code: 'klingon' })).toEqual([422, 'braille_not_written']);
  expect((await read({ language: 'en', text: 'x'.repeat(200) }))[0]).toBe(200);
  expect(await read({ language: 'en', text: 'x'.repeat(201) })).toEqual([400, 'invalid_input']);
});
