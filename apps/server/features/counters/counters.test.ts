import { expect, it } from 'vitest';
import { GUEST } from '../../platform/database/transaction.ts';
import { useDatabase } from '../../testing/database.ts';
import { aResource } from '../../testing/factories.ts';
import { foldCounters } from './service.ts';

const db = useDatabase();
const never = new AbortController().signal;

function addEvents(resourceId: string, kind: 'view' | 'download', times: number) {
  return db.database.asUser(GUEST, (tx) =>
    tx.query(
      '',
      'insert into resource_events (resource_id, kind) select $1, $2 from generate_series(1, $3)',
      [resourceId, kind, times],
    ),
  );
}

async function countersOf(resourceId: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query('', 'select view_count, download_count from resources where id = $1', [resourceId]),
  );
  return row;
}

async function countEventsLeft(): Promise<number> {
  const rows = await db.database.asOwner((tx) => tx.query('', 'select from resource_events'));
  return rows.length;
}

it('views and downloads are counted once, however many folds run at the same time', async () => {
  const [heart, map] = [await aResource(db.database), await aResource(db.database)];
  await addEvents(heart.id, 'view', 12_000);
  await addEvents(heart.id, 'download', 30);
  await addEvents(map.id, 'view', 5);
  await Promise.all([foldCounters(db, never), foldCounters(db, never), foldCounters(db, never)]);
  expect(await countersOf(heart.id)).toEqual({ view_count: 12_000, download_count: 30 });
  expect(await countersOf(map.id)).toEqual({ view_count: 5, download_count: 0 });
  expect(await countEventsLeft()).toBe(0);
});

it('folding again without new events changes nothing', async () => {
  const { id } = await aResource(db.database);
  await addEvents(id, 'view', 3);
  await foldCounters(db, never);
  await foldCounters(db, never);
  expect(await countersOf(id)).toEqual({ view_count: 3, download_count: 0 });
});

it('a worker that is told to stop leaves the rest for the next one', async () => {
  const { id } = await aResource(db.database);
  await addEvents(id, 'view', 4);
  await foldCounters(db, AbortSignal.abort());
  expect(await countEventsLeft()).toBe(4);
  await foldCounters(db, never);
  expect(await countersOf(id)).toEqual({ view_count: 4, download_count: 0 });
});
