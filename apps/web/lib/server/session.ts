import type { Session } from '@relievo/contracts/accounts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { removeDrafts } from '../stores/drafts.ts';
import { createStore } from '../stores/store.ts';
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
  refetchInterval: ({ state }) => (state.data ? SESSION_LOOK_EVERY : false),
});

/** Set while somebody leaves of their own will, so that nobody tells them that their session is over. */
export const leavingStore = createStore(false);

/** Forgets who was signed in and everything that was loaded for them. */
export async function leaveSession(queries: QueryClient): Promise<void> {
  leavingStore.set(true);
  removeDrafts();
  forgetSession(queries);
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}

export function forgetSession(queries: QueryClient): void {
  queries.setQueryData(sessionQuery.queryKey, null);
}

/** The server's word that there is no session any more. */
export function endsSession(refusal: { readonly code: string } | null): boolean {
  return refusal?.code === 'session_expired' || refusal?.code === 'sign_in_required';
}

export function useViewer(): Viewer {
  const { data, isPending } = useQuery(sessionQuery);
  if (data) return { status: 'signed-in', session: data };
  return { status: isPending ? 'unknown' : 'guest' };
}

export function isAdministrator(viewer: Viewer): boolean {
  return (
    viewer.status === 'signed-in' &&
    viewer.session.roles.some((role) => role === 'admin' || role === 'super_admin')
  );
}

export function isSuperAdministrator(viewer: Viewer): boolean {
  return viewer.status === 'signed-in' && viewer.session.roles.includes('super_admin');
}

/** Owners and administrators of the current organization may manage it. */
export function managesOrganization(viewer: Viewer): boolean {
  return (
    viewer.status === 'signed-in' &&
    viewer.session.organizations.some(
      ({ organization, role }) =>
        organization.id === viewer.session.currentOrganization?.id && (role === 'owner' || role === 'admin'),
    )
  );
}

const REVIEWERS: readonly string[] = ['owner', 'admin', 'reviewer'];

/** Administrators review what is for everybody, the reviewers of an organization what is for its members. */
export function reviewsContent(viewer: Viewer): boolean {
  return (
    isAdministrator(viewer) ||
    (viewer.status === 'signed-in' &&
      viewer.session.organizations.some(
        ({ organization, role }) => organization.type !== 'personal' && REVIEWERS.includes(role),
      ))
  );
}
