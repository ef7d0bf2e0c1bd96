import { ASKERS, type Asker, SIGNED_IN } from '../askers.ts';

/** What a permission is about, in the world of its test. */
export interface Subjects {
  /** Of somebody else, published for everybody. */
  readonly published: string;
  /** Of somebody else, never submitted. */
  readonly unsubmitted: string;
  /** Of somebody else, waiting for its reviewers. */
  readonly waiting: string;
  readonly someone: string;
  /** A collection of somebody else, shown to nobody. */
  readonly collection: string;
  /** Another one of theirs, listed for everyone. */
  readonly publicCollection: string;
  readonly request: string;
  readonly organization: string;
}

/** One row of who may do what, asked in SQL as the person, and over HTTP where an operation does it. */
export interface Permission {
  readonly what: string;
  readonly may: readonly Asker[];
  /** Allowed means: it runs and reaches a row. */
  readonly sql: (subjects: Subjects) => string;
  readonly http?: (subjects: Subjects) => {
    readonly method: 'GET' | 'POST' | 'PATCH';
    readonly url: string;
    readonly payload?: object;
  };
}

const ADMINISTRATORS = ['admin', 'super_admin'] as const;
const UPLOADERS = ['teacher', 'professional', 'institution', ...ADMINISTRATORS] as const;

export const PERMISSIONS: readonly Permission[] = [
  {
    what: 'see what is published for everybody',
    may: ASKERS,
    sql: ({ published }) => `select from resources where id = '${published}'`,
  },
  {
    what: 'see what somebody else has never submitted',
    may: ADMINISTRATORS,
    sql: ({ unsubmitted }) => `select from resources where id = '${unsubmitted}'`,
  },
  {
    what: 'see what somebody else has submitted for everybody and nobody has approved',
    may: ADMINISTRATORS,
    sql: ({ waiting }) => `select from resources where id = '${waiting}'`,
  },
  {
    what: 'make content and upload it',
    may: UPLOADERS,
    sql: () => `insert into resources (title) values ('Water cycle') returning id`,
  },
  {
    what: 'begin to upload a file',
    may: UPLOADERS,
    sql: () => `select from begin_upload('map.svg', 1000, 50, 1000000, 1000000) where id is not null`,
    http: () => ({ method: 'POST', url: '/api/uploads', payload: { name: 'map.svg', size: 1000 } }),
  },
  {
    what: 'ask to be allowed to upload',
    may: ['student'],
    sql: () =>
      `insert into upload_requests (role_wanted, reason) values ('teacher', 'I teach.') returning id`,
    http: () => ({
      method: 'POST',
      url: '/api/upload-requests',
      payload: { roleWanted: 'teacher', reason: 'I teach.' },
    }),
  },
  {
    what: 'see who waits to be allowed to upload',
    may: ADMINISTRATORS,
    sql: ({ request }) => `select from upload_requests where id = '${request}'`,
    http: () => ({ method: 'GET', url: '/api/upload-requests' }),
  },
  {
    what: 'decide on it',
    may: ADMINISTRATORS,
    sql: ({ request }) => `update upload_requests set state = 'granted' where id = '${request}' returning id`,
    http: ({ request }) => ({
      method: 'POST',
      url: `/api/upload-requests/${request}/decision`,
      payload: { granted: true },
    }),
  },
  {
    what: 'give somebody an ordinary role',
    may: ADMINISTRATORS,
    sql: ({ someone }) =>
      `insert into user_roles (user_id, role, granted_by) values ('${someone}', 'teacher', app_uid()) returning role`,
  },
  {
    what: 'make somebody an administrator',
    may: ['super_admin'],
    sql: ({ someone }) =>
      `insert into user_roles (user_id, role, granted_by) values ('${someone}', 'admin', app_uid()) returning role`,
  },
  {
    what: 'see everyone who has an account',
    may: ADMINISTRATORS,
    sql: ({ someone }) => `select from administered_people where id = '${someone}'`,
    http: () => ({ method: 'GET', url: '/api/admin/people' }),
  },
  {
    what: 'suspend somebody',
    may: ADMINISTRATORS,
    sql: ({ someone }) => `select from administered_people where id = '${someone}' and is_administered`,
    http: ({ someone }) => ({
      method: 'POST',
      url: '/api/admin/people/acts',
      payload: { act: 'suspend', ids: [someone] },
    }),
  },
  {
    what: 'approve what waits for everybody',
    may: ADMINISTRATORS,
    sql: ({ waiting }) =>
      `insert into decisions (submission_id, kind)
       select id, 'approve' from submissions where resource_id = '${waiting}' returning id`,
  },
  {
    what: 'read what was done on this installation',
    may: ADMINISTRATORS,
    sql: () => `select from audit_log limit 1`,
  },
  {
    what: 'read what visitors wrote to its people',
    may: ADMINISTRATORS,
    sql: () => `select from contact_messages limit 1`,
  },
  {
    what: 'read the collection of somebody else',
    may: ADMINISTRATORS,
    sql: ({ collection }) => `select from user_collections where id = '${collection}'`,
  },
  {
    what: 'make a collection',
    may: SIGNED_IN,
    sql: () => `insert into user_collections (name) values ('Weather') returning id`,
  },
  {
    what: 'read what somebody else was searching for',
    may: [],
    sql: ({ someone }) => `select from search_history where user_id = '${someone}'`,
  },
  {
    what: 'manage an organization that one does not belong to',
    may: ADMINISTRATORS,
    sql: ({ organization }) =>
      `update organizations set name = 'Ours' where id = '${organization}' returning id`,
  },
  {
    what: 'found an organization',
    may: UPLOADERS,
    sql: () => `insert into organizations (name) values ('Northern School')`,
    http: () => ({ method: 'POST', url: '/api/organizations', payload: { name: 'Northern School' } }),
  },
  {
    what: 'invite to their personal workspace',
    may: [],
    sql: () =>
      `insert into invitations (organization_id, email, token_hash)
       select id, 'ben@example.org', '\\x01' from organizations where type = 'personal' and created_by = app_uid()
       returning id`,
  },
  {
    what: 'make a team or a class in their personal workspace',
    may: [],
    sql: () =>
      `insert into teams (organization_id, name, kind)
       select id, '6a', 'class' from organizations where type = 'personal' and created_by = app_uid() returning id`,
  },
  {
    what: 'give themselves another role',
    may: ADMINISTRATORS,
    sql: () => `insert into user_roles (user_id, role, granted_by) values (app_uid(), 'teacher', app_uid())`,
  },
  {
    what: 'read an address or a password of anybody',
    may: [],
    sql: () => `select email from users`,
  },
  {
    what: 'see one’s profile, account and devices',
    may: SIGNED_IN,
    sql: () => `select from profiles where user_id = app_uid()`,
    http: () => ({ method: 'GET', url: '/api/account' }),
  },
  {
    what: 'take everything about oneself along',
    may: SIGNED_IN,
    sql: () => `insert into account_exports (progress_id, expires_at) values (uuid_v7(), now()) returning id`,
    http: () => ({ method: 'POST', url: '/api/account/exports' }),
  },
  {
    what: 'have a collection put together as a zip',
    may: SIGNED_IN,
    sql: ({ publicCollection }) =>
      `insert into collection_archives (collection_id, progress_id, expires_at)
       values ('${publicCollection}', uuid_v7(), now()) returning id`,
    http: ({ publicCollection }) => ({ method: 'POST', url: `/api/collections/${publicCollection}/archive` }),
  },
  {
    what: 'write to the people of this installation',
    may: ASKERS,
    sql: () =>
      `insert into contact_messages (name, email, body) values ('Ada', 'ada@example.org', 'Thank you.')`,
    http: () => ({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Ada', email: 'ada@example.org', message: 'Thank you.' },
    }),
  },
];
