import { toRefusal } from '@relievo/contracts/client';
import type { Conversion } from '@relievo/contracts/uploads';
import { beforeEach, expect, test } from 'vitest';
import type { SentFile } from '../../../lib/server/sending/send-file.ts';
import { until } from '../../../lib/testing/until.ts';
import { createLeftUploads } from './left-uploads.ts';
import { createUploadList, measureUploads } from './upload-list.ts';

const CONVERSION: Conversion = {
  id: '01990000-0000-7000-8000-000000000009',
  name: 'map.svg',
  size: 10,
  state: 'waiting',
  isConverted: true,
  problem: '',
  notes: [],
  findings: [],
  charts: [],
  hasPages: false,
  resource: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  begunAt: null,
  endedAt: null,
};

interface Call {
  readonly name: string;
  readonly uploadId: string | null;
  readonly sent: (bytes: number) => void;
  readonly arrive: (isKnown?: boolean) => void;
  readonly fail: (thrown: unknown) => void;
}

function noop(): void {
  // Nobody waits yet.
}

/** A list whose files arrive when the test says so. */
function listenToList() {
  const calls: Call[] = [];
  const list = createUploadList(
    (file, { signal, onSent, uploadId, onBegun }) => {
      let [resolve, reject]: [(sent: SentFile) => void, (thrown: unknown) => void] = [noop, noop];
      const promise = new Promise<SentFile>((...settle) => {
        [resolve, reject] = settle;
      });
      signal.addEventListener('abort', () => reject(new Error('It was cancelled.')));
      onBegun(uploadId ?? `upload of ${file.name}`);
      calls.push({
        name: file.name,
        uploadId,
        sent: onSent,
        arrive: (isKnown = false) => resolve({ conversion: CONVERSION, isKnown }),
        fail: reject,
      });
      return promise;
    },
    createLeftUploads('relievo-sending-test', sessionStorage),
  );
  const states = () => list.store.get().items.map(({ state }) => state);
  const keys = () => list.store.get().items.map(({ key }) => key);
  return { list, calls, states, keys, measure: () => measureUploads(list.store.get().items) };
}

beforeEach(() => sessionStorage.clear());

function aFile(name: string, bytes = 10): File {
  return new File(['x'.repeat(bytes)], name);
}

test('three files are sent at a time, and each that arrives makes room for the next', async () => {
  const { list, calls, states } = listenToList();
  let arrived = 0;
  list.whenArrived(() => (arrived += 1));
  list.add(['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.svg`)));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  calls[1]?.arrive();
  await until(() => expect(states()).toEqual(['sending', 'arrived', 'sending', 'sending']));
  expect([calls.map(({ name }) => name), arrived]).toEqual([['a.svg', 'b.svg', 'c.svg', 'd.svg'], 1]);
});

test('all of them together are measured in bytes, and those that failed hold nothing up', async () => {
  const { list, calls, measure, states } = listenToList();
  list.add([aFile('small.svg', 100), aFile('large.svg', 300)]);
  expect(measure()).toEqual({ underWay: 2, arrived: 0, failed: 0, percent: 0 });
  calls[1]?.sent(150);
  expect(measure().percent).toBe(37);
  calls[1]?.fail(new Error('The line broke.'));
  await until(() => expect(states()).toEqual(['sending', 'failed']));
  expect(measure()).toMatchObject({ underWay: 1, failed: 1, percent: 75 });
});

test('a file is cancelled on its way and before, and sent again when it is wanted after all', async () => {
  const { list, calls, states, keys } = listenToList();
  list.add(['a', 'b', 'c', 'd'].map((name) => aFile(name)));
  const [first = 0, , , last = 0] = keys();
  list.cancel(last);
  list.cancel(first);
  await until(() => expect(states()).toEqual(['cancelled', 'sending', 'sending', 'cancelled']));
  list.retry(last);
  expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending']);
  list.dismiss(first);
  expect(states()).toEqual(['sending', 'sending', 'sending']);
  expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('what has arrived leaves the list with the next batch, and what was known before stays to be read', async () => {
  const { list, calls, states } = listenToList();
  list.add([aFile('new.svg'), aFile('known.svg')]);
  calls[0]?.arrive();
  calls[1]?.arrive(true);
  await until(() => expect(states()).toEqual(['arrived', 'arrived']));
  list.add([aFile('next.svg')]);
  expect(list.store.get().items.map(({ name }) => name)).toEqual(['known.svg', 'next.svg']);
});

test('what a reload broke off goes on when it is chosen again, and what had arrived is not waited for', async () => {
  const file = aFile('map.svg');
  const before = listenToList();
  before.list.add([file, aFile('done.svg')]);
  before.calls[1]?.arrive();
  await until(() => expect(before.states()).toEqual(['sending', 'arrived']));
  const after = listenToList();
  expect(after.list.left.store.get().left.map(({ name }) => name)).toEqual(['map.svg']);
  after.list.add([file]);
  expect(after.calls.map(({ uploadId }) => uploadId)).toEqual(['upload of map.svg']);
  expect(after.list.left.store.get().left).toEqual([]);
});

test('what failed because the line broke goes on where it stopped, by trying again and after a reload', async () => {
  const file = aFile('map.svg');
  const before = listenToList();
  before.list.add([file, aFile('other.svg')]);
  for (const call of before.calls) call.fail(new TypeError('Failed to fetch'));
  await until(() => expect(before.states()).toEqual(['failed', 'failed']));
  const after = listenToList();
  expect(after.list.left.store.get().left.map(({ name }) => name)).toEqual(['map.svg', 'other.svg']);
  after.list.add([file]);
  expect(after.calls.map(({ uploadId }) => uploadId)).toEqual(['upload of map.svg']);

  before.list.retry(before.keys()[0] ?? 0);
  expect(before.calls.at(-1)?.uploadId).toBe('upload of map.svg');
});

test('what the server refused is not asked for after a reload, and is sent from its beginning if it is tried again', async () => {
  const before = listenToList();
  before.list.add([aFile('map.svg'), aFile('note.txt')]);
  before.calls[0]?.fail(toRefusal({ code: 'storage_full', message: 'The server is full.' }, 507));
  before.calls[1]?.fail(toRefusal({ code: 'upload_kind_unknown', message: 'It is not a picture.' }, 422));
  await until(() => expect(before.states()).toEqual(['failed', 'failed']));
  expect(listenToList().list.left.store.get().left).toMatchObject([{ name: 'map.svg', uploadId: null }]);
});
