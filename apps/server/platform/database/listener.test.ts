import type pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { type Channel, openListener } from './listener.ts';
import { GUEST } from './transaction.ts';

const db = useDatabase();
const listeners: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.close()));
});

function listenTo(channel: string, connection: pg.ClientConfig = db.connections.app) {
  const lost: unknown[] = [];
  const listener = openListener(connection, { channels: [channel], onLost: (error) => lost.push(error) });
  listeners.push(listener);
  return { listener, channel: listener.channels[channel] as Channel, lost };
}

/** Writes down all that a subscriber is told. */
function subscribeTo(channel: Channel) {
  const told: string[] = [];
  const stop = channel.subscribe({
    heard: (payload) => told.push(payload),
    missed: () => told.push('missed'),
  });
  return { told, stop };
}

function call(channel: string, payload: string) {
  return db.database.asSystem((tx) => tx.query('', 'select pg_notify($1, $2)', [channel, payload]));
}

/** As the same role: it sees what its own connections are doing, and may end them. */
function runAsListener<Row extends pg.QueryResultRow>(sql: string, values: unknown[]) {
  return db.database.asUser(GUEST, (tx) => tx.query<Row>('', sql, values));
}

function connectionsListening(channel: string) {
  return runAsListener<{ pid: number }>('select pid from pg_stat_activity where query = $1', [
    `listen "${channel}"`,
  ]);
}

it('the listener tells all subscribers of a notification, through one connection', async () => {
  const { channel } = listenTo('one');
  const [first, second] = [subscribeTo(channel), subscribeTo(channel)];
  await until(() => expect([first.told, second.told]).toEqual([['missed'], ['missed']]));
  await call('one', 'hello');
  await until(() =>
    expect([first.told, second.told]).toEqual([
      ['missed', 'hello'],
      ['missed', 'hello'],
    ]),
  );
  expect(await connectionsListening('one')).toHaveLength(1);
});

it('the listener tells nobody who has unsubscribed, and nothing of other channels', async () => {
  const { channel } = listenTo('two');
  const [gone, here] = [subscribeTo(channel), subscribeTo(channel)];
  await until(() => expect(here.told).toEqual(['missed']));
  gone.stop();
  await call('another', 'not for us');
  await call('two', 'for us');
  await until(() => expect(here.told).toEqual(['missed', 'for us']));
  expect(gone.told).toEqual(['missed']);
});

it('the listener hears several channels through one connection, and tells each subscriber of its own', async () => {
  const listener = openListener(db.connections.app, { channels: ['left', 'right'], onLost: () => undefined });
  listeners.push(listener);
  const [left, right] = [subscribeTo(listener.channels.left), subscribeTo(listener.channels.right)];
  await until(() => expect([left.told, right.told]).toEqual([['missed'], ['missed']]));
  await call('left', 'for the left');
  await call('right', 'for the right');
  await until(() => expect(right.told).toEqual(['missed', 'for the right']));
  expect(left.told).toEqual(['missed', 'for the left']);
  expect(await connectionsListening('right')).toHaveLength(1);
  expect(await connectionsListening('left')).toHaveLength(0);
});

it('the listener connects again when its connection is cut, and reports that notifications may be missing', async () => {
  const { channel, lost } = listenTo('three');
  const { told } = subscribeTo(channel);
  await until(() => expect(told).toEqual(['missed']));
  const [connection] = await connectionsListening('three');
  await runAsListener('select pg_terminate_backend($1)', [connection?.pid]);
  await until(() => expect(told).toEqual(['missed', 'missed']));
  await call('three', 'again');
  await until(() => expect(told.at(-1)).toBe('again'));
  expect(lost).toHaveLength(1);
});

it('the listener goes on trying while the database is down, and stops when it is closed', async () => {
  const { listener, channel, lost } = listenTo('four', { ...db.connections.app, port: 1 });
  const { told } = subscribeTo(channel);
  await until(() => expect(lost.length).toBeGreaterThan(1));
  await listener.close();
  const tries = lost.length;
  await call('four', 'into the void');
  expect(lost).toHaveLength(tries);
  expect(told).toEqual([]);
});

it('the listener leaves no connection behind when it is closed', async () => {
  const { listener, channel } = listenTo('five');
  const { told } = subscribeTo(channel);
  await until(() => expect(told).toEqual(['missed']));
  await listener.close();
  await until(async () => expect(await connectionsListening('five')).toEqual([]));
});
