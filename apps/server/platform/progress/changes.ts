import type { Channel } from '../database/listener.ts';

/** Tells who follows one thing that it may have changed; what it is now they look up themselves. */
export interface Changes {
  /** Says so at once, then at every change, until the signal is given or the server stops. */
  of(id: string, signal: AbortSignal): AsyncIterable<void>;
  /** Ends all followers. */
  close(): void;
}

/** The channel's payloads are JSON objects with an id. */
export function followChanges(channel: Channel): Changes {
  const followers = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let stop: (() => void) | undefined;

  const start = () =>
    channel.subscribe({
      heard(payload) {
        for (const tell of followers.get(readId(payload)) ?? []) tell();
      },
      missed() {
        for (const tellers of followers.values()) for (const tell of tellers) tell();
      },
    });

  async function* changesOf(id: string, signal: AbortSignal): AsyncGenerator<void> {
    const ended = AbortSignal.any([signal, closing.signal]);
    let changed = true;
    let wake = () => {};
    const tell = () => {
      changed = true;
      wake();
    };
    stop ??= start();
    const forget = addFollower(followers, id, tell);
    ended.addEventListener('abort', tell);
    try {
      while (!ended.aborted) {
        if (changed) {
          changed = false;
          yield;
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    } finally {
      ended.removeEventListener('abort', tell);
      forget();
    }
  }

  return {
    of: changesOf,
    close() {
      closing.abort();
      stop?.();
    },
  };
}

function addFollower(followers: Map<string, Set<() => void>>, id: string, tell: () => void): () => void {
  const tellers = followers.get(id) ?? new Set();
  followers.set(id, tellers.add(tell));
  return () => {
    tellers.delete(tell);
    if (tellers.size === 0) followers.delete(id);
  };
}

function readId(payload: string): string {
  const { id } = JSON.parse(payload) as { id?: unknown };
  return typeof id === 'string' ? id : '';
}
