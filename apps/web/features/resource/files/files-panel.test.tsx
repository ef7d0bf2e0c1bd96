import { OUTPUT_OFFERS, type ResourceOutputs } from '@relievo/contracts/library/files';
import type { StandingFinding } from '@relievo/contracts/library/resource';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../lib/testing/show.tsx';
import { groupFiles, PURPOSES } from './file-groups.ts';
import { FilesPanel } from './files-panel.tsx';

const ID = '01990000-0000-7000-8000-000000000001';

function createFile(name: string, size = 2048) {
  return {
    name,
    mediaType: 'text/plain',
    size,
    address: `/api/resources/${ID}/outputs/${name}`,
  };
}

function createOutputs(given: Partial<ResourceOutputs> = {}): ResourceOutputs {
  return {
    mayHave: true,
    text: null,
    own: createFile('clock.svg', 15_065),
    made: [],
    requests: [],
    canBeMade: true,
    picture: null,
    canBeHeard: false,
    isDocument: false,
    ...given,
  };
}

function showPanel(given: Partial<ResourceOutputs> = {}, findings: readonly StandingFinding[] = []) {
  return show(<FilesPanel id={ID} title="Clock" outputs={createOutputs(given)} findings={findings} />);
}
function textsOf(place: Element, selector: string) {
  return [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

/** The buttons that have something made; those that open a group are none of them. */
function listOffers(place: Element) {
  return textsOf(place, '.offer button');
}
function listOpen(place: Element) {
  return textsOf(place, '[aria-expanded="true"]');
}

const SMALLER = {
  code: 'scaled_to_braille_page',
  parameters: { scale: 60 },
  message: 'It is shown at 60 %.',
};
const BRF = { format: 'brf', profile: 'embosser-6' };

function createFinding(given: Partial<StandingFinding>): StandingFinding {
  return {
    profile: 'swell-a4',
    severity: 'warning',
    code: 'gap',
    parameters: {},
    message: 'A gap is small.',
    ...given,
  };
}

test('tactile warnings are told with the format in which they were found, each kind once, and advice is not', async () => {
  const made = [
    { format: 'swell', profile: 'swell-a4', files: [createFile('swell.pdf')], changes: [] },
    { format: 'pdf', profile: 'swell-a4', files: [createFile('page.pdf')], changes: [] },
  ];
  const place = await showPanel({ made }, [
    createFinding({}),
    createFinding({ message: 'Another gap is small.' }),
    createFinding({ code: 'thin', message: 'A line is thin.' }),
    createFinding({ severity: 'advice', code: 'key', message: 'A key helps.' }),
    createFinding({ profile: 'swell-a3', message: 'A gap on A3 is small.' }),
  ]);
  const told = [...place.querySelectorAll('.offer-changes')];
  expect(told.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    '3 tactile warnings (Swell paper, A4)',
  ]);
  expect(told[0]?.closest('.file-form')?.querySelector('h4')?.textContent).toBe('Swell paper');
  expect(textsOf(place, '.offer-changes li').map((one) => one?.trim())).toEqual([
    'A gap is small. (and 1 more like it)',
    'A line is thin.',
  ]);
});

test('every form has a purpose that is shown', () => {
  for (const { purpose } of OUTPUT_OFFERS) expect(PURPOSES).toContain(purpose);
});

test('outputs that can be made are grouped by purpose, with a named button for each medium', async () => {
  const place = await showPanel();
  expect(textsOf(place, 'h3')).toEqual([
    'Original file',
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
  const buttons = listOffers(place);
  expect(buttons).toHaveLength(OUTPUT_OFFERS.flatMap(({ media }) => media).length);
  expect(new Set(buttons).size).toBe(buttons.length);
  expect(buttons.slice(0, 4)).toEqual([
    'Make Swell paper, A4',
    'Make Swell paper, A3',
    'Make Swell paper, US Letter',
    'Make IVEO',
  ]);
});

test('a purpose is one line with its contents and number of ready files, and opens on a press', async () => {
  const place = await showPanel({ made: [{ ...BRF, files: [createFile('braille.brf')], changes: [] }] });
  expect(listOpen(place)).toEqual([]);
  const opener = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Braille');
  const told = (opener?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(told.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'BRF, PEF, eBraille',
    '1 ready',
  ]);
  const inside = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  expect(inside?.hidden).toBe(true);
  await act(async () => opener?.click());
  expect([listOpen(place), inside?.hidden]).toEqual([['Braille'], false]);
});

test('a group is open where something is running or failed, and all are where nothing can be made', async () => {
  const request = { ...BRF, problem: '', progressId: null };
  expect(listOpen(await showPanel({ requests: [{ ...request, state: 'waiting' }] }))).toEqual(['Braille']);
  expect(listOpen(await showPanel({ requests: [{ ...request, state: 'failed' }] }))).toEqual(['Braille']);
  const made = [{ ...BRF, files: [createFile('braille.brf')], changes: [] }];
  expect(listOpen(await showPanel({ made, canBeMade: false }))).toEqual(['Braille']);
});

test('each ready file is a link with its kind and size, and with what was changed for it', async () => {
  const place = await showPanel({
    made: [{ ...BRF, files: [createFile('braille.brf')], changes: [SMALLER] }],
  });
  const link = place.querySelector('a[href$="braille.brf"]');
  expect([link?.textContent, link?.hasAttribute('download')]).toEqual(['Download BRF, 2 KB (BRF)', true]);
  expect(textsOf(place, 'details li')).toEqual(['It is shown at 60 %.']);
  expect(listOffers(place)).not.toContain('Make BRF');
});

test('a ready sound can be played in place', async () => {
  const files = [{ ...createFile('audio.mp3'), mediaType: 'audio/mpeg' }];
  // Loaded on demand, and here before it is wanted, so that nothing happens after the test.
  await import('../viewer/media-player.tsx');
  const place = await showPanel({ made: [{ format: 'audio', profile: 'swell-a4', files, changes: [] }] });
  await act(() => vi.dynamicImportSettled());
  const player = place.querySelector('audio');
  expect([player?.getAttribute('src'), player?.getAttribute('aria-label'), player?.controls]).toEqual([
    `/api/resources/${ID}/outputs/audio.mp3?show`,
    'Sound',
    true,
  ]);
});

test('two files of one kind have different names', async () => {
  const files = [createFile('graphic.svg'), createFile('graphic-vital.svg'), createFile('read.me')];
  const place = await showPanel({
    own: null,
    made: [{ format: 'haptics', profile: 'touchscreen', files, changes: [] }],
  });
  expect(textsOf(place, 'a')).toEqual([
    'Download graphic.svg, 2 KB (Vibrating graphic)',
    'Download graphic-vital.svg, 2 KB (Vibrating graphic)',
    'Download ME, 2 KB (Vibrating graphic)',
  ]);
});

test('a running output says so and keeps its button, and a failed one says why and can be tried again', async () => {
  const waiting = { ...BRF, state: 'waiting', problem: '', progressId: null } as const;
  const failed = { format: 'audio', profile: 'swell-a4', state: 'failed', progressId: null } as const;
  const place = await showPanel({ requests: [waiting, { ...failed, problem: 'There is no voice.' }] });
  // With its name: several can be on their way at once.
  const busy = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Making BRF…');
  expect([busy?.getAttribute('aria-disabled'), busy?.disabled]).toEqual(['true', false]);
  expect(textsOf(place, '.refusal')).toEqual(['Error: There is no voice.']);
  expect(textsOf(place, 'button')).toContain('Try again Sound');
});

test('an output that cannot be made says why and has no button', async () => {
  const problem = 'The sheet is larger than the paper.';
  const request = { ...BRF, state: 'impossible', problem, progressId: null } as const;
  const before = listOffers(await showPanel({}));
  const place = await showPanel({ requests: [request] });
  expect(textsOf(place, '.offer-problem')).toEqual([problem]);
  expect(listOffers(place)).toHaveLength(before.length - 1);
});

test('a paid resource tells people without access what to do, without a button that does nothing', async () => {
  const place = await showPanel({ mayHave: false, own: null, canBeMade: false });
  expect(place.textContent).toContain('This resource is paid');
  expect(place.textContent).toContain('If your organization has a plan, sign in');
  expect(place.querySelectorAll('button, a[download]')).toHaveLength(0);
  expect(textsOf(place, 'a')).toEqual(['Login', 'See the plans']);
});

test('a resource without a drawing lists its own files, and offers nothing that cannot be made', async () => {
  const place = await showPanel({ canBeMade: false });
  expect([textsOf(place, 'button'), textsOf(place, 'a')]).toEqual([[], ['Download SVG, 14.71 KB (Clock)']]);
  const empty = await showPanel({ canBeMade: false, own: null });
  expect(empty.textContent).toBe('This resource has no files.');
});

test('outputs for a medium that is no longer offered are listed too', () => {
  const made = [
    { format: 'tiger', profile: 'braille-11x11.5', files: [createFile('graphic.png')], changes: [] },
  ];
  const groups = groupFiles(createOutputs({ made, canBeMade: false }));
  expect(groups.map(({ purpose, offers }) => [purpose, offers.map(({ profile }) => profile)])).toEqual([
    ['embosser', ['braille-11x11.5']],
  ]);
});

test.each([
  ['a sound', 'audio/mpeg', /This sound is not converted, and nobody has written down/],
  ['a film', 'video/mp4', /This film is not converted\. It has no captions/],
])(
  '%s that its author brought is said not to be converted, and to have no captions',
  async (_, mediaType, words) => {
    const place = await showPanel({ own: { ...createFile('clock'), mediaType }, canBeMade: false });
    expect(place.textContent).toMatch(words);
  },
);

test('a film with captions is said not to be converted, and nothing is said of captions', async () => {
  const own = { ...createFile('film'), mediaType: 'video/mp4' };
  const captions = { ...createFile('film.vtt'), mediaType: 'text/vtt' };
  const made = [{ format: 'webvtt', profile: '', files: [captions], changes: [] }];
  const place = await showPanel({ own, made, canBeMade: false });
  expect(place.textContent).toMatch(/This film is not converted\.(?! It)/);
});

test('a document has its publications before the forms of its text', async () => {
  const text = { ...createFile('text.html'), mediaType: 'text/html' };
  const place = await showPanel({ text, isDocument: true });
  expect(textsOf(place, 'h3')).toEqual([
    'Original file',
    'The whole document, with its figures',
    'To read and see',
  ]);
  const forms = textsOf(place, 'h4');
  expect(forms).toEqual(expect.arrayContaining(['EPUB', 'DAISY']));
  expect(forms).toEqual([...new Set(forms)]);
});

test('a text that is not saved as a document has no publications', async () => {
  const text = { ...createFile('text.html'), mediaType: 'text/html' };
  expect(textsOf(await showPanel({ text }), 'h4')).not.toContain('EPUB');
});
