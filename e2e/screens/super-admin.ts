import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

const PANEL = '/admin/super-admin';

const TIME = '2026-11-20T12:00:00.000Z';

/** A tab of the panel whose list the server answers with these rows. */
function openList(tab: string, list: string, rows: readonly object[]) {
  return openAfter(`${PANEL}?tab=${tab}`, (page) =>
    page.route(`**/api/admin/${list}?*`, (route) => route.fulfill({ json: { total: rows.length, rows } })),
  );
}

const REPORT = {
  id: '018f0000-0000-7000-8000-000000000001',
  resourceId: '018f0000-0000-7000-8000-000000000002',
  title: 'The human heart',
  comment: {
    id: '018f0000-0000-7000-8000-000000000003',
    body: 'Buy cheap watches here.',
    authorName: 'Vera Vend',
    isHidden: false,
  },
  reason: 'spam',
  words: 'This is an advertisement and has nothing to do with the heart.',
  reporterName: 'Sofia Lind',
  createdAt: TIME,
  state: 'open',
  answer: '',
  handledAt: null,
  handledBy: null,
};

const ONE_REPORT = openList('reports', 'reports', [REPORT]);

const ANSWERED_REPORT = openList('reports&state=upheld', 'reports', [
  {
    ...REPORT,
    comment: { ...REPORT.comment, isHidden: true },
    state: 'upheld',
    answer: 'Thank you. It is gone.',
    handledAt: TIME,
    handledBy: 'Selma Super',
  },
]);

const JOB = {
  id: '018f0000-0000-7000-8000-000000000004',
  name: 'convert-file',
  state: 'failed',
  createdAt: TIME,
  startedAt: TIME,
  endedAt: TIME,
  attempts: 3,
  problem: 'The disk was full.',
};

const ONE_HIDDEN_COMMENT = openList('comments', 'comments/hidden', [
  {
    id: '018f0000-0000-7000-8000-000000000003',
    body: 'Buy cheap watches here.',
    authorName: 'Vera Vend',
    resourceId: '018f0000-0000-7000-8000-000000000002',
    title: 'The human heart',
    hiddenAt: TIME,
  },
]);

/** What was done to somebody, to an organization and to the whole site; and something that the server did by itself. */
const LOG = openList(
  'audit',
  'audit-log',
  [
    {
      actorName: 'Selma Super',
      action: 'person.roles_changed',
      subjectType: 'person',
      subjectName: 'Sofia Lind',
      details: { before: ['student'], after: ['student', 'teacher'] },
    },
    {
      actorName: 'Selma Super',
      action: 'organization.tier_changed',
      subjectType: 'organization',
      subjectName: 'Northern Light School',
      details: { before: { tier: 'basic', isGranted: false }, after: { tier: 'premium', isGranted: true } },
    },
    {
      actorName: 'Selma Super',
      action: 'site.settings_changed',
      subjectType: 'site',
      subjectId: null,
      subjectName: null,
      details: {
        before: { banner: '', signUpIsOpen: true, fileMegabytes: null },
        after: { banner: 'Closed on Friday.', signUpIsOpen: false, fileMegabytes: 200 },
      },
    },
    {
      actorName: 'Tomas Berg',
      action: 'organization.member_role',
      subjectType: 'person',
      subjectName: 'Sofia Lind',
      organizationName: 'Northern Light School',
      details: { organization: REPORT.id, from: 'member', to: 'reviewer' },
    },
    {
      actorName: null,
      action: 'account.erased',
      subjectType: 'user',
      subjectName: null,
      details: {},
    },
  ].map((entry, place) => ({
    id: `018f0000-0000-7000-8000-00000000001${place}`,
    createdAt: TIME,
    subjectId: REPORT.id,
    organizationName: null,
    ...entry,
  })),
);

export const SCREENS: readonly Screen[] = [
  { id: 'admin-health', path: PANEL, as: 'super-admin', shows: 'Storage used' },
  {
    id: 'admin-jobs-failed',
    path: openList('jobs', 'jobs', [JOB]),
    as: 'super-admin',
    shows: 'The disk was full.',
  },
  {
    id: 'admin-jobs-waiting',
    path: openList('jobs&job=waiting', 'jobs', [{ ...JOB, state: 'waiting', endedAt: null, problem: '' }]),
    as: 'super-admin',
    shows: /^Cancel$/,
  },
  {
    id: 'admin-jobs-none',
    path: `${PANEL}?tab=jobs&job=cancelled`,
    as: 'super-admin',
    shows: 'No job of the last day has this status.',
  },
  { id: 'admin-reports', path: ONE_REPORT, as: 'super-admin', shows: 'Hide the comment' },
  {
    id: 'admin-reports-uphold',
    path: ONE_REPORT,
    as: 'super-admin',
    shows: 'Hide the comment from readers',
    reach: pressButton('Uphold: The human heart'),
  },
  {
    id: 'admin-reports-dismiss',
    path: ONE_REPORT,
    as: 'super-admin',
    shows: 'Dismiss the report about “The human heart”?',
    reach: pressButton('Dismiss: The human heart'),
  },
  {
    id: 'admin-reports-answered',
    path: ANSWERED_REPORT,
    as: 'super-admin',
    shows: 'Thank you. It is gone.',
  },
  {
    id: 'admin-reports-empty',
    path: `${PANEL}?tab=reports&state=dismissed`,
    as: 'super-admin',
    shows: 'No reports',
  },
  {
    id: 'admin-comments',
    path: ONE_HIDDEN_COMMENT,
    as: 'super-admin',
    shows: 'Show again',
  },
  {
    id: 'admin-comments-none',
    path: openList('comments', 'comments/hidden', []),
    as: 'super-admin',
    shows: 'No hidden comments',
  },
  {
    id: 'admin-organizations',
    path: `${PANEL}?tab=organizations`,
    as: 'super-admin',
    shows: 'Change the tier',
  },
  {
    id: 'admin-organizations-tier',
    path: `${PANEL}?tab=organizations`,
    as: 'super-admin',
    shows: 'Paid content is open to its members',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Change the tier: / })
        .first()
        .click();
    },
  },
  {
    id: 'admin-organizations-none',
    path: `${PANEL}?tab=organizations&q=xyzzy`,
    as: 'super-admin',
    shows: 'No organization matches your search.',
  },
  { id: 'admin-settings', path: `${PANEL}?tab=settings`, as: 'super-admin', shows: 'Save settings' },
  {
    id: 'admin-settings-errors',
    path: `${PANEL}?tab=settings`,
    as: 'super-admin',
    shows: 'There is a problem',
    reach: async (page) => {
      await page.getByRole('textbox', { name: /^Largest file/ }).fill('0');
      await page.getByRole('button', { name: 'Save settings' }).click();
    },
  },
  { id: 'admin-audit', path: LOG, as: 'super-admin', shows: 'Roles changed' },
  {
    id: 'admin-audit-details',
    path: LOG,
    as: 'super-admin',
    shows: /person\.roles_changed/,
    reach: async (page) => {
      await page.getByText('Technical details').first().click();
    },
  },
  {
    id: 'admin-audit-nothing',
    path: `${PANEL}?tab=audit&q=xyzzy`,
    as: 'super-admin',
    shows: 'No entry matches your search, action and dates.',
  },
  { id: 'admin-panel-not-allowed', path: PANEL, as: 'admin', shows: /^Only super administrators/ },
];

export const PAGES: readonly PageRow[] = [forSignedIn(PANEL, 'Super Admin Panel')];
