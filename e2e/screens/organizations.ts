import type { Page, Route } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

const SETTINGS = '/organization/settings?tab=members';
/** Found by name, for a class that another journey made may fill the first page. */
const ONE_MEMBER = `${SETTINGS}&q=Sofia`;

const ORGANIZATION = /\/api\/organizations\/[\da-f-]{36}$/;

function openRefused(status: number, code: string) {
  return openAfter(SETTINGS, (page: Page) =>
    page.route(ORGANIZATION, (route: Route) => route.fulfill({ status, json: { code, message: code } })),
  );
}

const INVITATIONS = '/organization/settings?tab=invitations';

const TIME = '2026-11-20T12:00:00.000Z';

const WITH_INVITATIONS = openAfter(INVITATIONS, (page: Page) =>
  page.route('**/api/organizations/*/invitations?*', (route: Route) =>
    route.fulfill({
      json: {
        total: 2,
        rows: ['nina.new', 'bo.lind'].map((name, place) => ({
          id: `018f0000-0000-7000-8000-00000000000${place}`,
          email: `${name}@school.example`,
          role: 'member',
          createdAt: TIME,
          expiresAt: TIME,
          isExpired: place === 1,
        })),
      },
    }),
  ),
);

const TEAMS = '/organization/settings?tab=teams';
const TEAM_ID = '018f0000-0000-7000-8000-0000000000a1';

const WITH_A_TEAM = openAfter(TEAMS, async (page: Page) => {
  await page.route('**/api/organizations/*/teams?*', (route: Route) =>
    route.fulfill({ json: { total: 1, rows: [{ id: TEAM_ID, name: 'Maps', members: 1 }] } }),
  );
  await page.route(`**/api/organizations/*/teams/${TEAM_ID}`, (route: Route) =>
    route.fulfill({
      json: {
        id: TEAM_ID,
        name: 'Maps',
        members: [{ userId: '018f0000-0000-7000-8000-0000000000b1', displayName: 'Sofia Lind' }],
        others: [{ userId: '018f0000-0000-7000-8000-0000000000b2', displayName: 'Tomas Berg' }],
        collections: [
          { id: '018f0000-0000-7000-8000-0000000000c1', name: 'Rivers', ownerName: 'Tomas Berg' },
        ],
      },
    }),
  );
});

/** What the link of an invitation leads to, in a state of its own: of one that is over only that is told. */
function openInvitation(state: 'open' | 'expired' | 'accepted', email = 'nina.new@school.example') {
  const seen =
    state === 'open' ? { organization: 'Harbour School', role: 'member', email, state } : { state };
  return openAfter('/invitation?token=shown', (page: Page) =>
    page.route('**/api/invitations/view', (route: Route) => route.fulfill({ json: seen })),
  );
}

/** Two invitations that wait for whoever is signed in: to an organization, and to a class of another one. */
function openWaiting(path: string) {
  return openAfter(path, (page: Page) =>
    page.route('**/api/invitations', (route: Route) =>
      route.fulfill({
        json: [null, '6a'].map((className, place) => ({
          id: `018f0000-0000-7000-8000-0000000000d${place}`,
          organization: 'Harbour School',
          className,
          role: 'member',
          from: 'Frida Owner',
          expiresAt: TIME,
        })),
      }),
    ),
  );
}

const SUSPENDED = openAfter(SETTINGS, (page: Page) =>
  page.route('**/api/organizations/*/members?*', (route: Route) =>
    route.fulfill({
      json: {
        total: 1,
        rows: [
          {
            userId: '018f0000-0000-7000-8000-0000000000b1',
            displayName: 'Sofia Lind',
            username: 'sofia',
            role: 'member',
            status: 'suspended',
            joinedAt: TIME,
          },
        ],
      },
    }),
  ),
);

/** The answer to a list in which one address could not be read. */
const NOT_ALL_INVITED = openAfter(INVITATIONS, (page: Page) =>
  page.route('**/api/organizations/*/invitations', (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { sent: 1, left: [{ address: 'nobody@', reason: 'not_valid' }] } })
      : route.continue(),
  ),
);

export const SCREENS: readonly Screen[] = [
  {
    id: 'organization-members',
    path: SETTINGS,
    as: 'institution',
    shows: 'Northern Light School. Your role: Owner.',
  },
  { id: 'organization-members-reader', path: SETTINGS, as: 'student', shows: 'Leave Northern Light School' },
  {
    id: 'organization-members-none',
    path: `${SETTINGS}&q=xyzzy`,
    as: 'institution',
    shows: 'No members found',
  },
  {
    id: 'organization-members-suspended',
    path: SUSPENDED,
    as: 'institution',
    shows: 'Restore',
  },
  {
    id: 'organization-suspend',
    path: ONE_MEMBER,
    as: 'institution',
    shows: 'Suspend Sofia Lind?',
    reach: pressButton('Suspend: Sofia Lind'),
  },
  {
    id: 'organization-leave',
    path: SETTINGS,
    as: 'student',
    shows: 'Leave Northern Light School?',
    reach: pressButton('Leave Northern Light School'),
  },
  {
    id: 'organization-role',
    path: ONE_MEMBER,
    as: 'institution',
    shows: 'Reviewer: approves content for the organization',
    reach: pressButton('Change role: Sofia Lind'),
  },
  {
    id: 'organization-remove',
    path: ONE_MEMBER,
    as: 'institution',
    shows: 'Remove Sofia Lind from the organization?',
    reach: pressButton('Remove: Sofia Lind'),
  },
  { id: 'organization-personal', path: SETTINGS, as: 'professional', shows: /your personal organization/ },
  {
    id: 'organization-failed',
    path: openRefused(503, 'database_unavailable'),
    as: 'institution',
    shows: 'An error occurred while loading organization settings',
  },
  {
    id: 'organization-stranger',
    path: openRefused(404, 'not_found'),
    as: 'institution',
    shows: 'Oops! Page not found',
  },
  { id: 'organization-teams', path: WITH_A_TEAM, as: 'institution', shows: 'Members and collections' },
  { id: 'organization-teams-empty', path: TEAMS, as: 'student', shows: 'No teams yet' },
  {
    id: 'organization-team',
    path: WITH_A_TEAM,
    as: 'institution',
    shows: 'Collections shared with you in this team',
    reach: pressButton('Members and collections: Maps'),
  },
  {
    id: 'organization-team-create',
    path: WITH_A_TEAM,
    as: 'institution',
    shows: 'Create a team',
    reach: pressButton('Create a team'),
  },
  {
    id: 'organization-team-rename',
    path: WITH_A_TEAM,
    as: 'institution',
    shows: 'Rename the team',
    reach: pressButton('Rename: Maps'),
  },
  {
    id: 'organization-team-delete',
    path: WITH_A_TEAM,
    as: 'institution',
    shows: 'Delete the team Maps?',
    reach: pressButton('Delete: Maps'),
  },
  { id: 'organization-invitations', path: WITH_INVITATIONS, as: 'institution', shows: '(expired)' },
  {
    id: 'organization-invitations-empty',
    path: INVITATIONS,
    as: 'institution',
    shows: 'No invitation is waiting',
  },
  {
    id: 'organization-invitations-reader',
    path: INVITATIONS,
    as: 'student',
    shows: 'Only owners and admins invite people',
  },
  {
    id: 'organization-invitations-personal',
    path: INVITATIONS,
    as: 'professional',
    shows: 'Your personal organization is for you alone',
  },
  {
    id: 'organization-not-invited',
    path: NOT_ALL_INVITED,
    as: 'institution',
    shows: 'Not invited',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Email addresses' }).fill('ada@example.org, nobody@');
      await page.getByRole('button', { name: 'Send invitations' }).click();
    },
  },
  {
    id: 'organization-revoke',
    path: WITH_INVITATIONS,
    as: 'institution',
    shows: 'Revoke the invitation to nina.new@school.example?',
    reach: pressButton('Revoke: nina.new@school.example'),
  },
  { id: 'invitation-guest', path: openInvitation('open'), shows: 'Create an account' },
  {
    id: 'invitation-own',
    path: openInvitation('open', 'student@relievo.example'),
    as: 'student',
    shows: 'Accept the invitation',
  },
  { id: 'invitation-other', path: openInvitation('open'), as: 'student', shows: /You are signed in as/ },
  { id: 'home-invited', path: openWaiting('/'), as: 'student', shows: 'Join Harbour School' },
  { id: 'home-invited-teacher', path: openWaiting('/'), as: 'teacher', shows: 'Join 6a' },
  { id: 'invitations-waiting', path: openWaiting('/invitation'), as: 'student', shows: 'Your invitations' },
  {
    id: 'create-organization-reader',
    path: '/create-organization',
    as: 'student',
    shows: 'To create an organization, your account needs upload access.',
  },
  { id: 'invitation-expired', path: openInvitation('expired'), shows: 'This invitation has expired.' },
  { id: 'organization-create', path: '/create-organization', as: 'teacher', shows: 'Agency or service' },
  {
    id: 'organization-create-errors',
    path: '/create-organization',
    as: 'teacher',
    shows: 'There is a problem',
    reach: pressButton('Create organization'),
  },
];

export const PAGES: readonly PageRow[] = [
  { path: '/invitation', guest: 'Invitation', signedIn: 'Your invitations' },
  forSignedIn('/create-organization', 'Create organization'),
];
