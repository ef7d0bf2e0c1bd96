import { readRefusal } from '@relievo/contracts/client';
import { isBrokenLine, type SentFile, sendFile } from '../../../lib/server/sending/send-file.ts';
import { createStore, type Store } from '../../../lib/stores/store.ts';
import { createLeftUploads, type LeftUploads } from './left-uploads.ts';

export type UploadState = 'waiting' | 'sending' | 'arrived' | 'failed' | 'cancelled';

/** A file on its way to the server. */
export interface UploadItem {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly state: UploadState;
  readonly sentBytes: number;
  /** Why it failed; empty where the line broke. */
  readonly problem: string;
  /** Another time it may be taken: the file itself is not what is wrong. */
  readonly mayBeRetried: boolean;
  /** What the same content became before. */
  readonly known: SentFile['conversion'] | null;
}

/** What a person is uploading from this page, which goes on when they look at another one. */
export interface UploadList {
  readonly store: Store<{ readonly items: readonly UploadItem[] }>;
  /** What a reload broke off. */
  readonly left: LeftUploads;
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (key: number) => void;
  readonly retry: (key: number) => void;
  readonly dismiss: (key: number) => void;
  /** Calls at each arrival, until the returned function is called. */
  readonly whenArrived: (listener: () => void) => () => void;
}

const FAULTS_OF_FILES: readonly string[] = ['upload_empty', 'upload_too_large', 'upload_kind_unknown'];
/** So many are sent at the same time. */
const AT_ONCE = 3;

type Send = typeof sendFile;

const lists = new Map<string, UploadList>();

/** The list of this person, for as long as the app is open. */
export function findUploads(userId: string): UploadList {
  const known = lists.get(userId);
  if (known) return known;
  const made = createUploadList(sendFile, createLeftUploads(`relievo-sending-${userId}`, sessionStorage));
  lists.set(userId, made);
  return made;
}

export function createUploadList(send: Send, left: LeftUploads): UploadList {
  const store = createStore<{ readonly items: readonly UploadItem[] }>({ items: [] });
  const files = new Map<number, File>();
  /** Where the bytes of each are sent, once that is known. */
  const begun = new Map<number, string>();
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  let lastKey = 0;

  const change = (key: number, values: Partial<UploadItem>) => {
    store.set({ items: store.get().items.map((item) => (item.key === key ? { ...item, ...values } : item)) });
    if (values.state) keep();
  };

  /** Which files are not there yet outlives a reload, which they themselves do not. */
  const keep = () =>
    left.keep(
      store.get().items.flatMap(({ key, state, mayBeRetried }) => {
        const file = files.get(key);
        const isWanted = state === 'waiting' || state === 'sending' || (state === 'failed' && mayBeRetried);
        if (!file || !isWanted) return [];
        const { name, size, lastModified: changedAt } = file;
        return [{ uploadId: begun.get(key) ?? null, name, size, changedAt }];
      }),
    );

  const begin = () => {
    const waiting = store.get().items.filter(({ state }) => state === 'waiting');
    for (const { key } of waiting.slice(0, Math.max(0, AT_ONCE - running.size))) void run(key);
  };

  const run = async (key: number) => {
    const file = files.get(key);
    if (!file) return;
    const control = new AbortController();
    running.set(key, control);
    change(key, { state: 'sending' });
    try {
      const { conversion, isKnown } = await send(file, {
        signal: control.signal,
        uploadId: begun.get(key) ?? null,
        onBegun: (id) => {
          begun.set(key, id);
          keep();
        },
        onSent: (sentBytes) => change(key, { sentBytes }),
      });
      files.delete(key);
      change(key, { state: 'arrived', sentBytes: file.size, known: isKnown ? conversion : null });
      for (const listener of listeners) listener();
    } catch (thrown) {
      const isCancelled = control.signal.aborted;
      if (isCancelled || !isBrokenLine(thrown)) begun.delete(key);
      const refusal = readRefusal(thrown);
      change(key, {
        state: isCancelled ? 'cancelled' : 'failed',
        problem: isCancelled ? '' : (refusal?.message ?? ''),
        mayBeRetried: refusal === null || !FAULTS_OF_FILES.includes(refusal.code),
      });
    } finally {
      running.delete(key);
      begin();
    }
  };

  return {
    store,
    left,
    add(added) {
      const items = added.map((file): UploadItem => {
        lastKey += 1;
        files.set(lastKey, file);
        const upload = left.takeUp(file)?.uploadId;
        if (upload) begun.set(lastKey, upload);
        return { key: lastKey, name: file.name, size: file.size, ...FRESH };
      });
      // What has arrived is in the workbench: a new batch begins with a list of its own.
      const stay = store.get().items.filter(({ state, known }) => state !== 'arrived' || known !== null);
      store.set({ items: [...stay, ...items] });
      keep();
      begin();
    },
    cancel(key) {
      const control = running.get(key);
      if (control) control.abort();
      else change(key, { state: 'cancelled' });
    },
    retry(key) {
      change(key, FRESH);
      begin();
    },
    dismiss(key) {
      files.delete(key);
      store.set({ items: store.get().items.filter((item) => item.key !== key) });
      keep();
    },
    whenArrived(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const FRESH = { state: 'waiting', sentBytes: 0, problem: '', mayBeRetried: true, known: null } as const;

/** Of those that are sent together, in bytes and in files. */
export function measureUploads(items: readonly UploadItem[]) {
  const counted = items.filter(({ state }) => state !== 'cancelled');
  const count = (...states: UploadState[]) => counted.filter(({ state }) => states.includes(state)).length;
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce(
    (sum, { state, size, sentBytes }) => sum + (state === 'failed' ? size : sentBytes),
    0,
  );
  return {
    underWay: count('waiting', 'sending'),
    arrived: count('arrived'),
    failed: count('failed'),
    percent: total === 0 ? 0 : Math.floor((sent / total) * 100),
  };
}
