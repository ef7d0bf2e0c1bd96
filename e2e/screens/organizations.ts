import type { Page, Route } from '@playwright/test';
import { forSignedIn, type PageRow } from './page.ts';
import { openAfter, pressButton, type Screen } from './screen.ts';

const SETTINGS = '/organization/settings';

/** What stands behind a dialog is inert, so its tabs have no stop. */
const DIALOG_IS_OPEN = { aria_child_tabbable: 'the page behind a dialog is hidden and inert' };

const ORGANIZATION = /\/api\/organizations\/[\da-f-]{36}$/;

function openRefused(status: number, code: string) {
  return openAfter(SETTINGS, (page: Page) =>
    page.route(ORGANIZATION, (route: Route) => route.fulfill({ status, json: { code, message: code } })),
  );
}

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
    path: `${SETTINGS}?q=xyzzy`,
    as: 'institution',
    shows: 'No members found',
  },
  {
    id: 'organization-role',
    path: SETTINGS,
    as: 'institution',
    shows: 'Reviewer: approves content for the organization',
    reach: pressButton('Change role: Sofia Lind'),
    sound: DIALOG_IS_OPEN,
  },
  {
    id: 'organization-remove',
    path: SETTINGS,
    as: 'institution',
    shows: 'Remove Sofia Lind from the organization?',
    reach: pressButton('Remove: Sofia Lind'),
    sound: DIALOG_IS_OPEN,
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
  { id: 'organization-create', path: '/create-organization', as: 'teacher', shows: 'Agency or service' },
];

export const PAGES: readonly PageRow[] = [
  forSignedIn(SETTINGS, 'Organization Settings'),
  forSignedIn('/create-organization', 'Create organization'),
];
