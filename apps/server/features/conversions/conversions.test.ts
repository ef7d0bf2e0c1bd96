import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LostChild } from '../../platform/isolation/lost-child.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { until } from '../../testing/until.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';
import { convertUploaded, giveUpConversion } from './converting-service.ts';
import { forgetConversions } from './service.ts';

const db = useDatabase();
const api = useApi(db);
let isChildLost = false;
const losing = useApi(db, {
  replace: ({ isolation }) => ({
    isolation: {
      ...isolation,
      async open(...of) {
        const child = await isolation.open(...of);
        if (!isChildLost) return child;
        return { ...child, perform: () => Promise.reject(new LostChild('It ended by itself (SIGKILL).')) };
      },
    },
  }),
});
const never = new AbortController().signal;
const DAY_SECONDS = 24 * 60 * 60;

const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="80mm" viewBox="0 0 100 80">
  <title>A house</title>
  <path d="M10 70 V30 L50 5 L90 30 V70 Z" fill="none" stroke="black" stroke-width="2"/>
  <rect x="40" y="45" width="20" height="25" fill="#336699"/>
</svg>`;
const TEXT_PAGES = fileURLToPath(
  new URL(
    '../../../../packages/convert/src/formats/fixtures/030-chromium-text-pages/input.pdf',
    import.meta.url,
  ),
);
const RAIN = 'Month,Rain (mm)\nJanuary,30\nFebruary,45\nMarch,20\nApril,60\n';

interface Listed {
  id: string;
  name: string;
  state: string;
  problem: string;
  notes: { code: string; message: string }[];
  findings: { message: string }[];
  resource: { id: string; title: string; thumbnail: { address: string } | null } | null;
}

function aTeacher(): Promise<Person> {
  return person(api, { role: 'teacher' });
}

async function bring(who: Person, name: string, content: string | Buffer): Promise<string> {
  const answer = await sendFile(api, who, name, content);
  return answer.json<{ conversion: Listed }>().conversion.id;
}

async function bringAndConvert(who: Person, name: string, content: string | Buffer): Promise<Listed> {
  const id = await bring(who, name, content);
  await convertUploaded(api.dependencies, id, never);
  return readOne(who, id);
}

async function readOne(who: Person, id: string): Promise<Listed> {
  const found = (await readList(who)).find((one) => one.id === id);
  if (!found) throw new Error('It is not on the list.');
  return found;
}

async function readList(who: Person): Promise<Listed[]> {
  return (await call(api, who, 'GET', '/conversions')).json<Listed[]>();
}

function countOwned(who: Person) {
  return db.database.asOwner(async (tx) => {
    const [row] = await tx.query(
      'test-owned',
      `select (select count(*)::int from files where owner_id = $1) as files,
         (select count(*)::int from resources where submitted_by = $1) as resources`,
      [who.session.user.id],
    );
    return row;
  });
}

describe('the job that converts a file', () => {
  test('makes a draft with its drawing, its outputs and what was found, for its author alone', async () => {
    const ada = await aTeacher();
    const made = await bringAndConvert(ada, 'house.svg', HOUSE);
    const resource = { title: 'A house', isDraft: true, mends: 'drawing' };
    expect(made).toMatchObject({ state: 'done', problem: '', resource });
    expect(made.notes.map(({ code }) => code)).toContain('not_our_file');
    expect(made.findings.every(({ message }) => message.length > 10)).toBe(true);
    const address = `/resources/${made.resource?.id}`;
    const outputs = (await call(api, ada, 'GET', `${address}/outputs`)).json();
    expect(outputs).toMatchObject({ mayHave: true, canBeMade: true, own: { name: 'house.svg' } });
    const picture = await call(api, ada, 'GET', `${address}/picture`);
    expect(picture.body).toContain('data-relievo');
    const stranger = await aTeacher();
    expect((await call(api, stranger, 'GET', address)).statusCode).toBe(404);
    expect((await call(api, null, 'GET', address)).statusCode).toBe(404);
  });

  test('makes a chart of a table, with its numbers in words', { tags: 'exhaustive' }, async () => {
    const ada = await aTeacher();
    const made = await bringAndConvert(ada, 'rain.csv', RAIN);
    expect(made).toMatchObject({ state: 'done', problem: '', resource: { mends: 'chart' } });
    const chart = await call(api, ada, 'GET', `/resources/${made.resource?.id}/chart`);
    expect(chart.json()).toMatchObject({
      version: 1,
      series: [{ points: [{ label: 'January', y: 30 }, {}, {}, {}] }],
    });
    const content = (await call(api, ada, 'GET', `/content/${made.resource?.id}`)).json();
    expect(content.fields.description).toMatch(/60/);
    expect(content.fields.altText).not.toBe('');
  });

  test('makes one draft of the pages of a PDF, with every page and figure in its place', {
    tags: 'exhaustive',
  }, async () => {
    const ada = await aTeacher();
    const made = await bringAndConvert(ada, 'plants.pdf', readFileSync(TEXT_PAGES));
    expect(made).toMatchObject({ state: 'done', problem: '', resource: { mends: null } });
    expect(await readList(ada)).toHaveLength(1);
    const address = `/resources/${made.resource?.id}`;
    const outputs = (await call(api, ada, 'GET', `${address}/outputs`)).json();
    expect(outputs).toMatchObject({
      canBeMade: true,
      text: { mediaType: 'text/html', address: `/api${address}/text` },
    });
    const page = await call(api, ada, 'GET', `${address}/text`);
    const read = page.body.replaceAll(/ id="[^"]*"/g, '');
    expect(read).toContain('<h2>What you need</h2>');
    expect(read).toContain('<th scope="col"><span>Height (mm)</span></th>');
    const places = ['[Page 1]', 'Height (mm)', '[Page 2]', 'words: leaf"', '[Page 3]', 'words: cell"'];
    const found = places.map((words) => read.indexOf(words));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    const stranger = await aTeacher();
    expect((await call(api, stranger, 'GET', `${address}/text`)).statusCode).toBe(404);
  });

  test('hands out what was brought as a file that runs nothing', async () => {
    const ada = await aTeacher();
    const script = HOUSE.replace('<title>', '<script>alert(1)</script><title>');
    const made = await bringAndConvert(ada, 'house.svg', script);
    expect(made.notes.map(({ code }) => code)).toContain('script_left_out');
    const own = await call(api, ada, 'GET', `/resources/${made.resource?.id}/file`);
    expect(own.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const picture = await call(api, ada, 'GET', `/resources/${made.resource?.id}/picture`);
    expect(picture.body).not.toMatch(/script|alert/);
  });

  test.each([
    ['is cut off', 'house.svg', HOUSE.slice(0, 200)],
    ['shows nothing', 'empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    [
      'copies itself without end',
      'bomb.svg',
      `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a0"><rect width="9" height="9"/></g>${Array.from(
        { length: 12 },
        (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
      ).join('')}</defs><use href="#a12"/></svg>`,
    ],
    [
      'declares entities',
      'entities.svg',
      '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ],
    ['has no numbers', 'names.csv', 'Name,Colour\nAda,red\nBen,blue\nCem,green\n'],
  ])(
    'says in a sentence why a file that %s cannot be converted, and makes nothing of it',
    async (_, name, content) => {
      const ada = await aTeacher();
      const failed = await bringAndConvert(ada, name, content);
      expect(failed).toMatchObject({ state: 'failed', resource: null });
      expect(failed.problem).toMatch(/^[A-Z].{20,}\.$/);
      expect(await countOwned(ada)).toEqual({ files: 1, resources: 0 });
      await call(api, ada, 'DELETE', `/conversions/${failed.id}`);
      expect(await countOwned(ada)).toEqual({ files: 0, resources: 0 });
    },
  );

  test('does a file once, however often it is begun', async () => {
    const ada = await aTeacher();
    const id = await bring(ada, 'house.svg', HOUSE);
    await Promise.all([
      convertUploaded(api.dependencies, id, never),
      convertUploaded(api.dependencies, id, never),
    ]);
    await convertUploaded(api.dependencies, id, never);
    expect(await countOwned(ada)).toEqual({ files: 2, resources: 1 });
  });

  test('takes up what a lost worker began, and gives up in a sentence', async () => {
    const ada = await aTeacher();
    const id = await bring(ada, 'house.svg', HOUSE);
    const stopping = new AbortController();
    const begun = convertUploaded(api.dependencies, id, stopping.signal);
    await until(async () => (await readOne(ada, id)).state === 'working');
    stopping.abort(new Error('The worker stops.'));
    await expect(begun).rejects.toThrow('The worker stops.');
    expect(await readOne(ada, id)).toMatchObject({ state: 'working', resource: null });
    await giveUpConversion(api.dependencies, id);
    expect((await readOne(ada, id)).problem).toMatch(/something failed on our side/);
    expect((await call(api, ada, 'POST', `/conversions/${id}/retry`)).json()).toMatchObject({
      state: 'waiting',
    });
    await convertUploaded(api.dependencies, id, never);
    expect(await readOne(ada, id)).toMatchObject({ state: 'done', problem: '' });
  });

  test('ends its child when its owner cancels, and leaves nothing', async () => {
    const ada = await aTeacher();
    const id = await bring(ada, 'house.svg', HOUSE);
    const running = convertUploaded(api.dependencies, id, never);
    await until(async () => (await readOne(ada, id)).state === 'working');
    const cancelled = await call(api, ada, 'POST', `/conversions/${id}/cancellation`);
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    await running;
    expect(await readOne(ada, id)).toMatchObject({ state: 'cancelled', resource: null });
    expect(await countOwned(ada)).toEqual({ files: 1, resources: 0 });
  });

  test('is tried again where its child was ended by somebody else, for that is no fault of the file', async () => {
    const ada = await aTeacher();
    const answer = await sendFile(losing, ada, 'house.svg', HOUSE);
    const { id } = answer.json<{ conversion: Listed }>().conversion;
    isChildLost = true;
    await expect(convertUploaded(losing.dependencies, id, never)).rejects.toBeInstanceOf(LostChild);
    expect(await readOne(ada, id)).toMatchObject({ state: 'working', problem: '' });
    isChildLost = false;
    await convertUploaded(losing.dependencies, id, never);
    expect(await readOne(ada, id)).toMatchObject({ state: 'done', resource: { title: 'A house' } });
  });

  test('makes nothing for somebody who may not upload any more', async () => {
    const ada = await aTeacher();
    const id = await bring(ada, 'house.svg', HOUSE);
    await db.database.asOwner((tx) =>
      tx.query('', "update user_roles set role = 'student' where user_id = $1", [ada.session.user.id]),
    );
    await convertUploaded(api.dependencies, id, never);
    expect(await readOne(ada, id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('no upload access'),
      resource: null,
    });
  });
});

describe('the queue', () => {
  test('takes one file of another person before the many that somebody brought first', async () => {
    const [ada, ben] = [await aTeacher(), await aTeacher()];
    const many: string[] = [];
    for (let count = 0; count < 4; count += 1)
      many.push(await bring(ada, `house ${count}.svg`, HOUSE.replace('A house', `House ${count}`)));
    const one = await bring(ben, 'house.svg', HOUSE);
    const order = await db.database.asOwner((tx) =>
      tx.query<{ id: string }>(
        'test-order',
        `select data ->> 'conversionId' as id from jobs.job where name = 'convert-file' and state = 'created'
           and data ->> 'conversionId' = any ($1) order by priority desc, created_on, id`,
        [[...many, one]],
      ),
    );
    expect(order.map(({ id }) => id)).toEqual([many[0], one, ...many.slice(1)]);
  });
});

describe('the workbench', () => {
  test('loses what came of a file when its author deletes the draft, and keeps the draft when it is taken off', async () => {
    const ada = await aTeacher();
    const made = await bringAndConvert(ada, 'house.svg', HOUSE);
    const other = await bringAndConvert(ada, 'rain.csv', RAIN);
    await call(api, ada, 'DELETE', `/content/${made.resource?.id}`);
    expect((await readList(ada)).map(({ id }) => id)).toEqual([other.id]);
    expect(await countOwned(ada)).toEqual({ files: 2, resources: 1 });
    await call(api, ada, 'DELETE', `/conversions/${other.id}`);
    expect(await readList(ada)).toEqual([]);
    expect((await call(api, ada, 'GET', `/content/${other.resource?.id}`)).statusCode).toBe(200);
  });

  test('forgets after a month what has ended, with the files of which nothing came', async () => {
    const ada = await aTeacher();
    await bringAndConvert(ada, 'empty.svg', '<svg xmlns="http://www.w3.org/2000/svg"><desc>1</desc></svg>');
    await bringAndConvert(ada, 'house.svg', HOUSE);
    await forgetConversions(api.dependencies);
    expect(await readList(ada)).toHaveLength(2);
    api.clock.turn(31 * DAY_SECONDS);
    await forgetConversions(api.dependencies);
    const left = await db.database.asOwner((tx) =>
      tx.query('', 'select from conversions where owner_id = $1', [ada.session.user.id]),
    );
    expect(left).toEqual([]);
    expect(await countOwned(ada)).toEqual({ files: 2, resources: 1 });
  });

  test('is followed as it changes', async () => {
    const ada = await aTeacher();
    const leave = new AbortController();
    const answer = await fetch(`${api.url}/api/conversions/events`, {
      headers: { cookie: ada.cookie },
      signal: leave.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (words: string) => {
      while (!heard.includes(words)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`It ended without ${words}: ${heard}`);
        heard += value;
      }
    };
    await hear('"waiting":0');
    const id = await bring(ada, 'house.svg', HOUSE);
    await hear('"waiting":1');
    await call(api, ada, 'POST', `/conversions/${id}/cancellation`);
    await hear('"ended":1');
    expect(heard.match(/"waiting":1/g)).toHaveLength(1);
    leave.abort();
  });
});
