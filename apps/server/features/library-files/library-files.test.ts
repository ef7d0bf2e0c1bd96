import { DOMParser, type Element } from '@xmldom/xmldom';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { readReferences } from '../../testing/citations/read-references.ts';
import { useDatabase } from '../../testing/database.ts';
import { aResource, aUser } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db, { settings: { PUBLIC_URL: 'https://relievo.example.org' } });
/** Its database is lost between the first batch of a list and the second. */
const breaking = useApi(db, {
  replace: ({ database }) => {
    let batches = 0;
    return {
      database: {
        ...database,
        asUser: (viewer, work) =>
          database.asUser(viewer, async (tx) =>
            work({
              ...tx,
              query: async (name, ...rest) => {
                if (name === 'library-cards' && ++batches === 2)
                  throw new Error('no connection for the second batch');
                return tx.query(name, ...rest);
              },
            }),
          ),
      },
    };
  },
});
const HOSTILE = `=HYPERLINK("x") <b>&amp; {"Ünï", 三} \u0007]]>`;
let author: Person;

/** Two seconds later, so that what was shared a moment ago is read anew. */
function get(path: string, as?: Person, headers: Record<string, string> = {}) {
  api.clock.turn(2);
  return api.server.inject({ url: path, headers: { cookie: as?.cookie ?? '', ...headers } });
}

async function readCsv(query: string, as?: Person) {
  const { body } = await get(`/api/library/export?format=csv${query}`, as);
  return Papa.parse<Record<string, string>>(body.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

async function readTitles(query: string, as?: Person) {
  return (await readCsv(query, as)).map(({ Title }) => Title).sort();
}

beforeAll(async () => {
  author = await person(api, { role: 'teacher' });
  const owner = author.session.user.id;
  const of = (title: string, more: object = {}) =>
    aResource(db.database, { owner, title, category: 'Geometry', author_name: 'Ada and Charles', ...more });
  await of('Cone', {
    created_at: new Date('2026-01-01'),
    tags: ['solid', 'round, pointed'],
    description: 'It is 50% air.',
  });
  await of('Sphere', { created_at: new Date('2026-02-01'), subject: 'Math', is_premium: true });
  await of(HOSTILE, { created_at: new Date('2026-03-01'), description: HOSTILE, category: 'Art & "Craft"' });
  await of('Hidden cone', { visibility: 'private' });
  await of('Waiting cone', { status: 'pending' });
  await aResource(db.database, {
    title: 'Pyramid',
    owner: (await aUser(db.database, { role: 'teacher' })).id,
  });
});

/** So many published resources of a category of their own. */
function createMany(category: string, count: number) {
  return db.database.asOwner((tx) =>
    tx.query(
      '',
      `insert into resources (title, category, status, visibility, submitted_at, submitted_by)
       select $1 || ' ' || at, $1, 'approved', 'public', now(), $2 from generate_series(1, $3::int) as at`,
      [category, author.session.user.id, count],
    ),
  );
}

describe('a list downloaded as a file', () => {
  test('holds what the list shows, in its order, with its filters and search text', async () => {
    expect((await readCsv('&sortBy=oldest&category=geometry')).map(({ Title }) => Title)).toEqual([
      'Cone',
      'Sphere',
    ]);
    expect(await readTitles('&search=CONE')).toEqual(['Cone']);
    expect(await readTitles('&contentType=paid&contentType=free&subject=Math')).toEqual(['Sphere']);
    expect((await readCsv('&search=cone'))[0]).toMatchObject({
      Category: 'Geometry',
      Tags: 'solid; round, pointed',
      Paid: 'false',
      Created: '2026-01-01T00:00:00.000Z',
      Address: expect.stringMatching(/^https:\/\/relievo\.example\.org\/resource\/[0-9a-f-]{36}$/) as string,
    });
  });

  test('never holds what the viewer may not see', async () => {
    const stranger = await person(api);
    for (const viewer of [undefined, stranger])
      expect(await readTitles('&search=cone', viewer)).toEqual(['Cone']);
    expect(await readTitles('&list=ownContent&search=cone', author)).toEqual([
      'Cone',
      'Hidden cone',
      'Waiting cone',
    ]);
    expect(await readTitles('&list=ownContent', stranger)).toEqual([]);
    expect((await get('/api/library/export?list=ownContent')).json()).toMatchObject({
      code: 'sign_in_required',
    });
    expect((await get('/api/library/export?list=organization')).statusCode).toBe(401);
  });

  test('is a table without formulas', async () => {
    const hostile = (await readCsv('')).find(({ Title }) => Title?.includes('HYPERLINK'));
    expect(hostile?.['Title']).toBe(`'${HOSTILE}`);
    expect(hostile?.['Category']).toBe('Art & "Craft"');
  });

  test.each([
    ['ris', 'application/x-research-info-systems', 'ris', 'AB  - It is 50% air.'],
    ['bibtex', 'application/x-bibtex', 'bib', 'abstract = {It is 50\\% air.}'],
  ] as const)('as %s can be read by reference managers', async (format, type, ending, abstract) => {
    const answer = await get(`/api/library/export?format=${format}&sortBy=oldest&category=Geometry`);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="relievo-library.${ending}"`);
    const references = readReferences(answer.body, format);
    expect(references.map(({ title }) => title)).toEqual(['Cone', 'Sphere']);
    expect(references[0]).toMatchObject({ URL: expect.stringContaining('/resource/') as string });
    expect(JSON.stringify(references[0])).toMatch(/Ada and Charles.*2026|2026.*Ada and Charles/);
    expect(answer.body).toContain(abstract);
  });

  test('holds every resource of a long list once, read in several batches', async () => {
    await createMany('Tile', 450);
    const found = await readTitles('&category=Tile');
    expect(found).toHaveLength(450);
    expect(new Set(found).size).toBe(450);
  });

  test('is cut off visibly when it cannot be read to its end', async () => {
    await createMany('Stone', 250);
    const answer = await fetch(`${breaking.url}/api/library/export?category=Stone`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(breaking.logged.some(({ err }) => err?.message.includes('the second batch'))).toBe(true);
  });

  test.each(['&format=exe', '&list=everything', '&subject=Alchemy', '&sortBy=random', '&category='])(
    'is refused for %s, naming the wrong part',
    async (query) => {
      const answer = await get(`/api/library/export?${query.slice(1)}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_input', data: { issues: [expect.anything()] } }),
      ]);
    },
  );

  test.each(['%25%25', '_', "'; drop table resources; --", '🙂', '%25'.repeat(2000)])(
    'finds nothing for %s',
    async (text) => {
      expect(await readTitles(`&search=${text}`)).toEqual([]);
    },
  );
});

describe('a feed of a list', () => {
  const ATOM = 'http://www.w3.org/2005/Atom';
  const one = (parent: Element, name: string) => {
    const found = Array.from(parent.getElementsByTagNameNS(ATOM, name)).filter(
      (node) => node.parentNode === parent,
    );
    return found.length === 1 ? (found[0]?.textContent ?? '') : `${found.length} of ${name}`;
  };
  const feedOf = async (query = '', as?: Person) => {
    const answer = await get(`/api/library/feed${query}`, as);
    const errors: string[] = [];
    const document = new DOMParser({ onError: (_, message) => void errors.push(message) }).parseFromString(
      answer.body,
      'application/xml',
    );
    const feed = document.documentElement;
    if (!feed) throw new Error('The feed has no root.');
    expect(errors).toEqual([]);
    return { answer, feed, entries: Array.from(feed.getElementsByTagNameNS(ATOM, 'entry')) };
  };
  const links = (parent: Element) =>
    Object.fromEntries(
      Array.from(parent.getElementsByTagNameNS(ATOM, 'link'))
        .filter((link) => link.parentNode === parent)
        .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    );

  test('is Atom: it has each element that RFC 4287 requires of a feed and an entry once', async () => {
    const { answer, feed, entries } = await feedOf();
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed']);
    expect(one(feed, 'id')).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(one(feed, 'title')).toBe('Relievo library');
    expect(entries.length).toBeGreaterThan(3);
    for (const part of [feed, ...entries]) {
      expect(one(part, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(one(part, 'title')).not.toBe('');
      expect(links(part)['alternate']).toMatch(/^https:\/\/relievo\.example\.org\//);
    }
    for (const entry of entries) {
      expect(one(entry, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
      expect(entry.getElementsByTagNameNS(ATOM, 'name')[0]?.textContent).not.toBe('');
    }
    expect(new Set(entries.map((entry) => one(entry, 'id'))).size).toBe(entries.length);
    expect(one(feed, 'updated')).toBe(
      entries
        .map((entry) => one(entry, 'updated'))
        .toSorted()
        .at(-1),
    );
  });

  test('names its own address and the page that shows the same', async () => {
    const { feed } = await feedOf('?search=a%26b&limit=5');
    expect(links(feed)).toEqual({
      self: 'https://relievo.example.org/api/library/feed?search=a%26b',
      alternate: 'https://relievo.example.org/search?q=a%26b',
    });
    expect(one((await feedOf('?category=Art')).feed, 'title')).toBe('Relievo library: Art');
  });

  test('keeps its ids when a resource changes, and updates its date', async () => {
    const before = await feedOf('?search=sphere');
    await db.database.asOwner((tx) =>
      tx.query('', "update resources set description = 'Round.' where title = 'Sphere'"),
    );
    const after = await feedOf('?search=sphere');
    expect(one(after.feed, 'id')).toBe(one(before.feed, 'id'));
    const [first, second] = [before.entries[0], after.entries[0]];
    if (!first || !second) throw new Error('The sphere is not in the feed.');
    expect(one(second, 'id')).toBe(one(first, 'id'));
    expect(one(second, 'updated') > one(first, 'updated')).toBe(true);
  });

  test('shows everybody what a guest sees, and no more', async () => {
    for (const viewer of [undefined, author]) {
      const { entries } = await feedOf('?search=cone', viewer);
      expect(entries.map((entry) => one(entry, 'title'))).toEqual(['Cone']);
    }
  });

  test('escapes whatever a title holds', async () => {
    const { entries } = await feedOf('?search=hyperlink');
    expect(entries.map((entry) => one(entry, 'title'))).toEqual([HOSTILE.replace('\u0007', '')]);
  });

  test('is valid and empty where nothing is found', async () => {
    const { feed, entries } = await feedOf('?search=nothing-of-the-kind');
    expect([entries.length, one(feed, 'updated')]).toEqual([0, '1970-01-01T00:00:00.000Z']);
  });

  test('may be cached by others only where it was requested without a session', async () => {
    const guest = await get('/api/library/feed');
    const signedIn = await get('/api/library/feed', author);
    const over = await get('/api/library/feed', undefined, { cookie: '__Host-relievo=over' });
    const keeps = [guest, signedIn, over].map(({ headers }) => headers['cache-control']);
    expect(keeps).toEqual(['public, max-age=300', 'private, no-store', 'private, no-store']);
    for (const { headers } of [guest, signedIn]) expect(headers['vary']).toContain('cookie');
  });

  test('is sent again only when it changed', async () => {
    const first = await get('/api/library/feed?search=cone');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    for (const asked of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const again = await get('/api/library/feed?search=cone', undefined, { 'if-none-match': asked });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const other = await get('/api/library/feed?search=cone', undefined, { 'if-none-match': '"other"' });
    expect(other.statusCode).toBe(200);
    expect((await get('/api/library/feed?limit=101')).json()).toMatchObject({ code: 'invalid_input' });
  });
});
