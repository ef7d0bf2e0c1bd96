import { beforeEach, expect, test } from 'vitest';
import { createLeftUploads } from './left-uploads.ts';

const KEY = 'relievo-sending-test';

beforeEach(() => sessionStorage.clear());

function open() {
  return createLeftUploads(KEY, sessionStorage);
}

const MAP = { uploadId: 'a', name: 'map.svg', size: 3, changedAt: 7 };
const TABLE = { uploadId: null, name: 'rain.csv', size: 4, changedAt: 8 };

test('what was on its way is left after a reload, and what was not begun as well', () => {
  open().keep([MAP, TABLE]);
  expect(open().store.get().left).toEqual([MAP, TABLE]);
});

test('the same file chosen again is gone on with, once, and another of its name is not', () => {
  open().keep([MAP]);
  const left = open();
  expect(left.takeUp(new File(['abc'], 'map.svg', { lastModified: 9 }))).toBeUndefined();
  const same = new File(['abc'], 'map.svg', { lastModified: 7 });
  expect(left.takeUp(same)).toEqual(MAP);
  expect(left.takeUp(same)).toBeUndefined();
  expect(open().store.get().left).toEqual([]);
});

test('what is left stays left while other files are sent, until it is given up', () => {
  open().keep([MAP]);
  const left = open();
  left.keep([TABLE]);
  left.keep([]);
  expect(open().store.get().left).toEqual([MAP]);
  const [one] = left.store.get().left;
  if (one) left.forget(one);
  expect(open().store.get().left).toEqual([]);
});

test.each(['nonsense', '{}', '[7,{"name":"x"},{"size":1}]'])(
  'what makes no sense was never on its way: %s',
  (kept) => {
    sessionStorage.setItem(KEY, kept);
    expect(open().store.get().left).toEqual([]);
  },
);
