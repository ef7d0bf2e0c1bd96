import type { Session } from '@relievo/contracts/accounts';
import type { Activity, OwnFigures, OwnWork } from '@relievo/contracts/activity';
import type { ProductSettings } from '@relievo/contracts/product';
import type { Role } from '@relievo/contracts/values';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  ownFiguresQuery,
  ownWorkQuery,
  recentActivityQuery,
  recentContentQuery,
} from '../features/home/dashboard/queries.ts';
import { samplesStore } from '../features/home/figures/samples-hidden.ts';
import { productSettingsQuery } from '../lib/server/product-settings.ts';
import { show } from '../lib/testing/show.tsx';
import { Home } from './home.tsx';

function createSomeone(roles: Role[], canUpload = true) {
  return {
    user: {
      id: 'tomas',
      displayName: 'Tomas Berg',
      username: 'tomas',
      email: 't@example.org',
      picture: null,
    },
    roles,
    canUpload,
    organizations: [],
  } as unknown as Session;
}

function createSettings(given: Partial<ProductSettings> = {}): ProductSettings {
  return {
    grantAcknowledgement: null,
    isDemo: true,
    video: null,
    showsSampleFigures: true,
    libraryProgress: null,
    signUpIsOpen: true,
    banner: '',
    ...given,
  };
}

function timeAt(hour: number) {
  return new Date(Date.UTC(2026, 2, 9, hour)).toISOString();
}
function createActivity(given: Partial<Activity>): Activity {
  return {
    id: given.title ?? 'gone',
    type: 'viewed',
    title: null,
    category: 'General',
    status: null,
    engagement: null,
    timestamp: timeAt(1),
    resourceId: given.title ? '01990000-0000-7000-8000-000000000001' : null,
    ...given,
  };
}
const CONTENT = [
  createActivity({ title: 'Bones', type: 'created', category: 'Art', timestamp: timeAt(3) }),
  createActivity({ title: 'Atlas', category: 'Maps', timestamp: timeAt(2) }),
  createActivity({ timestamp: timeAt(1) }),
];
const FIGURES: OwnFigures = {
  collections: 3,
  resources: { approved: 5, pending: 1, rejected: 0, draft: 2 },
  views: 1200,
  downloads: 40,
  createdThisMonth: 4,
  changedThisMonth: 6,
};

const ONE = { id: '01990000-0000-7000-8000-000000000002', title: 'Bones of the hand' };
const WORK: OwnWork = {
  sentBack: [{ ...ONE, title: 'A map of the school' }],
  drafts: [{ ...ONE, title: '' }],
  requests: [{ ...ONE, requestId: '01990000-0000-7000-8000-000000000003', form: 'braille', people: 3 }],
  opened: [{ ...ONE, views: 12 }],
};
const NO_WORK: OwnWork = { sentBack: [], drafts: [], requests: [], opened: [] };
const NOTHING: OwnFigures = {
  collections: 0,
  resources: { approved: 0, pending: 0, rejected: 0, draft: 0 },
  views: 0,
  downloads: 0,
  createdThisMonth: 0,
  changedThisMonth: 0,
};

/** Home once its bundle is there, with everything that it asks the server for. */
async function showHome(
  session: Session | null | undefined,
  product = createSettings(),
  figures: OwnFigures | null = FIGURES,
  work: OwnWork = NO_WORK,
) {
  const place = await show(<Home />, {
    session,
    answers: [
      [productSettingsQuery.queryKey, product],
      [recentContentQuery.queryKey, CONTENT],
      [
        recentActivityQuery.queryKey,
        [createActivity({ title: 'easy volcano', type: 'searched', category: 'Search' })],
      ],
      [ownFiguresQuery.queryKey, figures],
      [ownWorkQuery.queryKey, work],
    ],
  });
  // Its bundle arrives by itself; the time limit of the test is the deadline.
  while (session !== undefined && readHeading(place) === undefined)
    await act(() => vi.dynamicImportSettled());
  return place;
}

function readHeading(place: HTMLElement) {
  return place.querySelector('h1')?.textContent;
}
function listSections(place: HTMLElement) {
  return [...place.querySelectorAll('h2')].map((h2) => h2.textContent);
}
/** Each figure as it is read: its name, then its number; the samples are apart. */
function listFigures(place: HTMLElement, isSample = false) {
  return [...place.querySelectorAll('.figure')]
    .filter((figure) => (figure.closest('.samples') !== null) === isSample)
    .map((figure) => [...figure.querySelectorAll('dt, dd')].map((part) => part.textContent).join(' · '));
}

describe('home', () => {
  test('waits until the session is known', async () => {
    const place = await showHome(undefined);
    expect(place.querySelector('.loading')?.textContent).toContain('Loading...');
    expect(readHeading(place)).toBeUndefined();
  });

  test('welcomes guests with a demonstration, three figures, three features, three steps and a call to sign up', async () => {
    const place = await showHome(null);
    expect(readHeading(place)).toBe('Pictures you can touch, hear and read');
    expect(listSections(place)).toEqual([
      'Hear and see how it works',
      'Sample figures',
      'One picture, every way to read it',
      'How it works',
      'Create your account',
    ]);
    expect(listFigures(place, true)).toEqual([
      'Accessible Resources · 856',
      'Community Members · 1,847',
      'Conversion Success · 99.2%',
    ]);
    expect(place.textContent.match(/count nothing/g)).toHaveLength(1);
    expect([
      place.querySelectorAll('.home-card').length,
      place.querySelectorAll('.home-steps li').length,
    ]).toEqual([3, 3]);
  });

  test('leads guests to an account with which they can convert files', async () => {
    const place = await showHome(null);
    expect(place.textContent).toContain('Browse Library');
    const link = [...place.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.includes('Convert Files'),
    );
    expect(link?.getAttribute('href')).toBe('/auth');
  });

  test('is a dashboard for everybody else, with sample figures apart from their own', async () => {
    const place = await showHome(createSomeone(['professional']));
    expect(readHeading(place)).toBe('Your dashboard');
    expect(listSections(place)).toEqual(['Recent content', 'Figures', 'Sample figures']);
    expect(listFigures(place)).toEqual([
      'Collections · 3',
      'Approved content · 5',
      'Pending approval · 1',
      'Rejected content · 0',
      'Drafts · 2',
      'Views of your content · 1,200',
      'Downloads of your content · 40',
    ]);
    expect(listFigures(place, true)).toEqual([
      'Files Converted · 1,247',
      'Active Users · 324',
      'Conversion Success · 99.2%',
    ]);
  });

  test.each<Role>(['admin', 'super_admin'])('has its own heading and switch for %s', async (role) => {
    const place = await showHome(createSomeone([role]));
    expect(readHeading(place)).toBe('Manage your Platform');
    while (!place.textContent.includes('Hide sample figures')) await act(() => vi.dynamicImportSettled());
    const hidden = await showHome(createSomeone([role]), createSettings({ showsSampleFigures: false }));
    while (!hidden.textContent.includes('Show sample figures')) await act(() => vi.dynamicImportSettled());
  });

  test('greets teachers, with quick actions, latest activity and analytics', async () => {
    const place = await showHome(createSomeone(['teacher']));
    expect(readHeading(place)).toMatch(/^Good (morning|afternoon|evening), Tomas Berg$/);
    expect(listSections(place)).toEqual(['Quick actions', 'Recent activity', 'Analytics', 'Sample figures']);
    expect(listFigures(place)).toEqual([
      'Collections · 3',
      'Files · 8',
      'Created this month · 4',
      'Edited or reviewed this month · 6',
      'Views of your content · 1,200',
      'Downloads of your content · 40',
    ]);
    expect(listFigures(place, true)).toEqual([
      'Collections · 2',
      'Files · 30',
      'Created this month · 30',
      'Edited this month · 0',
    ]);
    expect(place.querySelector('.recent-activity')?.textContent).toContain('Searchedeasy volcano');
  });

  test.each<Role>(['teacher', 'professional'])(
    'says what waits for %s, and what was opened most',
    async (role) => {
      const place = await showHome(createSomeone([role]), createSettings(), FIGURES, WORK);
      const kinds = [...place.querySelectorAll('.own-work-kind')].map((kind) => [
        kind.querySelector('h3')?.textContent,
        kind.querySelector('a')?.getAttribute('href')?.split('/')[1],
        kind.querySelector('li')?.textContent,
      ]);
      expect(kinds).toEqual([
        ['Sent back by reviewers', 'content', 'A map of the school'],
        ['Drafts to finish', 'content', 'Without a title'],
        ['Formats people ask for', 'resource', 'Bones of the handBraille, 3 people'],
        ['Opened most', 'resource', 'Bones of the hand12 views'],
      ]);
      expect(place.querySelector('.own-work-kind bdi')?.getAttribute('translate')).toBe('no');
    },
  );

  test.each<[Role, string[]]>([
    ['teacher', ['Find a resource', 'Make a collection', 'Set up your profile']],
    ['admin', ['Protect your account', 'Check that everything works', 'Review content']],
  ])('tells a new %s what to do first in place of a row of zeros', async (role, steps) => {
    const place = await showHome(createSomeone([role]), createSettings(), NOTHING);
    expect([...place.querySelectorAll('.first-steps a')].map((link) => link.textContent)).toEqual(steps);
    expect(listFigures(place)).toEqual([]);
    const known = await showHome(createSomeone([role]));
    expect(known.querySelector('.first-steps')).toBeNull();
  });

  test('hides the samples for ever at a press, and the heading takes the focus', async () => {
    const place = await showHome(createSomeone(['teacher']));
    const hide = [...place.querySelectorAll('button')].find(
      (one) => one.textContent === 'Hide sample figures',
    );
    await act(async () => hide?.click());
    expect(place.querySelector('.samples')).toBeNull();
    expect(document.activeElement?.localName).toBe('h1');
    expect(localStorage.getItem('relievo-samples-hidden')).toBe('true');
    act(() => samplesStore.set(false));
  });

  test('links a past search to the same search, with the filters that its words name', async () => {
    const place = await showHome(createSomeone(['teacher']));
    const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'easy volcano');
    expect(link?.getAttribute('href')).toBe('/search?q=easy+volcano&difficulty=Beginner');
  });

  test('shows no samples once they are hidden, and nothing that could not be loaded', async () => {
    const hidden = createSettings({ showsSampleFigures: false });
    for (const session of [null, createSomeone(['student'], false), createSomeone(['teacher'])])
      expect((await showHome(session, hidden)).textContent).not.toContain('Sample figures');
    expect(listFigures(await showHome(createSomeone(['teacher']), hidden, null))).toEqual([]);
  });
});

describe('the table of recent content', () => {
  const rows = (place: HTMLElement) =>
    [...place.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent);
  const press = (place: HTMLElement, label: string) =>
    act(async () => {
      [...place.querySelectorAll<HTMLButtonElement>('.table-sort')]
        .find(({ textContent }) => textContent === label)
        ?.click();
    });
  const sorted = (place: HTMLElement) =>
    place
      .querySelector('[aria-sort=ascending], [aria-sort=descending]')
      ?.outerHTML.match(/aria-sort="(\w+)"/)?.[1];

  test('begins with the newest, reverses at a second press, and sorts another column by the largest first', async () => {
    expect(rows(await showHome(createSomeone(['professional'])))).toEqual([
      'Bones',
      'Atlas',
      'No longer available',
    ]);
    const place = await showHome(createSomeone(['student'], false));
    expect(rows(place)).toEqual(['Bones', 'Atlas', 'No longer available']);
    await press(place, 'Time');
    expect([sorted(place), rows(place)]).toEqual(['ascending', ['No longer available', 'Atlas', 'Bones']]);
    await press(place, 'Title');
    expect([sorted(place), rows(place)]).toEqual(['descending', ['Bones', 'Atlas', 'No longer available']]);
    await press(place, 'Title');
    expect([sorted(place), rows(place)]).toEqual(['ascending', ['Atlas', 'Bones', 'No longer available']]);
    for (const label of ['Type', 'Category']) {
      await press(place, label);
      expect(sorted(place)).toBe('descending');
    }
  });
});

describe('the demonstration', () => {
  test('is a video where one is set, and loads nothing from its provider before somebody plays it', async () => {
    const place = await showHome(null, createSettings({ video: { provider: 'vimeo', id: '76979871' } }));
    await act(async () => void (await import('../features/home/welcome/video.tsx')));
    expect(place.textContent).toContain('It is hosted by Vimeo');
    expect(place.textContent).toContain('Play the video');
    expect(place.querySelector('iframe')).toBeNull();
    expect(place.querySelector('.relief-picture')).toBeNull();
  });

  test('is a curve that can be heard where no video is set', async () => {
    const place = await showHome(null);
    expect(place.querySelector('.relief-picture')?.getAttribute('aria-label')).toContain('parabola');
    expect(place.textContent).toContain('Hear this curve');
    expect(place.textContent).not.toContain('Play the video');
  });
});
