import { OUTPUT_OFFERS, type ResourceOutputs } from '@relievo/contracts/library/files';
import { expect, test } from 'vitest';
import { findImpossibility, findMainFile, listWaysToTake } from './ways-to-take.ts';

const NOTHING: ResourceOutputs = {
  mayHave: true,
  text: null,
  own: null,
  made: [],
  requests: [],
  canBeMade: false,
  picture: null,
  canBeHeard: false,
  isDocument: false,
};
const BRF = { format: 'brf', profile: 'embosser-6' };

test('a drawing can be taken on swell paper, for an embosser, on a display, as sound and as text', () => {
  const ways = listWaysToTake({ ...NOTHING, canBeMade: true });
  expect(ways.map(({ way }) => way)).toEqual(['swell', 'embosser', 'display', 'sound', 'text']);
  const offered = OUTPUT_OFFERS.flatMap(({ id, media }) => media.map((profile) => `${id}/${profile}`));
  for (const { devices } of ways) for (const { id } of devices) expect(offered).toContain(id);
});

test('of a file that nothing can be made of, what was made is offered and nothing else', () => {
  expect(listWaysToTake(NOTHING)).toEqual([]);
  const made = [{ ...BRF, files: [], changes: [] }];
  const ways = listWaysToTake({ ...NOTHING, made });
  expect(ways.map(({ way, devices }) => [way, devices.map(({ id }) => id)])).toEqual([
    ['embosser', ['brf/embosser-6']],
  ]);
});

test('what is known to be impossible says why', () => {
  const impossible = { ...BRF, state: 'impossible' as const, problem: 'It is too small.', progressId: null };
  const ways = listWaysToTake({ ...NOTHING, canBeMade: true, requests: [impossible] });
  const devices = ways.find(({ way }) => way === 'embosser')?.devices ?? [];
  expect(devices.map(findImpossibility).filter((why) => why !== undefined)).toEqual(['It is too small.']);
  expect(devices.findIndex((device) => findImpossibility(device) !== undefined)).toBe(0);
});

test('the file that is taken is of the kind of its form, also where others stand before it', () => {
  const createFile = (name: string, mediaType: string) => ({ name, mediaType, size: 1, address: `/${name}` });
  const files = [createFile('pins.svg', 'image/svg+xml'), createFile('pins.png', 'image/png')];
  expect(findMainFile({ format: 'pins', profile: 'monarch', files, changes: [] })?.name).toBe('pins.png');
  const others = [createFile('captions.vtt', 'text/vtt')];
  expect(findMainFile({ format: 'vtt', profile: '', files: others, changes: [] })?.name).toBe('captions.vtt');
});
