import { type Action } from './states.ts';
import { FIELDS, type Subject } from './subjects.ts';

export interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
}

function createDecisionCall(kind: string, words: string) {
  return {
    http: ({ submission }: Subject): Call => ({
      method: 'POST',
      url: `/api/submissions/${submission}/decision`,
      payload: { kind, words },
    }),
    sql: ({ submission }: Subject) =>
      `insert into decisions (submission_id, kind, words) values ('${submission}', '${kind}', '${words}') returning id`,
  };
}

function createOwnCall(method: Call['method'], path: string, payload?: (subject: Subject) => object) {
  return {
    http: (subject: Subject): Call => ({
      method,
      url: `/api/content/${subject.id}${path}`,
      ...(payload ? { payload: payload(subject) } : {}),
    }),
  };
}

/** How each action is done over HTTP, and in SQL as the person: done means that it runs and reaches a row. */
export const CALLS: Readonly<
  Record<Action, { readonly http: (subject: Subject) => Call; readonly sql: (subject: Subject) => string }>
> = {
  read: {
    ...createOwnCall('GET', ''),
    sql: ({ id }) => `select from resources where id = '${id}' and submitted_by = app_uid()`,
  },
  save: {
    ...createOwnCall('PUT', '/draft', ({ edits }) => ({ edits, fields: FIELDS })),
    sql: ({ id, edits }) =>
      `update drafts set edits = edits + 1 where resource_id = '${id}' and edits = ${edits} returning id`,
  },
  discard: {
    ...createOwnCall('DELETE', '/draft'),
    sql: ({ id }) => `delete from drafts where resource_id = '${id}' returning id`,
  },
  apply: {
    ...createOwnCall('POST', '/draft/application', ({ edits }) => ({ edits })),
    sql: ({ id }) => `update resources set title = 'Tides and the moon' where id = '${id}' returning id`,
  },
  submit: {
    ...createOwnCall('POST', '/submissions', ({ edits }) => ({ edits, visibility: 'public' })),
    sql: ({ id }) =>
      `with version as (insert into resource_versions (resource_id, content) values ('${id}', '{}') returning id)
       insert into submissions (resource_id, version_id, visibility) select '${id}', id, 'public' from version returning id`,
  },
  withdraw: {
    ...createOwnCall('POST', '/withdrawal'),
    sql: ({ id }) => `select from (select withdraw_submission('${id}') as done) as asked where done`,
  },
  giveBack: {
    ...createOwnCall('POST', '/return'),
    sql: ({ id }) => `select from (select withdraw_resource('${id}') as done) as asked where done`,
  },
  remove: {
    ...createOwnCall('DELETE', ''),
    sql: ({ id }) => `delete from resources where id = '${id}' returning id`,
  },
  approve: createDecisionCall('approve', ''),
  reject: createDecisionCall('reject', 'This is a photograph.'),
  requestChanges: createDecisionCall('request_changes', 'Name the axes.'),
};
