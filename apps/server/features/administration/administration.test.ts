import type { AuditEntry, ContentReport } from '@relievo/contracts/administration';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aResource } from '../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

let author: Person;
let reader: Person;
let owner: Person;

beforeAll(async () => {
  author = await person(api, { name: 'Avery Author', role: 'teacher' });
  reader = await person(api, { name: 'Rita Reader' });
  owner = await person(api, { name: 'Selma Super', role: 'super_admin' });
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, { cookie }: Person, payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

async function aReportedComment() {
  const resource = await aResource(db.database, { owner: author.session.user.id });
  const said = await call('POST', `/api/resources/${resource.id}/comments`, author, { body: 'Buy this.' });
  const commentId = said.json<{ id: string }>().id;
  const reported = { commentId, reason: 'spam', words: 'An advertisement.' };
  expect((await call('POST', `/api/resources/${resource.id}/reports`, reader, reported)).statusCode).toBe(
    200,
  );
  const open = (await call('GET', '/api/admin/reports?limit=100', owner)).json<{ rows: ContentReport[] }>();
  const report = open.rows.find(({ comment }) => comment?.id === commentId);
  if (!report) throw new Error('The report is not on the list.');
  return { resource, commentId, report };
}

async function readComments(resourceId: string) {
  const answer = await call('GET', `/api/resources/${resourceId}/comments`, reader);
  return answer.json<{ rows: { body: string }[] }>().rows.map(({ body }) => body);
}

async function templatesTo({ email }: Person) {
  return (await mailsTo(api, email)).map(({ template }) => template);
}

async function readLog(query: string, by = owner) {
  const answer = await call('GET', `/api/admin/audit-log?${query}`, by);
  return answer.json<{ rows: AuditEntry[]; total: number }>();
}

test('a report that is upheld hides its comment, is told to both, and stands in the record', async () => {
  const { resource, report } = await aReportedComment();
  expect(report).toMatchObject({ reporterName: 'Rita Reader', reason: 'spam', words: 'An advertisement.' });
  const answer = { state: 'upheld', words: 'Thank you.', hidesComment: true };
  const ended = (await call('POST', `/api/admin/reports/${report.id}/answer`, owner, answer)).json();
  expect(ended).toMatchObject({ state: 'upheld', handledBy: 'Selma Super', comment: { isHidden: true } });
  expect(await readComments(resource.id)).toEqual([]);
  expect(await templatesTo(reader)).toContain('report_answered');
  expect(await templatesTo(author)).toContain('comment_hidden');
  const { rows } = await readLog(`search=${resource.id}`);
  expect(rows.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['comment.hidden', 'Selma Super'],
    ['report.upheld', 'Selma Super'],
  ]);
});

test('of fifty answers to one report at once, one counts', async () => {
  const { report } = await aReportedComment();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      call('POST', `/api/admin/reports/${report.id}/answer`, owner, {
        state: index % 2 ? 'upheld' : 'dismissed',
      }),
    ),
  );
  const codes = answers.map((answer) => answer.json().code ?? 'ended').toSorted();
  expect(codes).toEqual(['ended', ...Array(49).fill('report_ended')]);
});

test('a comment that is hidden twice is told once, and shows again', async () => {
  const { resource, commentId } = await aReportedComment();
  const hide = (isHidden: boolean) =>
    call('PUT', `/api/admin/comments/${commentId}/hidden`, owner, { isHidden });
  for (const isHidden of [true, true, false]) expect((await hide(isHidden)).json()).toEqual({ isHidden });
  expect(await readComments(resource.id)).toEqual(['Buy this.']);
  const { rows } = await readLog(`search=${resource.id}`);
  expect(rows.map(({ action }) => action)).toEqual(['comment.shown', 'comment.hidden']);
  const missing = `/api/admin/comments/${crypto.randomUUID()}/hidden`;
  expect((await call('PUT', missing, owner, { isHidden: true })).statusCode).toBe(404);
});

test('the record is narrowed by words and by days, and leaves as a file without formulas', async () => {
  await db.database.asOwner((tx) =>
    tx.query(
      '',
      `insert into audit_log (action, subject_type, created_at) values ('=test.old', 'site', '2026-01-02T10:00:00Z')`,
    ),
  );
  expect(await readLog('search=test.old&from=2026-01-02&until=2026-01-02')).toMatchObject({
    total: 1,
    rows: [{ actorName: null }],
  });
  expect((await readLog('search=test.old&from=2026-01-03')).total).toBe(0);
  const file = await call('GET', '/api/admin/audit-log.csv?until=2026-01-02', owner);
  expect(file.body.split('\r\n')[1]).toContain(`"'=test.old"`);
  expect((await readLog('search=audit_log.exported')).total).toBe(1);
});

test('an administrator who is no super administrator is refused', async () => {
  const admin = await person(api, { role: 'admin' });
  for (const url of ['/api/admin/reports', '/api/admin/audit-log', '/api/admin/audit-log.csv'])
    expect((await call('GET', url, admin)).json().code).toBe('forbidden');
});

test('a day that is none is refused', async () => {
  expect((await call('GET', '/api/admin/audit-log?from=yesterday', owner)).json().code).toBe('invalid_input');
});
