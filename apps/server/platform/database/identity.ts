/**
 * Who speaks to the database. Each identity has its own pool, its own login and its own transaction type,
 * so that a repository says in its signature whose rights it works with.
 */
export const IDENTITIES = ['owner', 'app', 'auth', 'system'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** The roles that policies and grants name. They cannot sign in, hold no password and belong to the whole server. */
export const GROUPS = {
  owner: 'relievo_owner',
  app: 'relievo_app',
  auth: 'relievo_auth',
  system: 'relievo_system',
} as const satisfies Record<Identity, string>;

/** Logins carry the installation's name, so that two databases on one server do not share passwords. */
export function loginName(installation: string, identity: Identity): string {
  return `relievo_${installation}_${identity}`;
}
