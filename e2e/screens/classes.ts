import type { Page, Route } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

/** What stands behind a dialog is inert, so its tables and fields have no stop. */

const ID = '018f0000-0000-7000-8000-0000000000c1';
const PATH = `/classes/${ID}`;
const SCHOOL = { id: '018f0000-0000-7000-8000-0000000000d1', name: 'Northern Light School' };
const IDS = ['e1', 'e2', 'e3'].map((end) => `018f0000-0000-7000-8000-0000000000${end}`);
const NAMES = ['Ada Lovelace', 'Çelik Öz', 'Maximiliane von Hohenstein-Wittelsbach'];
const WORDS = ['sun-turtle-key-piano', 'apple-moon-train-cat', 'star-lemon-snail-egg'];

const PEOPLE = NAMES.map((displayName, at) => ({
  userId: IDS[at],
  displayName,
  username: `${displayName.split(' ')[0]?.toLowerCase()}${10 + at}`,
  isMadeHere: at < 2,
}));

function classOf(teaches: boolean, more: object = {}) {
  return {
    id: ID,
    name: '6a',
    organization: SCHOOL,
    teaches,
    learners: PEOPLE.length,
    allowsSecondSteps: false,
    teachers: [{ userId: '018f0000-0000-7000-8000-0000000000f1', displayName: 'Tomas Berg' }],
    people: PEOPLE.map((one) => (teaches ? one : { ...one, username: null })),
    code: null,
    ...more,
  };
}

const GIVEN = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  collection: { id: '018f0000-0000-7000-8000-0000000000b1', name: 'Rivers' },
  note: 'Feel the delta first, then listen to the chart.',
  dueOn: '2026-12-01',
  createdAt: '2026-11-20T12:00:00.000Z',
  resources: 4,
};

function answer(json: unknown) {
  return (route: Route) => route.fulfill({ json });
}

const INVITED = [
  {
    id: '018f0000-0000-7000-8000-0000000000a2',
    email: 'cleo@example.org',
    expiresAt: '2026-12-01T12:00:00.000Z',
    isExpired: false,
  },
];

const SHEETS = PEOPLE.map(({ userId, displayName }, at) => ({
  userId,
  displayName,
  resourceId: '018f0000-0000-7000-8000-0000000000a3',
  title: 'The delta of the Danube',
  format: at === 0 ? 'brf' : 'swell',
  profile: at === 0 ? 'embosser-6' : 'swell-a4',
  state: at === 2 ? 'failed' : 'ready',
  problem: at === 2 ? 'Its lines are too close for this paper.' : '',
}));

function withClass(view: object, assignments: readonly object[] = []) {
  return openAfter(PATH, async (page: Page) => {
    await page.route(`**/api/classes/${ID}`, answer(view));
    await page.route(`**/api/classes/${ID}/assignments`, answer(assignments));
    await page.route(`**/api/classes/${ID}/invitations`, (route) =>
      route.fulfill({
        json:
          route.request().method() === 'POST'
            ? { sent: 1, left: [{ address: 'nobody@', reason: 'not_valid' }] }
            : INVITED,
      }),
    );
    await page.route(`**/api/classes/${ID}/assignments/*/set`, answer({ sheets: SHEETS }));
    await page.route(
      `**/api/classes/${ID}/learners`,
      answer({
        made: PEOPLE.map(({ userId, displayName, username }, at) => ({
          userId,
          name: displayName,
          username,
          words: WORDS[at],
        })),
        wrong: [],
      }),
    );
    await page.route(
      `**/api/classes/${ID}/learners/*/reading`,
      answer({
        ways: ['embosser'],
        braille: 'uncontracted',
        mathematics: 'ueb',
        paper: 'swell-a4',
        embosser: 'brf/embosser-6',
        display: 'pins/dotpad',
        voice: 'slt',
        voiceSpeed: 1,
        detail: 'full',
        contrast: 'high',
      }),
    );
  });
}

const TAUGHT = withClass(classOf(true, { code: { code: '7KQ4-M2XP', isShut: false } }), [
  {
    ...GIVEN,
    learners: PEOPLE.map(({ userId, displayName }, at) => ({ userId, displayName, opened: at, listened: 1 })),
  },
]);

/** The account as it is, but of somebody who learns in a class. */
async function asLearner(page: Page, assignments: readonly object[]): Promise<void> {
  await page.route('**/api/session', async (route: Route) => {
    const found = await route.fetch();
    await route.fulfill({ json: { ...(await found.json()), learns: true } });
  });
  await page.route('**/api/assignments', answer(assignments));
}

const OWN = {
  ...GIVEN,
  opened: 1,
  listened: 0,
  className: '6a',
  teacherName: 'Tomas Berg',
};

async function addLearners(page: Page): Promise<void> {
  await pressButton('Add learners')(page);
  const dialog = page.getByRole('dialog', { name: 'Add learners' });
  await dialog.getByRole('textbox', { name: 'Names' }).fill(NAMES.join('\n'));
  await dialog.getByRole('button', { name: 'Make accounts' }).click();
}

export const SCREENS: readonly Screen[] = [
  {
    id: 'classes',
    path: openAfter('/classes', (page: Page) => page.route('**/api/classes', answer([classOf(true)]))),
    as: 'institution',
    shows: 'Learners',
  },
  { id: 'classes-empty', path: '/classes', as: 'student', shows: 'No classes yet' },
  {
    id: 'classes-personal',
    path: '/classes',
    as: 'professional',
    shows: /A class belongs to an organization/,
  },
  {
    id: 'class-create',
    path: '/classes',
    as: 'institution',
    shows: 'Name of the class',
    reach: pressButton('Create a class'),
  },
  { id: 'class', path: TAUGHT, as: 'institution', shows: 'How they read' },
  {
    id: 'class-empty',
    path: withClass(classOf(true, { people: [], learners: 0 })),
    as: 'institution',
    shows: 'No learners yet',
  },
  {
    id: 'class-code-shut',
    path: withClass(classOf(true, { code: { code: '7KQ4-M2XP', isShut: true } })),
    as: 'institution',
    shows: /The code was shut off/,
  },
  {
    id: 'class-add-learners',
    path: TAUGHT,
    as: 'institution',
    shows: 'Make accounts',
    reach: pressButton('Add learners'),
  },
  {
    id: 'class-passwords',
    path: TAUGHT,
    as: 'institution',
    shows: 'Braille sheet (BRF)',
    reach: addLearners,
  },
  {
    id: 'class-reading',
    path: TAUGHT,
    as: 'institution',
    shows: 'Opens first as',
    reach: pressButton('How they read: Ada Lovelace'),
  },
  {
    id: 'class-remove-learner',
    path: TAUGHT,
    as: 'institution',
    shows: 'Remove Ada Lovelace from the class?',
    reach: pressButton('Remove: Ada Lovelace'),
  },
  {
    id: 'class-set-assignment',
    path: TAUGHT,
    as: 'institution',
    shows: 'Note for the learners',
    reach: pressButton('Set an assignment'),
  },
  {
    id: 'class-invite',
    path: TAUGHT,
    as: 'institution',
    shows: 'Link valid for',
    reach: pressButton('Invite by email'),
  },
  {
    id: 'class-not-invited',
    path: TAUGHT,
    as: 'institution',
    shows: 'Not invited',
    reach: async (page) => {
      await pressButton('Invite by email')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('ada@example.org, nobody@');
      await dialog.getByRole('button', { name: 'Send invitations' }).click();
    },
  },
  {
    id: 'class-new-password',
    path: TAUGHT,
    as: 'institution',
    shows: 'Make a new password for Ada Lovelace?',
    reach: pressButton('New password: Ada Lovelace'),
  },
  {
    id: 'class-hand-over',
    path: TAUGHT,
    as: 'institution',
    shows: 'Email address of the learner',
    reach: pressButton('Hand over: Ada Lovelace'),
  },
  {
    id: 'class-withdraw',
    path: TAUGHT,
    as: 'institution',
    shows: 'Withdraw Rivers?',
    reach: pressButton('Withdraw: Rivers'),
  },
  {
    id: 'class-rename',
    path: TAUGHT,
    as: 'institution',
    shows: 'Rename the class 6a',
    reach: pressButton('Rename'),
  },
  {
    id: 'class-delete',
    path: TAUGHT,
    as: 'institution',
    shows: 'Delete the class 6a?',
    reach: pressButton('Delete the class'),
  },
  {
    id: 'class-set',
    path: TAUGHT,
    as: 'institution',
    shows: 'Download the set',
    reach: pressButton('Prepare a class set: Rivers'),
  },
  { id: 'class-learner', path: withClass(classOf(false)), as: 'student', shows: 'Who is in the class' },
  {
    id: 'students-assignments',
    path: openAfter('/students', (page: Page) => asLearner(page, [OWN])),
    as: 'student',
    shows: 'Your assignments',
  },
  {
    id: 'students-assignments-none',
    path: openAfter('/students', (page: Page) => asLearner(page, [])),
    as: 'student',
    shows: 'You have no assignments now.',
  },
];

export const PAGES: readonly PageRow[] = [forSignedIn('/classes', 'Classes')];
