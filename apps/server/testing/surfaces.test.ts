import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitSample } from '@relievo/words/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSession } from '../features/accounts/sessions/service.ts';
import { useDatabase } from './database.ts';
import {
  aCollection,
  aCollectionItem,
  aFile,
  aMembership,
  anOrganization,
  aResource,
  aRow,
  aUser,
} from './factories.ts';
import { useApi } from './http/use-api.ts';
import { CELLS, type Cell, maySee, SURFACES, VIEWERS, type ViewerKind } from './visibility.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'relievo-surfaces-'));
writeFileSync(join(webFolder, 'index.html'), '<title>Relievo</title></head><div id="root"></div>');
afterAll(() => rmSync(webFolder, { recursive: true }));
const api = useApi(useDatabase(), { webFolder });

/** One resource for each cell, with a title and a category that no other has. */
interface Subject {
  readonly cell: Cell;
  readonly id: string;
  readonly picture: string;
  readonly word: string;
  readonly category: string;
}
const subjects: Subject[] = [];
const cookies = new Map<ViewerKind, string>();
/** Public, of the author, and holds every subject. */
let collection = '';
let asked = '';
/** Who made all of them. */
let author = '';

function wordOf({ visibility, status, inOrganization }: Cell): string {
  return `${inOrganization ? 'within' : 'outside'}${visibility}${status}`;
}

beforeAll(async () => {
  const { database } = api.dependencies;
  const people: Record<ViewerKind, string | null> = {
    guest: null,
    stranger: (await aUser(database)).id,
    author: (await aUser(database, { role: 'teacher' })).id,
    member: (await aUser(database)).id,
    neighbour: (await aUser(database)).id,
    reviewer: (await aUser(database)).id,
    admin: (await aUser(database, { role: 'admin' })).id,
    super_admin: (await aUser(database, { role: 'super_admin' })).id,
  };
  author = people.author ?? '';
  const organization = (await anOrganization(database)).id;
  const other = (await anOrganization(database)).id;
  for (const [kind, of] of [
    ['author', organization],
    ['member', organization],
    ['reviewer', organization],
    ['neighbour', other],
  ] as const)
    await aMembership(database, {
      organization: of,
      user: people[kind] ?? '',
      role: kind === 'reviewer' ? 'reviewer' : 'member',
    });
  for (const kind of VIEWERS) cookies.set(kind, await cookieOf(people[kind]));
  const { sha256 } = await api.dependencies.storage.write(aSmallPicture(), { limit: 1000 });
  for (const cell of CELLS) {
    const { status, visibility, inOrganization } = cell;
    const word = wordOf(cell);
    const category = `Shelf ${word}`;
    const picture = (await aFile(database, { sha256 })).id;
    const values = {
      owner: people.author ?? '',
      title: `Tactile ${word}`,
      category,
      subject: 'Math',
      status,
      visibility,
      image_file_id: picture,
    };
    const { id } = await aResource(database, { ...values, ...(inOrganization ? { organization } : {}) });
    subjects.push({ cell, id, picture, word, category });
  }
  collection = (await aCollection(database, { owner: people.author ?? '', is_public: true })).id;
  for (const { id } of subjects) await aCollectionItem(database, { collection, resource: id });
  // Each resource answers a request that everybody can read.
  const [readable] = subjects.filter(
    ({ cell }) => cell.status === 'approved' && cell.visibility === 'public',
  );
  asked = readable?.id ?? '';
  for (const { id } of subjects)
    await aRow(database, 'accessible_requests', {
      resource_id: asked,
      form: 'other',
      words: 'As a model',
      state: 'answered',
      answer: 'There it is.',
      answer_resource_id: id,
    });
  // Everybody once looked at everything, whatever it was then.
  await database.asOwner((tx) =>
    tx.query(
      'all-looked',
      `insert into content_access_logs (user_id, resource_id)
       select person, resource from unnest($1::uuid[]) as person, unnest($2::uuid[]) as resource`,
      [Object.values(people).filter((id) => id !== null), subjects.map(({ id }) => id)],
    ),
  );
});

async function* aSmallPicture() {
  yield new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>');
}

async function cookieOf(userId: string | null): Promise<string> {
  if (userId === null) return '';
  const client = { address: '127.0.0.1', agent: 'test' };
  const { database } = api.dependencies;
  const { token } = await database.asAuth((tx) =>
    beginSession(tx, { userId, client, previous: null }, api.clock.now()),
  );
  return `relievo=${token}`;
}

async function get(viewer: ViewerKind, path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  const headers = { cookie: cookies.get(viewer) ?? '' };
  return api.server.inject({ url: `/api${path}${search ? `?${search}` : ''}`, headers });
}

interface Titled {
  readonly rows: readonly { readonly title: string }[];
  readonly total: number;
}

/** The words of those that a list shows; its total has to be as many. A list that is not for guests shows them none. */
async function readTitles(viewer: ViewerKind, path: string, query: Record<string, string> = {}) {
  const answer = await get(viewer, path, { limit: '100', ...query });
  if (answer.statusCode === 401) return [];
  const { rows, total } = answer.json<Titled>();
  expect(total).toBe(rows.length);
  return rows.map(({ title }) => title.replace('Tactile ', ''));
}

/** The words of those that a document names. */
async function findNamed(viewer: ViewerKind, path: string, query: Record<string, string>) {
  const { body } = await get(viewer, path, query);
  return subjects.filter(({ word }) => body.includes(word)).map(({ word }) => word);
}

/** The words of those of which something becomes known when each is asked about by itself. */
async function known(knows: (subject: Subject) => Promise<boolean>) {
  const found: string[] = [];
  for (const subject of subjects) if (await knows(subject)) found.push(subject.word);
  return found;
}

/** How each surface is looked at. A new surface is one row here and one in the rule. */
const LOOKS: Readonly<Record<keyof typeof SURFACES, (viewer: ViewerKind) => Promise<string[]>>> = {
  read: (viewer) => known(async ({ id }) => (await get(viewer, `/resources/${id}`)).statusCode === 200),
  marketplace: (viewer) => readTitles(viewer, '/library/marketplace'),
  search: (viewer) => readTitles(viewer, '/library/search', { search: 'tactile' }),
  count: (viewer) =>
    known(async ({ word }) => {
      const answer = await get(viewer, '/library/search', { search: word, offset: '100' });
      return answer.json<Titled>().total > 0;
    }),
  facet: (viewer) =>
    known(async ({ word }) => {
      const answer = await get(viewer, '/library/facets', { search: word });
      return answer.json<{ contentType: { free: number } }>().contentType.free > 0;
    }),
  suggestion: (viewer) =>
    known(async ({ word }) => {
      const answer = await get(viewer, '/searches/suggestions', { search: word });
      return answer.json<{ resources: readonly unknown[] }>().resources.length > 0;
    }),
  categories: async (viewer) => {
    const answer = await get(viewer, '/library/categories', { limit: '100' });
    const { rows, total } = answer.json<{ rows: { category: string; count: number }[]; total: number }>();
    expect([total, ...rows.map(({ count }) => count)]).toEqual([rows.length, ...rows.map(() => 1)]);
    return rows.map(({ category }) => category.replace('Shelf ', ''));
  },
  category: (viewer) =>
    known(async ({ category }) => (await readTitles(viewer, '/library/category', { category })).length > 0),
  organization: (viewer) => readTitles(viewer, '/library/organization'),
  activity: async (viewer) => {
    const answer = await get(viewer, '/activities', { type: 'viewed', limit: '100' });
    if (answer.statusCode === 401) return [];
    const { rows, total } = answer.json<{ rows: { title: string | null }[]; total: number }>();
    expect([total, rows.length]).toEqual([CELLS.length, CELLS.length]);
    return rows.flatMap(({ title }) => (title === null ? [] : [title.replace('Tactile ', '')]));
  },
  ownContent: (viewer) => readTitles(viewer, '/library/own-content'),
  history: (viewer) => known(async ({ id }) => (await get(viewer, `/content/${id}`)).statusCode === 200),
  thumbnail: (viewer) =>
    known(async ({ picture }) => (await get(viewer, `/thumbnails/${picture}`)).statusCode === 200),
  collection: async (viewer) => {
    const answer = await get(viewer, `/collections/${collection}/items`, { limit: '100' });
    const { rows, total } = answer.json<{ rows: { resource: { title: string } }[]; total: number }>();
    const { itemCount } = (await get(viewer, `/collections/${collection}`)).json<{ itemCount: number }>();
    expect([total, itemCount]).toEqual([rows.length, rows.length]);
    return rows.map(({ resource }) => resource.title.replace('Tactile ', ''));
  },
  collectionCount: (viewer) =>
    known(async ({ word }) => {
      const answer = await get(viewer, `/collections/${collection}/items`, { search: word, offset: '100' });
      return answer.json<Titled>().total > 0;
    }),
  collectionFacet: (viewer) =>
    known(async ({ word }) => {
      const answer = await get(viewer, `/collections/${collection}/facets`, { search: word });
      return answer.json<{ contentType: { free: number } }>().contentType.free > 0;
    }),
  person: (viewer) => readTitles(viewer, `/people/${author}/resources`),
  related: async (viewer) => {
    const near = new Set<string>();
    for (const { id, cell } of subjects) {
      if (cell.status !== 'approved' || cell.visibility !== 'public') continue;
      const answer = await get(viewer, `/resources/${id}/related`);
      for (const other of answer.json<{ id: string }[]>()) {
        expect(other.id).not.toBe(id);
        near.add(other.id);
      }
    }
    return subjects.filter(({ id }) => near.has(id)).map(({ word }) => word);
  },
  files: (viewer) =>
    known(async ({ id }) => (await get(viewer, `/resources/${id}/outputs`)).statusCode === 200),
  download: (viewer) =>
    known(async ({ id }) => (await get(viewer, `/resources/${id}/picture`)).statusCode === 200),
  export: (viewer) => findNamed(viewer, '/library/export', { list: 'marketplace' }),
  ownExport: (viewer) => findNamed(viewer, '/library/export', { list: 'ownContent', format: 'ris' }),
  feed: (viewer) => findNamed(viewer, '/library/feed', { limit: '100' }),
  conversation: (viewer) =>
    known(async ({ id }) => {
      const parts = ['reactions', 'comments', 'accessible-requests'];
      const answers = await Promise.all(parts.map((part) => get(viewer, `/resources/${id}/${part}`)));
      const codes = new Set(answers.map(({ statusCode }) => statusCode));
      expect(codes.size).toBe(1);
      return codes.has(200);
    }),
  requestAnswer: async (viewer) => {
    const answer = await get(viewer, `/resources/${asked}/accessible-requests`, { limit: '100' });
    const { rows } = answer.json<{ rows: { answerResource: { title: string } | null }[] }>();
    return rows.flatMap(({ answerResource: shown }) => (shown ? [shown.title.replace('Tactile ', '')] : []));
  },
  servedPage: (viewer) =>
    known(async ({ id, word }) => {
      const headers = { cookie: cookies.get(viewer) ?? '', accept: 'text/html' };
      const { body } = await api.server.inject({ url: `/resource/${id}`, headers });
      return body.includes(word);
    }),
};

const surfaces = Object.keys(SURFACES) as (keyof typeof SURFACES)[];
const cases = surfaces.flatMap((surface) => VIEWERS.map((viewer) => [surface, viewer] as const));

for (const { tags, cases: some } of splitSample(cases, 6))
  describe.each(['is asked anew', 'is answered from what others asked before'])('%s', { tags }, (when) => {
    // The second time nothing is worked out anew, and those who see most asked last.
    beforeAll(() => {
      if (when === 'is asked anew') api.clock.turn(60);
    });

    test.each(when === 'is asked anew' ? some : some.toReversed())(
      '%s shows %s every cell that the rule allows, and no other',
      async (surface, viewer) => {
        const { shows } = SURFACES[surface];
        const expected = CELLS.filter((cell) => maySee(viewer, cell) && shows(viewer, cell)).map(wordOf);
        expect((await LOOKS[surface](viewer)).toSorted()).toEqual(expected.toSorted());
      },
    );
  });

test('no surface shows more than the rule of visibility allows', () => {
  for (const { name, shows } of Object.values(SURFACES))
    for (const viewer of VIEWERS)
      for (const cell of CELLS)
        expect([name, viewer, cell, shows(viewer, cell) && !maySee(viewer, cell)]).toEqual([
          name,
          viewer,
          cell,
          false,
        ]);
});

describe('a hidden and a missing resource', () => {
  test.each(VIEWERS)('answer with the same bytes for %s', async (viewer) => {
    const nowhere = await get(viewer, `/resources/${randomUUID()}`);
    expect(nowhere.statusCode).toBe(404);
    const told = ({ body, headers }: typeof nowhere) => {
      const { 'x-request-id': _, date: __, ...others } = headers;
      return { body, others };
    };
    for (const { id, cell } of subjects) {
      if (maySee(viewer, cell)) continue;
      expect(told(await get(viewer, `/resources/${id}`))).toEqual(told(nowhere));
    }
  });
});

test('an administrator who opens what is private to others is logged, and nobody else is', async () => {
  const looks = () =>
    api.dependencies.database.asOwner((tx) =>
      tx.query<{ subject_id: string }>(
        'looks',
        `select subject_id from audit_log where action = 'resource.read'`,
      ),
    );
  const before = (await looks()).length;
  for (const { id } of subjects)
    for (const viewer of ['guest', 'author', 'member', 'reviewer'] as const)
      await get(viewer, `/resources/${id}`);
  expect(await looks()).toHaveLength(before);
  for (const { id } of subjects) await get('admin', `/resources/${id}`);
  const looked = (await looks()).slice(before).map(({ subject_id }) => subject_id);
  const hidden = subjects.filter(({ cell }) => !(cell.visibility === 'public' && cell.status === 'approved'));
  expect(looked.toSorted()).toEqual(hidden.map(({ id }) => id).toSorted());
});
