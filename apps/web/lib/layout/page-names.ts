import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The names of pages without parameters, where people choose a page from a list. */
export const PAGE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  '/': msg`Home`,
  '/about': msg`About`,
  '/accessibility': msg`Accessibility`,
  '/accessibility-validation': msg`Accessibility validation`,
  '/admin/content-review': msg`Content Review`,
  '/admin/super-admin': msg`Super Admin Panel`,
  '/admin/user-management': msg`User Management`,
  '/auth': msg`Sign in`,
  '/auth/take-over': msg`Take your account over`,
  '/auth/change-email': msg`Confirm your new email address`,
  '/auth/first-administrator': msg`Create the first account`,
  '/auth/learner': msg`Sign in with your words`,
  '/auth/forgot': msg`Forgot password`,
  '/auth/reset': msg`Choose a new password`,
  '/auth/second-step': msg`Enter your code`,
  '/auth/second-step-recovery': msg`Turn off two-step sign-in`,
  '/auth/signup': msg`Sign up`,
  '/auth/stop-letters': msg`Stop these emails`,
  '/auth/undo-deletion': msg`Keep your account`,
  '/auth/verify': msg`Verify your email address`,
  '/classes': msg`Classes`,
  '/contact': msg`Contact`,
  '/create-organization': msg`Create an organization`,
  '/help': msg`Help`,
  '/invitation': msg`Invitation`,
  '/join': msg`Join a class`,
  '/library': msg`Library`,
  '/library/categories': msg`Categories`,
  '/library/organization': msg`Organization Content`,
  '/library/shared': msg`Shared with me`,
  '/notices': msg`Notices`,
  '/organization/settings': msg`Organization Settings`,
  '/pricing': msg`Pricing`,
  '/privacy': msg`Privacy Policy`,
  '/search': msg`Search`,
  '/settings': msg`Settings`,
  '/settings/second-step': msg`Two-step sign-in`,
  '/status': msg`System Status`,
  '/students': msg`For students`,
  '/svg-editor': msg`Graphics editor`,
  '/terms': msg`Terms of Use`,
  '/test/skip-links': msg`Skip link test`,
  '/tools': msg`Create Content`,
  '/tools/convert-graphics': msg`Convert graphics`,
  '/tools/create-chart': msg`Create a chart`,
  '/workshop': msg`Workshop`,
  '/workshop/fullscreen': msg`Workspace`,
  '/your-activities': msg`Your Activities`,
};

/** Names a page for people; a page that has no name yet is told by its path. */
export function usePageName(): (path: string) => string {
  const { i18n } = useLingui();
  return (path) => {
    const name = Object.hasOwn(PAGE_NAMES, path) ? PAGE_NAMES[path] : undefined;
    return name ? i18n._(name) : path;
  };
}
