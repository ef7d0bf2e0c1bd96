import type { Activity, OwnFigures, ProductSettings, Role, Session } from '@relievo/contracts';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  ownFiguresQuery,
  recentActivityQuery,
  recentContentQuery,
} from '../features/home/dashboard/queries.ts';
import { productSettingsQuery } from '../lib/server/product-settings.ts';
import { show } from '../lib/testing/show.tsx';
import { Home } from './home.tsx';

const someone = (roles: Role[], canUpload = true) =>
  ({
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
  }) as unknown as Session;

const settings = (given: Partial<ProductSettings> = {}): ProductSettings => ({
  grantAcknowledgement: null,
  isDemo: true,
  video: null,
  showsSampleFigures: true,
  ...given,
});

const at = (hour: number) => new Date(Date.UTC(2026, 2, 9, hour)).toISOString();
const activity = (given: Partial<Activity>): Activity => ({
  id: given.title ?? 'gone',
  type: 'viewed',
  title: null,
  category: 'General',
  status: null,
  engagement: null,
  timestamp: at(1),
  resourceId: given.title ? '01990000-0000-7000-8000-000000000001' : null,
  ...given,
});
const CONTENT = [
  activity({ title: 'Bones', type: 'created', category: 'Art', timestamp: at(3) }),
  activity({ title: 'Atlas', category: 'Maps', timestamp: at(2) }),
  activity({ timestamp: at(1) }),
];
const FIGURES: OwnFigures = {
  collections: 3,
  resources: { approved: 5, pending: 1, rejected: 0, draft: 2 },
  views: 1200,
  downloads: 40,
  createdThisMonth: 4,
  changedThisMonth: 6,
};

/** Home once its bundle is there, with everything that it asks the server for. */
async function home(
  session: Session | null | undefined,
  product = settings(),
  figures: OwnFigures | null = FIGURES,
) {
  const place = await show(<Home />, {
    session,
    answers: [
      [productSettingsQuery.queryKey, product],
      [recentContentQuery.queryKey, CONTENT],
      [
        recentActivityQuery.queryKey,
        [activity({ title: 'easy volcano', type: 'searched', category: 'Search' })],
      ],
      [ownFiguresQuery.queryKey, figures],
    ],
  });
  // Its bundle arrives by itself; the time limit of the test is the deadline.
  while (session !== undefined && heading(place) === undefined) await act(() => vi.dynamicImportSettled());
  return place;
}

const heading = (place: HTMLElement) => place.querySelector('h1')?.textContent;
const sections = (place: HTMLElement) => [...place.querySelectorAll('h2')].map((h2) => h2.textContent);
/** Each figure as it is read: its name, then every number with the words that say whose it is. */
const figures = (place: HTMLElement) =>
  [...place.querySelectorAll('.figure')].map((figure) =>
    [...figure.querySelectorAll('dt, dd')].map((part) => part.textContent).join(' · '),
  );

describe('home', () => {
  test('waits until it is known who is looking', async () => {
    const place = await home(undefined);
    expect(place.querySelector('.loading')?.textContent).toContain('Loading...');
    expect(heading(place)).toBeUndefined();
  });

  test('welcomes guests: a demonstration, three figures, three features, three steps, a call to sign up', async () => {
    const place = await home(null);
    expect(heading(place)).toBe('Pictures you can touch, hear and read');
    expect(sections(place)).toEqual([
      'Hear and see how it works',
      'In figures',
      'One picture, every way of reading',
      'From file to fingertips',
      'Open your account',
    ]);
    expect(figures(place)).toEqual([
      'Accessible Resources · 856 Sample figure',
      'Community Members · 1,847 Sample figure',
      'Conversion Success · 99.2% Sample figure',
    ]);
    expect([
      place.querySelectorAll('.home-card').length,
      place.querySelectorAll('.home-steps li').length,
    ]).toEqual([3, 3]);
  });

  test('is a dashboard for everybody else, with sample figures that say so beside their own', async () => {
    const place = await home(someone(['professional']));
    expect(heading(place)).toBe('Your dashboard');
    expect(sections(place)).toEqual(['Figures', 'Recent content', 'Recent activity']);
    expect(figures(place)).toEqual([
      'Collections · 3 Yours',
      'Approved content · 5 Yours',
      'Pending approval · 1 Yours',
      'Rejected content · 0 Yours',
      'Drafts · 2 Yours',
      'Views of your content · 1,200 Yours',
      'Downloads of your content · 40 Yours',
      'Files Converted · 1,247 Sample figure',
      'Active Users · 324 Sample figure',
      'Conversion Success · 99.2% Sample figure',
    ]);
    expect(place.textContent).not.toContain('Hide sample figures');
  });

  test.each<Role>(['admin', 'super_admin'])('has a heading and a switch of its own for %s', async (role) => {
    const place = await home(someone([role]));
    expect(heading(place)).toBe('Manage your Platform');
    expect(place.textContent).toContain('Hide sample figures');
    const hidden = await home(someone([role]), settings({ showsSampleFigures: false }));
    expect(hidden.textContent).toContain('Show sample figures');
  });

  test('greets teachers, with quick actions, what they did last, and analytics', async () => {
    const place = await home(someone(['teacher']));
    expect(heading(place)).toMatch(/^Good (morning|afternoon|evening), Tomas Berg$/);
    expect(sections(place)).toEqual(['Quick actions', 'Recent activity', 'Recent content', 'Analytics']);
    expect(figures(place)).toEqual([
      'Collections · 3 Yours · 2 Sample figure',
      'Files · 8 Yours · 30 Sample figure',
      'Created this month · 4 Yours · 30 Sample figure',
      'Edited this month · 0 Sample figure',
      'Edited or reviewed this month · 6 Yours',
      'Views of your content · 1,200 Yours',
      'Downloads of your content · 40 Yours',
    ]);
    expect(place.querySelector('.recent-activity')?.textContent).toContain('Searchedeasy volcano');
  });

  test('leads from a search that was made to the same one, with the filters that its words name', async () => {
    const place = await home(someone(['student'], false));
    const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'easy volcano');
    expect(link?.getAttribute('href')).toBe('/search?q=easy+volcano&difficulty=Beginner');
  });

  test('shows nobody a sample once they are hidden, and nothing of what could not be loaded', async () => {
    const hidden = settings({ showsSampleFigures: false });
    for (const session of [null, someone(['student'], false), someone(['teacher'])])
      expect((await home(session, hidden)).textContent).not.toContain('Sample figure');
    expect(figures(await home(someone(['teacher']), hidden, null))).toEqual([]);
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

  test('begins with the newest, turns round at a second press, and starts another column with the largest', async () => {
    expect(rows(await home(someone(['teacher'])))).toEqual(['Bones', 'Atlas', 'No longer available']);
    const place = await home(someone(['student'], false));
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
  test('is a video where there is one, and nothing is asked of where it comes from before somebody plays it', async () => {
    const place = await home(null, settings({ video: { provider: 'vimeo', id: '76979871' } }));
    await act(async () => void (await import('../features/home/welcome/video.tsx')));
    expect(place.textContent).toContain('It comes from Vimeo');
    expect(place.textContent).toContain('Play the video');
    expect(place.querySelector('iframe')).toBeNull();
    expect(place.querySelector('.relief-picture')).toBeNull();
  });

  test('is a curve that can be heard where there is none', async () => {
    const place = await home(null);
    expect(place.querySelector('.relief-picture')?.getAttribute('aria-label')).toContain('parabola');
    expect(place.textContent).toContain('Hear this curve');
    expect(place.textContent).not.toContain('Play the video');
  });
});
