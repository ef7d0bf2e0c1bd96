import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Subscriber {
  heard(payload: string): void;
  /** Some may have been missed: listening has only just begun, or begun again. */
  missed(): void;
}

/** What the database calls out on one channel, for everybody in this process. */
export interface Channel {
  /** Returns how to stop. The connection is made for the first subscriber and then kept. */
  subscribe(subscriber: Subscriber): () => void;
}

/** The channels, all through one connection. */
export interface Listener<Name extends string> {
  readonly channels: Readonly<Record<Name, Channel>>;
  close(): Promise<void>;
}

export interface ListenerOptions<Name extends string> {
  readonly channels: readonly Name[];
  /** Told why when the connection could not be made, or was lost; it is made again. */
  readonly onLost: (error: unknown) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A connection can die without a word; asking it something shows that. */
const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 10_000;

/** The connection must be a direct one: behind a pooler nobody hears anything. */
export function openListener<Name extends string>(
  connection: pg.ClientConfig,
  { channels, onLost }: ListenerOptions<Name>,
): Listener<Name> {
  const subscribers = new Map<string, Set<Subscriber>>(channels.map((name) => [name, new Set()]));
  const closing = new AbortController();
  let life: Promise<void> | undefined;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      ...connection,
    });
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('The connection that listens was closed.')));
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of subscribers.get(channel) ?? []) subscriber.heard(payload);
    });
    try {
      await client.connect();
      for (const name of channels) await client.query(`listen ${pg.escapeIdentifier(name)}`);
      for (const each of subscribers.values()) for (const subscriber of each) subscriber.missed();
      const ended = AbortSignal.any([closing.signal, lost.signal]);
      while (await pause(HEARTBEAT_MS, ended)) await client.query('select 1');
      if (!closing.signal.aborted) throw lost.signal.reason;
    } finally {
      const ending = client.end().catch(() => undefined);
      if (closing.signal.aborted) await ending;
    }
  }

  async function listenUntilClosed(): Promise<void> {
    let next = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const began = performance.now();
      await listenOnce().catch(onLost);
      const wasWell = performance.now() - began > LONGEST_PAUSE_MS;
      await pause(wasWell ? FIRST_PAUSE_MS : next, closing.signal);
      next = wasWell ? FIRST_PAUSE_MS : Math.min(next * 2, LONGEST_PAUSE_MS);
    }
  }

  const channelOf = (name: string): Channel => ({
    subscribe(subscriber) {
      const all = subscribers.get(name);
      all?.add(subscriber);
      life ??= listenUntilClosed();
      return () => void all?.delete(subscriber);
    },
  });

  return {
    channels: Object.fromEntries(channels.map((name) => [name, channelOf(name)])) as Record<Name, Channel>,
    async close() {
      closing.abort();
      for (const each of subscribers.values()) each.clear();
      await life;
    },
  };
}

/** Whether the time went by before the signal was given. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, true, { signal, ref: false }).catch(() => false);
}
