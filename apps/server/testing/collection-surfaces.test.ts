import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from './database.ts';
import { aCollection, aResource, aRow } from './factories.ts';
import { type Person, person } from './http/people.ts';
import { useApi } from './http/use-api.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'relievo-collection-surfaces-'));
writeFileSync(join(webFolder, 'index.html'), '<title>Relievo</title></head><div id="root"></div>');
afterAll(() => rmSync(webFolder, { recursive: true }));
const api = useApi(useDatabase(), { webFolder });

const VIEWERS = ['guest', 'stranger', 'owner', 'reader', 'admin'] as const;
const STATES = ['private', 'link', 'listed'] as const;
type ViewerKind = (typeof VIEWERS)[number];
type State = (typeof STATES)[number];

const people = new Map<ViewerKind, Person>();
const ids = new Map<State, string>();

/** The reader is who each of them is shared with. The owner published a resource, so that they have a page. */
beforeAll(async () => {
  const { database } = api.dependencies;
  for (const kind of VIEWERS)
    if (kind !== 'guest') people.set(kind, await person(api, kind === 'admin' ? { role: 'admin' } : {}));
  const owner = idOf('owner');
  await aResource(database, { owner });
  for (const state of STATES) {
    const flags = { is_public: state !== 'private', is_listed: state === 'listed' };
    const { id } = await aCollection(database, { owner, name: nameOf(state), ...flags });
    ids.set(state, id);
    await aRow(database, 'collection_shares', { collection_id: id, person_id: idOf('reader') });
  }
});

function idOf(kind: ViewerKind): string {
  return people.get(kind)?.session.user.id ?? '';
}
function nameOf(state: State): string {
  return `Shelf that is ${state}`;
}

function ask(viewer: ViewerKind, url: string, method: 'GET' | 'POST' = 'GET') {
  const accept = url.startsWith('/api') ? 'application/json' : 'text/html';
  return api.server.inject({ method, url, headers: { accept, cookie: people.get(viewer)?.cookie ?? '' } });
}

/** Whether the answer to this request is given at all. */
function opens(path: string, method: 'GET' | 'POST' = 'GET') {
  return async (viewer: ViewerKind, state: State) =>
    (await ask(viewer, `/api/collections/${ids.get(state)}${path}`, method)).statusCode === 200;
}

/** Whether the answer to this request names it. */
function names(url: () => string) {
  return async (viewer: ViewerKind, state: State) => (await ask(viewer, url())).body.includes(nameOf(state));
}

function maySee(viewer: ViewerKind, state: State): boolean {
  return state !== 'private' || ['owner', 'reader', 'admin'].includes(viewer);
}

interface Surface {
  readonly shows: (viewer: ViewerKind, state: State) => boolean;
  readonly look: (viewer: ViewerKind, state: State) => Promise<boolean>;
}

/** Every surface by which a collection could become known, with the rule of whom it shows which. */
const SURFACES: Readonly<Record<string, Surface>> = {
  'the collection': { shows: maySee, look: opens('') },
  'the items in it': { shows: maySee, look: opens('/items') },
  'the numbers beside its filters': { shows: maySee, look: opens('/facets') },
  'its zip': {
    shows: (viewer, state) => viewer !== 'guest' && maySee(viewer, state),
    look: opens('/archive'),
  },
  'a copy of it': {
    shows: (viewer, state) => viewer !== 'guest' && maySee(viewer, state),
    look: opens('/copy', 'POST'),
  },
  'with whom it is shared': { shows: (viewer) => viewer === 'owner', look: opens('/shares') },
  'the page of its owner': {
    shows: (_, state) => state === 'listed',
    look: names(() => `/api/people/${idOf('owner')}/collections`),
  },
  'the HTML of the page of its owner': {
    shows: (_, state) => state === 'listed',
    look: names(() => `/user/${idOf('owner')}`),
  },
  'the HTML of its page': {
    shows: (_, state) => state !== 'private',
    look: async (viewer, state) =>
      (await ask(viewer, `/library/collection/${ids.get(state)}`)).body.includes(nameOf(state)),
  },
  'what is shared with me': {
    shows: (viewer) => viewer === 'reader',
    look: names(() => '/api/library/shared-collections'),
  },
  'my notices': { shows: (viewer) => viewer === 'reader', look: names(() => '/api/notices') },
  'the search': { shows: () => false, look: names(() => '/api/library/search?search=shelf') },
  'the suggestions': { shows: () => false, look: names(() => '/api/searches/suggestions?search=shelf') },
  'the feed': { shows: () => false, look: names(() => '/api/library/feed') },
  'the marketplace as a file': {
    shows: () => false,
    look: names(() => '/api/library/export?list=marketplace'),
  },
};

const cases = Object.keys(SURFACES).flatMap((surface) => VIEWERS.map((viewer) => [surface, viewer] as const));

test.each(cases)(
  '%s shows %s collections in the states that the rule allows, and in no other',
  async (name, viewer) => {
    const surface = SURFACES[name];
    if (!surface) throw new Error(name);
    const shown: State[] = [];
    for (const state of STATES) if (await surface.look(viewer, state)) shown.push(state);
    expect(shown).toEqual(STATES.filter((state) => surface.shows(viewer, state)));
  },
);

test('my own collections are listed to their owner in every state', async () => {
  const listOwn = async (viewer: ViewerKind) => (await ask(viewer, '/api/library/collections')).body;
  for (const state of STATES) {
    expect(await listOwn('owner')).toContain(ids.get(state));
    for (const viewer of ['guest', 'stranger', 'reader', 'admin'] as const)
      expect(await listOwn(viewer)).not.toContain(ids.get(state));
  }
});
