import { TAKE_WAYS, USUAL_STUDIO } from '@relievo/contracts/people';
import { beforeEach, expect, test } from 'vitest';
import {
  forgetMyDevices,
  joinWithStudio,
  putMineFirst,
  readMyDevices,
  rememberDevice,
} from './my-devices.ts';

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

test('the settings of the person stand behind what this browser took last, until that is forgotten', () => {
  const studio = { ...USUAL_STUDIO, ways: ['text', 'display'] as const, paper: 'swell-letter' as const };
  const join = () => joinWithStudio(readMyDevices(), { ...studio, ways: [...studio.ways] });
  rememberDevice('sound', 'audio/swell-a4');
  rememberDevice('swell', 'swell/swell-a3');
  expect(join()).toEqual({
    ways: ['swell', 'sound', 'display', 'text'],
    devices: {
      swell: 'swell/swell-a3',
      sound: 'audio/swell-a4',
      embosser: 'brf/embosser-6',
      display: 'pins/dotpad',
    },
  });
  forgetMyDevices();
  expect(join()).toMatchObject({ ways: ['display', 'text'], devices: { swell: 'swell/swell-letter' } });
});
