import { expect, test } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { TakeRow } from './take-row.tsx';
import type { Device } from './ways-to-take.ts';

const ID = '01990000-0000-7000-8000-000000000001';
const PEF: Device = {
  id: 'pef/embosser-6',
  format: 'pef',
  profile: 'embosser-6',
  made: undefined,
  request: undefined,
};
const IMPOSSIBLE: Device = {
  ...PEF,
  id: 'brf/embosser-6',
  format: 'brf',
  request: {
    format: 'brf',
    profile: 'embosser-6',
    state: 'impossible',
    problem: 'It is too small.',
    progressId: null,
  },
};

function showRow(chosen: string | undefined) {
  return show(
    <TakeRow
      resourceId={ID}
      way="embosser"
      devices={[IMPOSSIBLE, PEF]}
      chosen={chosen}
      isFirst
      onChoose={() => {}}
    />,
  );
}

test('a way begins with the first device that the resource can be made for', async () => {
  const place = await showRow(undefined);
  expect(place.querySelector('select')?.value).toBe(PEF.id);
  expect(place.querySelector('button')?.textContent).toContain('Embosser');
});

test('a device that was chosen and that the resource cannot be made for says why', async () => {
  const place = await showRow(IMPOSSIBLE.id);
  expect(place.querySelector('.offer-problem')?.textContent).toBe('Embosser, BRF: It is too small.');
  expect(place.querySelector('button')).toBeNull();
  expect(place.querySelector('select')?.value).toBe(IMPOSSIBLE.id);
});
