import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUuid } from '@relievo/contracts/operations';

/** The names of path segments. Some have no page of their own: they are labels only. */
const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  library: msg`Library`,
  categories: msg`Categories`,
  'visual-browse': msg`Visual Browse`,
  folders: msg`Folder View`,
  curated: msg`Curated for You`,
  collection: msg`Your Collection`,
  upload: msg`Create`,
  shared: msg`Shared with me`,
  search: msg`Search`,
  studio: msg`Content Studio`,
  create: msg`Create Content`,
  tools: msg`Create Content`,
  'svg-editor': msg`Graphics editor`,
  approve: msg`Approve Content`,
  content: msg`Your Content`,
  channel: msg`Your Channel`,
  playlists: msg`Playlists`,
  analytics: msg`Analytics`,
  earn: msg`Earn`,
  settings: msg`Settings`,
  admin: msg`Administration`,
  'user-management': msg`User Management`,
  'featured-content': msg`Featured Content`,
  'content-review': msg`Content Review`,
  'create-organization': msg`Create organization`,
  help: msg`Help`,
  invitation: msg`Invitation`,
  about: msg`About`,
  accessibility: msg`Accessibility`,
  privacy: msg`Privacy Policy`,
  terms: msg`Terms of Use`,
  contact: msg`Contact Us`,
  status: msg`System Status`,
  pricing: msg`Pricing`,
  notices: msg`Notices`,
  auth: msg`Sign in`,
  signup: msg`Sign up`,
  forgot: msg`Forgot password`,
  reset: msg`Choose a new password`,
  verify: msg`Verify your email address`,
  'take-over': msg`Take your account over`,
  'change-email': msg`Confirm your new email address`,
  'undo-deletion': msg`Keep your account`,
  'first-administrator': msg`Create the first account`,
  'stop-letters': msg`Stop these emails`,
  learner: msg`Sign in with your words`,
  callback: msg`Signing you in`,
  'second-step': msg`Two-step sign-in`,
  user: msg`Profiles`,
  students: msg`For students`,
  'your-activities': msg`Your Activities`,
};

export interface Crumb {
  readonly path: string;
  readonly label: MessageDescriptor | string;
}

function toTitleCase(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** From the path alone; the organization's settings carry its own name, and a thing's page its title. */
export function buildBreadcrumbTrail(
  path: string,
  names: { organization?: string; page?: string } = {},
): readonly Crumb[] {
  const all = path.split('/').filter(Boolean);
  // The way back from a provider is one step of signing in, whoever the provider is.
  const segments = path.startsWith('/auth/callback/') ? all.slice(0, 2) : all;
  return segments.map((segment, index) => {
    const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
    if (crumbPath === '/organization' && names.organization)
      return { path: crumbPath, label: names.organization };
    if (isUuid(segment)) return { path: crumbPath, label: names.page ?? '' };
    // The page of a resource is one of the library's, though its address is short.
    if (crumbPath === '/resource') return { path: '/library', label: labelOf('library') ?? '' };
    return { path: crumbPath, label: labelOf(segment) ?? toTitleCase(decode(segment)) };
  });
}

/** Only what is listed: `constructor` is a word that every object knows. */
function labelOf(segment: string) {
  return Object.hasOwn(LABELS, segment) ? LABELS[segment] : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
