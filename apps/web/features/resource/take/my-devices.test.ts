import { beforeEach, expect, test } from 'vitest';
import { putMineFirst, readMyDevices, rememberDevice } from './my-devices.ts';
import { TAKE_WAYS } from './ways-to-take.ts';

beforeEach(() => localStorage.clear());

const WAYS = TAKE_WAYS.map((way) => ({ way, devices: [] }));

function listOrder() {
  return putMineFirst(WAYS, readMyDevices()).map(({ way }) => way);
}

test('the ways stand in the order of the product until something was taken', () => {
  expect(listOrder()).toEqual(['swell', 'embosser', 'display', 'sound', 'text']);
});

test('the way that was taken last comes first, with its device', () => {
  rememberDevice('sound', 'audio/swell-a4');
  rememberDevice('display', 'pins/monarch');
  expect(listOrder()).toEqual(['display', 'sound', 'swell', 'embosser', 'text']);
  expect(readMyDevices().devices).toEqual({ sound: 'audio/swell-a4', display: 'pins/monarch' });
  rememberDevice('sound', 'audio/swell-a4');
  expect(listOrder().slice(0, 2)).toEqual(['sound', 'display']);
});

test.each(['nonsense', '[]', '{"ways":"swell"}', '{"ways":["x","swell","swell"],"devices":{"swell":7}}'])(
  'what somebody else wrote there is read as far as it makes sense: %s',
  (written) => {
    localStorage.setItem('relievo-my-devices', written);
    expect(listOrder().toSorted()).toEqual(TAKE_WAYS.toSorted());
    expect(readMyDevices().devices).toEqual({});
  },
);
