import { OUTPUT_OFFERS, type ResourceOutputs } from '@relievo/contracts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { fileGroups, PURPOSES } from './file-groups.ts';
import { FilesPanel } from './files-panel.tsx';

const ID = '01990000-0000-7000-8000-000000000001';

const file = (name: string, size = 2048) => ({
  name,
  mediaType: 'text/plain',
  size,
  address: `/api/resources/${ID}/outputs/${name}`,
});

const outputs = (given: Partial<ResourceOutputs> = {}): ResourceOutputs => ({
  mayHave: true,
  own: file('clock.svg', 15_065),
  made: [],
  requests: [],
  canBeMade: true,
  picture: null,
  canBeHeard: false,
  ...given,
});

const shown = (given: Partial<ResourceOutputs> = {}) =>
  show(<FilesPanel id={ID} title="Clock" outputs={outputs(given)} />);
const textsOf = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The buttons that have something made; those that open a group are none of them. */
const offersIn = (place: Element) => textsOf(place, '.offer button');
const openIn = (place: Element) => textsOf(place, '[aria-expanded="true"]');

const BRF = { format: 'brf', profile: 'embosser-6' };

test('every form has a purpose that is shown', () => {
  for (const { purpose } of OUTPUT_OFFERS) expect(PURPOSES).toContain(purpose);
});

test('what can be made is offered by what one wants to do, each medium with a button that says which', async () => {
  const place = await shown();
  expect(textsOf(place, 'h3')).toEqual([
    'The author’s own file',
    'To touch on paper',
    'To touch on a tablet',
    'To emboss',
    'Braille',
    'Pin displays',
    'To hear',
    'To read and see',
    'To print in 3D',
    'Data',
  ]);
  const buttons = offersIn(place);
  expect(buttons).toHaveLength(OUTPUT_OFFERS.flatMap(({ media }) => media).length);
  expect(new Set(buttons).size).toBe(buttons.length);
  expect(buttons.slice(0, 4)).toEqual([
    'Make Swell paper, A4',
    'Make Swell paper, A3',
    'Make Swell paper, US Letter',
    'Make IVEO',
  ]);
});

test('a purpose is one line that says what it holds and how much stands ready, and opens on a press', async () => {
  const place = await shown({ made: [{ ...BRF, files: [file('braille.brf')], changes: [] }] });
  expect(openIn(place)).toEqual([]);
  const opener = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Braille');
  const told = (opener?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'BRF, PEF, eBraille',
    '1 ready',
  ]);
  const inside = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  expect(inside?.hidden).toBe(true);
  await act(async () => opener?.click());
  expect([openIn(place), inside?.hidden]).toEqual([['Braille'], false]);
});

test('a group is open where something is being made or failed, and all are where there is nothing to make', async () => {
  const request = { ...BRF, problem: '', progressId: null };
  expect(openIn(await shown({ requests: [{ ...request, state: 'waiting' }] }))).toEqual(['Braille']);
  expect(openIn(await shown({ requests: [{ ...request, state: 'failed' }] }))).toEqual(['Braille']);
  const made = [{ ...BRF, files: [file('braille.brf')], changes: [] }];
  expect(openIn(await shown({ made, canBeMade: false }))).toEqual(['Braille']);
});

test('what stands ready is a link for each file, with its kind and size, and what was changed for it', async () => {
  const place = await shown({
    made: [{ ...BRF, files: [file('braille.brf')], changes: ['It is shown at 60 %.'] }],
  });
  const link = place.querySelector('a[href$="braille.brf"]');
  expect([link?.textContent, link?.hasAttribute('download')]).toEqual(['Download BRF, 2 KB (BRF)', true]);
  expect(textsOf(place, 'details li')).toEqual(['It is shown at 60 %.']);
  expect(offersIn(place)).not.toContain('Make BRF');
});

test('sound that stands ready can be heard in its place', async () => {
  const files = [{ ...file('audio.mp3'), mediaType: 'audio/mpeg' }];
  // Loaded on demand, and here before it is wanted, so that nothing happens after the test.
  await import('../viewer/media-player.tsx');
  const place = await shown({ made: [{ format: 'audio', profile: 'swell-a4', files, changes: [] }] });
  await act(() => vi.dynamicImportSettled());
  const player = place.querySelector('audio');
  expect([player?.getAttribute('src'), player?.getAttribute('aria-label'), player?.controls]).toEqual([
    `/api/resources/${ID}/outputs/audio.mp3?show`,
    'Sound',
    true,
  ]);
});

test('two files of one kind are told apart by their names', async () => {
  const files = [file('graphic.svg'), file('graphic-vital.svg'), file('read.me')];
  const place = await shown({
    own: null,
    made: [{ format: 'haptics', profile: 'touchscreen', files, changes: [] }],
  });
  expect(textsOf(place, 'a')).toEqual([
    'Download graphic.svg, 2 KB (Vibrating graphic)',
    'Download graphic-vital.svg, 2 KB (Vibrating graphic)',
    'Download ME, 2 KB (Vibrating graphic)',
  ]);
});

test('what is being made says so and keeps its button; what failed says why and offers again', async () => {
  const waiting = { ...BRF, state: 'waiting', problem: '', progressId: null } as const;
  const failed = { format: 'audio', profile: 'swell-a4', state: 'failed', progressId: null } as const;
  const place = await shown({ requests: [waiting, { ...failed, problem: 'There is no voice.' }] });
  // With its name: several can be on their way at once.
  const busy = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Making BRF…');
  expect([busy?.getAttribute('aria-disabled'), busy?.disabled]).toEqual(['true', false]);
  expect(textsOf(place, '.refusal')).toEqual(['Error: There is no voice.']);
  expect(textsOf(place, 'button')).toContain('Try again Sound');
});

test('what cannot be made of a resource says why and has no button that would fail again', async () => {
  const problem = 'The sheet is larger than the paper.';
  const request = { ...BRF, state: 'impossible', problem, progressId: null } as const;
  const before = offersIn(await shown({}));
  const place = await shown({ requests: [request] });
  expect(textsOf(place, '.offer-problem')).toEqual([problem]);
  expect(offersIn(place)).toHaveLength(before.length - 1);
});

test('who may not have a paid resource is told so, and what to do, without a button that does nothing', async () => {
  const place = await shown({ mayHave: false, own: null, canBeMade: false });
  expect(place.textContent).toContain('This resource is paid');
  expect(place.textContent).toContain('If your organization has a plan, log in');
  expect(place.querySelectorAll('button, a[download]')).toHaveLength(0);
  expect(textsOf(place, 'a')).toEqual(['Login', 'See the plans']);
});

test('without a drawing there is what its author put in, and nothing is offered that cannot be made', async () => {
  const place = await shown({ canBeMade: false });
  expect([textsOf(place, 'button'), textsOf(place, 'a')]).toEqual([[], ['Download SVG, 14.71 KB (Clock)']]);
  const empty = await shown({ canBeMade: false, own: null });
  expect(empty.textContent).toBe('There are no files of this resource.');
});

test('what was made for another medium than is offered stands ready too', () => {
  const made = [{ format: 'tiger', profile: 'braille-11x11.5', files: [file('graphic.png')], changes: [] }];
  const groups = fileGroups(outputs({ made, canBeMade: false }));
  expect(groups.map(({ purpose, offers }) => [purpose, offers.map(({ profile }) => profile)])).toEqual([
    ['embosser', ['braille-11x11.5']],
  ]);
});
