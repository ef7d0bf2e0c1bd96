import pg from 'pg';

export type Subscriber = {
  heard(payload: string): void;
  /** Some may have been missed: listening has only just begun, or begun again. */
  missed(): void;
};

/** What the database calls out on one channel, for everybody in this process, through one connection. */
export type Listener = {
  /** Returns how to stop. The connection is made for the first subscriber and then kept. */
  subscribe(subscriber: Subscriber): () => void;
  close(): Promise<void>;
};

export type ListenerOptions = {
  readonly channel: string;
  /** Told why when the connection could not be made, or was lost; it is made again. */
  readonly onLost: (error: unknown) => void;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A connection can die without a word; asking it something shows that. */
const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 10_000;

/** The connection must be a direct one: behind a pooler nobody hears anything. */
export function openListener(connection: pg.ClientConfig, { channel, onLost }: ListenerOptions): Listener {
  const subscribers = new Set<Subscriber>();
  const closing = new AbortController();
  let life: Promise<void> | undefined;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({ query_timeout: ANSWER_MS, keepAlive: true, ...connection });
    const lost = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('The connection that listens was closed.')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => {
      for (const subscriber of subscribers) subscriber.heard(payload);
    });
    try {
      await Promise.race([client.connect(), lost]);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      for (const subscriber of subscribers) subscriber.missed();
      while (await pause(HEARTBEAT_MS, closing.signal, lost)) await client.query('select 1');
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async function listenUntilClosed(): Promise<void> {
    let wait = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const began = Date.now();
      await listenOnce().catch(onLost);
      wait = Date.now() - began > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
      await pause(wait, closing.signal);
    }
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      life ??= listenUntilClosed();
      return () => void subscribers.delete(subscriber);
    },
    async close() {
      closing.abort();
      subscribers.clear();
      await life;
    },
  };
}

/** Waits; says false as soon as the signal is given, and rejects when what it waits beside does. */
async function pause(milliseconds: number, signal: AbortSignal, beside?: Promise<never>): Promise<boolean> {
  const waited = new Promise<boolean>((resolve) => {
    if (signal.aborted) return resolve(false);
    const stop = () => settle(false);
    const timer = setTimeout(() => settle(true), milliseconds);
    const settle = (whole: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(whole);
    };
    signal.addEventListener('abort', stop);
  });
  return beside ? Promise.race([waited, beside]) : waited;
}
