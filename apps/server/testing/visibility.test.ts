import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../platform/database/database.ts';
import { useDatabase } from './database.ts';
import { aMembership, anOrganization, aResource, aUser } from './factories.ts';
import { CELLS, type Cell, maySee, VIEWERS, type ViewerKind, visibilityPage } from './visibility.ts';

const db = useDatabase();
const viewers = new Map<string, Viewer>();
const titles = new Map<string, Cell>();

function titleOf({ visibility, status, inOrganization }: Cell): string {
  return `Tactile ${visibility} ${status} ${inOrganization ? 'within' : 'outside'}`;
}

beforeAll(async () => {
  const person = async (role?: 'teacher' | 'admin' | 'super_admin') =>
    (await aUser(db.database, role ? { role } : {})).id;
  const organization = (await anOrganization(db.database)).id;
  const ids: Record<ViewerKind, string | null> = {
    guest: null,
    stranger: await person(),
    author: await person('teacher'),
    member: await person(),
    neighbour: (await aMembership(db.database, { role: 'owner' })).user_id,
    reviewer: await person(),
    admin: await person('admin'),
    super_admin: await person('super_admin'),
  };
  for (const role of ['member', 'reviewer'] as const)
    await aMembership(db.database, { organization, user: ids[role] ?? '', role });
  for (const [kind, userId] of Object.entries(ids))
    viewers.set(kind, { userId, organizationId: organization });

  const suspended = await person();
  await aMembership(db.database, { organization, user: suspended, role: 'reviewer', status: 'suspended' });
  viewers.set('suspended', { userId: suspended, organizationId: organization });
  for (const cell of CELLS) {
    titles.set(titleOf(cell), cell);
    const { status, visibility, inOrganization } = cell;
    await aResource(db.database, {
      title: titleOf(cell),
      owner: ids.author ?? '',
      status,
      visibility,
      ...(inOrganization ? { organization } : {}),
    });
  }
});

function viewerOf(kind: string): Viewer {
  const viewer = viewers.get(kind);
  if (viewer === undefined) throw new Error(`Nobody is called ${kind}.`);
  return viewer;
}

async function seenBy(kind: string, source: string): Promise<string[]> {
  const rows = await db.database.asUser(viewerOf(kind), (tx) =>
    tx.query<{ title: string }>(
      `titles ${source}`,
      `select title from resources where id in (${source}) order by title`,
    ),
  );
  return rows.map(({ title }) => title);
}

function expectedFor(kind: ViewerKind): string[] {
  return CELLS.filter((cell) => maySee(kind, cell))
    .map(titleOf)
    .sort();
}

describe('what a viewer sees of every kind of resource', () => {
  test.each(VIEWERS)('the policy shows %s what the rule says', async (kind) => {
    expect(await seenBy(kind, 'select id from resources')).toEqual(expectedFor(kind));
  });

  test.each([...VIEWERS, 'suspended'])(
    'events of others tell %s about a resource only what the rule says',
    async (kind) => {
      const { userId } = viewerOf(kind);
      const rows = await db.database.asOwner((tx) =>
        tx.query<{ title: string }>(
          'told',
          'select title from resources where person_may_see($1, id) order by title',
          [userId],
        ),
      );
      expect(rows.map(({ title }) => title)).toEqual(
        expectedFor(kind === 'suspended' ? 'stranger' : (kind as ViewerKind)),
      );
    },
  );

  test.each(['suspended'])(
    'a person who is %s sees what a stranger sees, whatever organization they claim',
    async (kind) => {
      expect(await seenBy(kind, 'select id from resources')).toEqual(expectedFor('stranger'));
    },
  );

  test('the author sees every cell, so that the matrix is complete', () => {
    expect(expectedFor('author')).toHaveLength(CELLS.length);
    expect(titles.size).toBe(CELLS.length);
  });
});

describe('the documents of the search, which are read without the policies', () => {
  test.each([...VIEWERS, 'suspended'])('show %s what the policy shows, and no further id', async (kind) => {
    expect(await seenBy(kind, 'select id from visible_documents')).toEqual(
      await seenBy(kind, 'select id from resources'),
    );
    const documents = await db.database.asUser(viewerOf(kind), (tx) =>
      tx.query<{ id: string }>('documents', 'select id from visible_documents order by id'),
    );
    const visible = await db.database.asUser(viewerOf(kind), (tx) =>
      tx.query<{ id: string }>('visible', 'select id from resources order by id'),
    );
    expect(documents).toEqual(visible);
  });
});

test('the page on visibility equals the rule', async () => {
  await expect(visibilityPage()).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../docs/visibility.md'),
  );
});
