import type { Session } from '@relievo/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** Who is looking. 'unknown' is only the moment before the first answer. */
export type Viewer =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'signed-in'; readonly session: Session };

/** The session slides with use; a look every 30 seconds notices a sign-out elsewhere. */
export const SESSION_LOOK_EVERY = 30_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => client.accounts.session(undefined, { signal }),
  staleTime: SESSION_LOOK_EVERY,
});

export function useViewer(): Viewer {
  const { data, isPending } = useQuery(sessionQuery);
  if (data) return { status: 'signed-in', session: data };
  return { status: isPending ? 'unknown' : 'guest' };
}

export const isAdministrator = (viewer: Viewer): boolean =>
  viewer.status === 'signed-in' &&
  viewer.session.roles.some((role) => role === 'admin' || role === 'super_admin');

export const isSuperAdministrator = (viewer: Viewer): boolean =>
  viewer.status === 'signed-in' && viewer.session.roles.includes('super_admin');

/** Owners and administrators of the current organization may manage it. */
export const managesOrganization = (viewer: Viewer): boolean =>
  viewer.status === 'signed-in' &&
  viewer.session.organizations.some(
    ({ organization, role }) =>
      organization.id === viewer.session.currentOrganization?.id && (role === 'owner' || role === 'admin'),
  );
