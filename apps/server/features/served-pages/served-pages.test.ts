import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toLearningResource } from '@relievo/contracts/library/resource';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aCollection, aCollectionItem, aResource, aRow, aUser } from '../../testing/factories.ts';
import { useApi } from '../../testing/http/use-api.ts';

// The shell as it is built: its places must be found in the one that is really served.
const SHELL = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
const webFolder = mkdtempSync(join(tmpdir(), 'relievo-served-'));
writeFileSync(join(webFolder, 'index.html'), SHELL);
afterAll(() => rmSync(webFolder, { recursive: true }));

const db = useDatabase();
const settings = { PUBLIC_URL: 'https://relievo.example.org' };
const api = useApi(db, { webFolder, settings });
const failing = useApi(db, {
  webFolder,
  replace: ({ database }) => ({
    database: { ...database, asUser: () => Promise.reject(new Error('no database')) },
  }),
});

const HOSTILE = `<script>alert(1)</script> "quoted" & '$&' $1 Ünï 三`;
let owner: string;
let published: string;
let withFiles: string;
let collection: string;
let linked: string;
let hostile: string;

/** An output that is really there. */
async function keepOutput(resource: string): Promise<void> {
  const bytes = new TextEncoder().encode('⠁');
  const stored = await api.dependencies.storage.write(
    (async function* () {
      yield bytes;
    })(),
    { limit: 100 },
  );
  const file = await aRow<{ id: string }>(db.database, 'files', {
    ...stored,
    media_type: 'text/plain',
    name: 'braille.brf',
  });
  await aRow(db.database, 'outputs', {
    resource_id: resource,
    format: 'brf',
    profile: 'embosser-6',
    file_id: file.id,
  });
}

async function get(url: string, headers: Record<string, string> = {}, from = api) {
  from.clock.turn(2);
  return from.server.inject({ url, headers: { accept: 'text/html', ...headers } });
}

async function page(url: string) {
  const { body } = await get(url);
  const main = body.match(/<main class="served">([\s\S]*)<\/main>/)?.[1] ?? '';
  return {
    body,
    main,
    title: body.match(/<title>([^<]*)<\/title>/)?.[1],
    links: [...main.matchAll(/<h2><a href="([^"]*)">([^<]*)<\/a>/g)].map(([, address, words]) => [
      words,
      address,
    ]),
    neighbours: [...main.matchAll(/rel="(prev|next)"/g)].map(([, rel]) => rel),
  };
}

/** What the rules for conforming documents find, by a program that others wrote. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function faultsOf(html: string) {
  return (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`),
  );
}

function dataOf(html: string): unknown {
  return JSON.parse(html.match(/<script type="application\/ld\+json">([^<]*)<\/script>/)?.[1] ?? 'null');
}

beforeAll(async () => {
  owner = (await aUser(db.database, { role: 'teacher', name: 'Ada Example', email: 'ada@example.org' })).id;
  const of = async (title: string, more: object = {}) =>
    (await aResource(db.database, { owner, title, category: 'Geometry', ...more })).id;
  for (let at = 0; at < 30; at += 1)
    await of(`Tile ${at}`, { category: 'Tiles', created_at: new Date(2026, 0, 1, 0, at) });
  published = await of('Cone', {
    created_at: new Date('2026-02-01'),
    description: 'A round solid.',
    alt_text: 'A circle and a point above it.',
    difficulty_level: 'High School',
    licence: 'CC BY 4.0',
    tags: ['solid body', 'circle'],
    known_flaws: 'The labels are small.',
    author_name: 'Ada Example',
    format: 'svg',
  });
  withFiles = await of('Section', { created_at: new Date('2026-01-31') });
  await keepOutput(withFiles);
  await db.database.asOwner((tx) =>
    tx.query('test-bio', `update profiles set bio = 'I draw solids.' where user_id = $1`, [owner]),
  );
  collection = (
    await aCollection(db.database, { owner, name: 'Solids & more', is_public: true, is_listed: true })
  ).id;
  linked = (await aCollection(db.database, { owner, name: 'Linked', is_public: true })).id;
  hostile = await of(HOSTILE, {
    created_at: new Date('2026-03-01'),
    description: HOSTILE,
    tags: ['"><img src=x onerror=1>'],
  });
  const hidden = await of('Hidden cone', { visibility: 'private' });
  for (const resource of [hidden, published]) await aCollectionItem(db.database, { collection, resource });
});

describe('the HTML of a public page', () => {
  test('of the library holds its title, description and first rows, and links to the rest', async () => {
    const first = await page('/library');
    expect(first.title).toBe('Library – Relievo');
    expect(first.body).toContain('content="Discover, manage and organize your educational content"');
    expect(first.main).toContain('33 resources found');
    expect(first.links).toHaveLength(25);
    expect(first.links[1]).toEqual(['Cone', `/resource/${published}`]);
    expect(first.main).toContain('<p>A round solid.</p><p>Geometry, High School</p>');
    expect(first.neighbours).toEqual(['next']);
    const second = await page('/library?page=2&sort=oldest&itemsPerPage=10');
    expect(second.links.map(([words]) => words)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Tile ${at + 10}`),
    );
    expect(second.neighbours).toEqual(['prev', 'next']);
    expect(second.body).toContain(
      '<link rel="canonical" href="https://relievo.example.org/library?sort=oldest&amp;itemsPerPage=10&amp;page=2">',
    );
  });

  test('of the categories holds each with its count and a link to it', async () => {
    for (const url of ['/library/categories', '/library?tab=categories']) {
      const { links, main, title } = await page(url);
      expect(title).toBe('Categories – Relievo');
      expect(links).toEqual([
        ['Geometry', '/library?tab=categories&amp;category=Geometry'],
        ['Tiles', '/library?tab=categories&amp;category=Tiles'],
      ]);
      expect(main).toContain('<p>30 resources</p>');
    }
  });

  test('of a category holds its resources, under its own name', async () => {
    const { title, links, neighbours } = await page('/library?tab=categories&category=tiles&category_page=2');
    expect([title, links.length, neighbours]).toEqual(['Tiles – Relievo', 5, ['prev']]);
  });

  test('of a search holds what was found, with the filters of the address', async () => {
    const found = await page('/search?q=cone');
    expect([found.title, found.links.map(([words]) => words)]).toEqual([
      'Results for “cone” – Relievo',
      ['Cone'],
    ]);
    expect((await page('/search?q=cone&difficulty=elementary')).links).toEqual([]);
    expect((await page('/search?q=cone&difficulty=high%20school,Elementary')).links).toHaveLength(1);
    expect(found.body).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/api/library/feed?search=cone">',
    );
    expect((await page('/search')).main).not.toContain('found');
  });

  test('of a resource holds everything about it, for people and for machines', async () => {
    const { title, main, body } = await page(`/resource/${published}`);
    expect(title).toBe('Cone – Relievo');
    for (const told of [
      '<h2>What the picture shows</h2><p>A circle and a point above it.</p>',
      '<dt>Level</dt><dd>High School</dd>',
      `<dt>Author</dt><dd><a href="/user/${owner}">Ada Example</a></dd>`,
      '<dt>Category</dt><dd><a href="/library?tab=categories&amp;category=Geometry">Geometry</a></dd>',
      '<a href="/search?q=solid%20body">solid body</a>, <a href="/search?q=circle">circle</a>',
      '<a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>',
      '<dt>Language</dt><dd>English</dd>',
      '<time datetime="2026-02-01">February 1, 2026</time>',
      '<li>It has a description.</li>',
      '<h2>Known problems</h2><ul><li>The labels are small.</li></ul>',
    ])
      expect(main).toContain(told);
    for (const [name, content] of [
      ['og:title', 'Cone – Relievo'],
      ['og:description', 'A round solid.'],
      ['og:url', `https://relievo.example.org/resource/${published}`],
    ])
      expect(body).toContain(`<meta property="${name}" content="${content}">`);
    expect(body).toContain('<meta name="twitter:card" content="summary">');
    const told = await api.server.inject({ url: `/api/resources/${published}` });
    expect(dataOf(body)).toEqual(
      JSON.parse(JSON.stringify(toLearningResource(told.json(), 'https://relievo.example.org'))),
    );
    expect(dataOf(body)).toMatchObject({
      '@type': ['LearningResource', 'CreativeWork'],
      license: 'https://creativecommons.org/licenses/by/4.0/',
      accessMode: ['visual'],
      accessibilityFeature: ['alternativeText', 'unlocked'],
    });
  });

  test('of a resource links to its files and to related ones', async () => {
    const { main } = await page(`/resource/${withFiles}`);
    expect(main).toMatch(
      new RegExp(`<li><a href="/api/resources/${withFiles}/outputs/[^"]+">[^<]+</a> \\(1 KB\\)</li>`),
    );
    expect(main.split('<h2>Related resources</h2>')[1]).toContain(
      `<li><a href="/resource/${published}">Cone</a></li>`,
    );
    const address = main.match(/href="(\/api\/resources\/[^"]+)"/)?.[1] ?? '';
    expect((await get(address)).statusCode).toBe(200);
  });

  test('of a person holds their text and what they published', async () => {
    const { title, main, body, links } = await page(`/user/${owner}`);
    expect(title).toBe('Ada Example – Relievo');
    expect(main).toContain('<p>I draw solids.</p>');
    expect(links).toContainEqual(['Cone', `/resource/${published}`]);
    expect(main).toContain('<h2>Public collections</h2>');
    expect(body).not.toContain('ada@example.org');
    expect(body).not.toContain('teacher');
    expect(main).not.toContain('Hidden cone');
  });

  test('of a public collection holds its text and its first items that everybody may see', async () => {
    const { title, main, links } = await page(`/library/collection/${collection}`);
    expect(title).toBe('Solids &amp; more – Relievo');
    expect(main).toContain('<h1>Solids &amp; more</h1><p>By Ada Example</p><p>1 resource found</p>');
    expect(links).toEqual([['Cone', `/resource/${published}`]]);
  });

  test('of a collection that opens by its link asks search engines to leave it out, and no page leads there', async () => {
    const noindex = '<meta name="robots" content="noindex">';
    const byLink = await page(`/library/collection/${linked}`);
    expect([byLink.title, byLink.body.includes(noindex)]).toEqual(['Linked – Relievo', true]);
    expect((await page(`/library/collection/${collection}`)).body).not.toContain(noindex);
    expect((await page(`/user/${owner}`)).body).not.toContain(linked);
  });

  test.each([
    '/library',
    '/library/categories',
    '/library?tab=categories&category=tiles',
    '/search?q=cone',
    '/students',
    'a resource',
    'a resource with files',
    'a person',
    'a collection',
  ])('of %s passes an independent HTML validator', async (name) => {
    const url =
      {
        'a resource': `/resource/${published}`,
        'a person': `/user/${owner}`,
        'a collection': `/library/collection/${collection}`,
      }[name] ?? (name === 'a resource with files' ? `/resource/${withFiles}` : name);
    const { body } = await page(url);
    expect(body).not.toBe(SHELL);
    expect(await faultsOf(body.replace('</h1>', '</h7>'))).not.toEqual([]);
    expect(await faultsOf(body)).toEqual([]);
  });

  test('treats unknown and malformed parameters as their defaults', async () => {
    const usual = (await page('/library')).links;
    for (const query of [
      'page=0',
      'page=-1',
      'page=1e3',
      'itemsPerPage=7',
      'sort=random',
      'subject=Alchemy',
      'page[]=2',
      'q=%20',
    ])
      expect((await page(`/library?${query}`)).links).toEqual(usual);
    for (const text of ['%25%25', '_', "';--", '%F0%9F%99%82', '%25'.repeat(2000)])
      expect((await page(`/search?q=${text}`)).main).toContain('0 resources found');
  });

  test('escapes every text', async () => {
    for (const url of [
      '/library',
      `/resource/${hostile}`,
      `/search?q=${encodeURIComponent('"><script>x')}`,
    ]) {
      const { body, main } = await page(url);
      // Beside those of the shell there is the data of a resource, and that is never run.
      const scripts = body.replace(/<script type="application\/ld\+json">/, '').match(/<script/g);
      expect(scripts).toHaveLength(SHELL.match(/<script/g)?.length ?? 0);
      expect(main).not.toMatch(/<(script|img|iframe)/i);
      expect(await faultsOf(body)).toEqual([]);
    }
    const { body } = await page(`/resource/${hostile}`);
    expect(body).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &amp; &#39;$&amp;&#39; $1 Ünï 三',
    );
  });

  test('keeps the policy of every page, and is sent again only when it changed', async () => {
    const [filled, bare] = [await get('/library'), await get('/settings')];
    expect(filled.headers['content-security-policy']).toBe(bare.headers['content-security-policy']);
    expect(filled.headers['cache-control']).toBe('no-cache');
    const again = await get('/library', { 'if-none-match': String(filled.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });
});

test.each([
  '/',
  '/settings',
  '/library?tab=your-content',
  '/library?tab=collections',
  '/library/organization',
])('%s is the shell and its name alone', async (url) => {
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(body.replace(/<title>[^<]*<\/title>/, '<title>Relievo</title>')).toBe(SHELL);
});

test('a page whose content cannot be loaded is the shell, and the log says why', async () => {
  const answer = await get('/library', {}, failing);
  expect([answer.statusCode, answer.body]).toEqual([200, SHELL]);
  expect(failing.logged.map(({ msg }) => msg)).toContain('a page was served without its content');
});
