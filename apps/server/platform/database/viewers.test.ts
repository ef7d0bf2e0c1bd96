import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import type { SignedIn } from './viewer-key.ts';
import { openViewers } from './viewers.ts';

const db = useDatabase();
const WHO = 'select app_uid() as "userId", app_org() as "organizationId"';
function someone(): SignedIn {
  return { userId: crypto.randomUUID(), organizationId: null };
}
function member(): SignedIn {
  return { userId: crypto.randomUUID(), organizationId: crypto.randomUUID() };
}

describe('a pool with one connection', () => {
  const openOne = () => {
    const database = openDatabase({ ...db.connections, app: { ...db.connections.app, max: 1 } });
    onTestFinished(() => database.close());
    return (viewer: SignedIn, sql = WHO) => database.asUser(viewer, (tx) => tx.query('', sql));
  };

  test('serves many viewers, each as themselves', async () => {
    const ask = openOne();
    for (const viewer of [someone(), member(), someone(), member()])
      expect(await ask(viewer)).toEqual([viewer]);
  });

  test('gives up a connection whose memory was emptied, and takes another', async () => {
    const ask = openOne();
    const viewer = member();
    await ask(viewer, 'discard sequences');
    await expect(ask(viewer)).rejects.toMatchObject({ code: '55000' });
    expect(await ask(viewer)).toEqual([viewer]);
  });
});

describe('a connection through a pooler, which names the session otherwise', () => {
  let client: pg.Client;

  beforeEach(async () => {
    client = new pg.Client(db.connections.app);
    await client.connect();
    Object.assign(client, { processID: 1 });
  });
  afterEach(() => client.end());

  test('signs each transaction for the session that it finds', async () => {
    const viewers = openViewers(db.connections.viewerKey);
    for (const viewer of [someone(), member(), someone()]) {
      await viewers.begin(client, viewer);
      expect((await client.query(WHO)).rows).toEqual([viewer]);
      await client.query('commit');
    }
  });
});
