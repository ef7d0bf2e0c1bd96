import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import {
  findLetterGroup,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeStanding,
} from '@relievo/contracts/notices';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopHttpServer } from '../../platform/http/stop.ts';
import { useDatabase } from '../../testing/database.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { until } from '../../testing/until.ts';

const db = useDatabase();
const api = useApi(db);
let ana: Person;

beforeEach(async () => {
  ana = await person(api);
});

const RESOURCE = '01990000-0000-7000-8000-000000000001';
const ABOUT: Readonly<Record<string, unknown>> = {
  resourceId: RESOURCE,
  title: 'The heart',
  words: 'Clear.',
};

/** As a trigger tells it: something happened that concerns this person. */
function tell({ session }: Person, kind: string, payload: object = ABOUT) {
  return db.database.asOwner((tx) =>
    tx.query('test-tell', 'select tell($1, $2, $3)', [session.user.id, kind, JSON.stringify(payload)]),
  );
}

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE';

async function ask(who: Person, method: Method, url: string, payload?: object) {
  const answer = await api.server.inject({
    method,
    url: `/api/notices${url}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function listOf(who: Person, query = '') {
  return (await ask(who, 'GET', query)).body;
}

async function kindsOf(who: Person, query = '') {
  return (await listOf(who, query)).rows.map(({ kind }: { kind: string }) => kind);
}

describe('notices', () => {
  it('tell what they are about, the newest first, a page at a time, with their number', async () => {
    for (const kind of ['review_reject', 'review_approve', 'upload_request_granted']) await tell(ana, kind);
    expect(await listOf(ana, '?itemsPerPage=2')).toMatchObject({
      total: 3,
      rows: [
        { kind: 'upload_request_granted', readAt: null },
        { kind: 'review_approve', resourceId: RESOURCE, title: 'The heart', words: 'Clear.' },
      ],
    });
    expect(await kindsOf(ana, '?itemsPerPage=2&page=2')).toEqual(['review_reject']);
  });

  it('are listed also with a kind and facts that the code does not know', async () => {
    await tell(ana, 'upload_request_granted', ['odd']);
    await db.database.asOwner((tx) =>
      tx.query('test-odd', "insert into notices (user_id, kind, payload) values ($1, 'moon', $2)", [
        ana.session.user.id,
        JSON.stringify({ title: 7, resourceId: 'none' }),
      ]),
    );
    const nothing = { resourceId: null, title: '', collectionId: null, from: '', words: '' };
    expect((await listOf(ana)).rows).toMatchObject([
      { kind: 'moon', ...nothing },
      { kind: 'upload_request_granted', ...nothing },
    ]);
  });

  it('can be read, unread and removed one by one, and each answer tells how many are unread', async () => {
    await tell(ana, 'review_reject');
    await tell(ana, 'review_approve');
    const [newest] = (await listOf(ana)).rows;
    const mark = (isRead: boolean) => ask(ana, 'PATCH', `/${newest.id}`, { isRead });
    const first = (await mark(true)).body;
    expect(first).toMatchObject({ unread: 1, newest: { id: newest.id, readAt: expect.any(String) } });
    expect((await mark(true)).body).toEqual(first);
    expect(await kindsOf(ana, '?show=unread')).toEqual(['review_reject']);
    expect((await mark(false)).body).toMatchObject({ unread: 2, newest: { readAt: null } });
    expect((await ask(ana, 'DELETE', `/${newest.id}`)).body).toMatchObject({
      unread: 1,
      newest: { kind: 'review_reject' },
    });
    expect((await ask(ana, 'DELETE', `/${newest.id}`)).body.code).toBe('not_found');
  });

  it('the notices of another person answer not_found', async () => {
    await tell(ana, 'review_approve');
    const [hers] = (await listOf(ana)).rows;
    const ben = await person(api);
    const answers = await Promise.all([
      ask(ben, 'PATCH', `/${hers.id}`, { isRead: true }),
      ask(ben, 'DELETE', `/${hers.id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await ask(ben, 'PUT', '/read', { until: new Date().toISOString() })).body).toEqual({
      unread: 0,
      newest: null,
    });
    expect(await listOf(ben)).toEqual({ rows: [], total: 0 });
    expect(await listOf(ana, '?show=unread')).toMatchObject({ total: 1 });
  });

  it('can be marked as read all at once, also from several pages at the same time, except those that came since', async () => {
    for (let each = 0; each < 30; each++) await tell(ana, 'review_approve');
    const [newest] = (await listOf(ana)).rows;
    await tell(ana, 'review_reject');
    const until = { until: newest.createdAt };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ana, 'PUT', '/read', until)));
    expect(answers.map(({ body }) => body.unread)).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await kindsOf(ana, '?show=unread')).toEqual(['review_reject']);
  });

  it('counts unread notices up to 99', async () => {
    await db.database.asOwner((tx) =>
      tx.query(
        'test-many',
        "insert into notices (user_id, kind) select $1, 'review_approve' from generate_series(1, 150)",
        [ana.session.user.id],
      ),
    );
    expect((await ask(ana, 'GET', '/standing')).body.unread).toBe(100);
    expect(await listOf(ana, '?itemsPerPage=1')).toMatchObject({ total: 150 });
  });
});

describe('letters of notices', () => {
  const want = (who: Person, payload: object) =>
    api.server.inject({
      method: 'PATCH',
      url: '/api/account/preferences',
      payload,
      headers: { cookie: who.cookie },
    });
  const lettersTo = async ({ email }: Person) =>
    (await mailsTo(api, email)).map(({ template }) => template).filter((each) => each in NOTICE_KINDS);
  const kinds = Object.keys(NOTICE_KINDS) as NoticeKind[];
  const withLetters = kinds.filter((kind) => NOTICE_KINDS[kind] !== 'none');

  it('are not sent for a group that a person does not want, and the notices are', async () => {
    const preferences = { decisions: 'mailsDecisions', requests: 'mailsRequests', reports: 'mailsReports' };
    for (const [group, preference] of Object.entries(preferences)) {
      const somebody = await person(api);
      await want(somebody, { [preference]: false });
      for (const kind of kinds) await tell(somebody, kind);
      expect(await lettersTo(somebody)).toEqual(
        withLetters.filter((kind) => findLetterGroup(kind) !== group),
      );
      expect((await kindsOf(somebody)).toReversed()).toEqual(kinds);
    }
  });

  it('about the account are sent whatever a person wants', async () => {
    await want(ana, { mailsDecisions: false, mailsRequests: false, mailsReports: false });
    for (const kind of kinds) await tell(ana, kind);
    expect(await lettersTo(ana)).toEqual([
      'upload_request_granted',
      'upload_request_refused',
      'second_step_recovery',
      'roles_changed',
      'report_answered',
      'comment_hidden',
      'comment_shown',
    ]);
  });

  it('carry the person and group that the link to stop them is signed for', async () => {
    await tell(ana, 'review_approve');
    expect((await mailsTo(api, ana.email)).at(-1)?.payload).toMatchObject({
      personId: ana.session.user.id,
      title: 'The heart',
    });
  });
});

describe('a person who follows their notices', () => {
  /** Follows as a browser does: over a real connection, reading events as they come. */
  async function follow({ cookie }: Person, url = api.url) {
    const call = request(`${url}/api/notices/events`, { headers: { cookie, accept: 'text/event-stream' } });
    call.on('error', () => undefined).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const seen: NoticeStanding[] = [];
    let raw = '';
    answer.setEncoding('utf8').on('error', () => undefined);
    answer.on('data', (chunk: string) => {
      raw += chunk;
      seen.length = 0;
      for (const [, data] of raw.matchAll(/^data: (\{.*\})$/gm))
        seen.push(JSON.parse(data ?? '') as NoticeStanding);
    });
    const ended = new Promise((resolve) => answer.once('close', resolve));
    return { answer, seen, ended, leave: () => call.destroy() };
  }
  const counts = ({ seen }: { seen: NoticeStanding[] }) => seen.map(({ unread }) => unread);

  it('is told at once of each new one, and of what was read in another page', async () => {
    const pages = await Promise.all([follow(ana), follow(ana)]);
    for (const page of pages) await until(() => expect(page.seen).toEqual([{ unread: 0, newest: null }]));
    await tell(ana, 'review_approve');
    for (const page of pages)
      await until(() =>
        expect(page.seen.at(-1)).toMatchObject({ unread: 1, newest: { kind: 'review_approve' } }),
      );
    const id = pages[0].seen.at(-1)?.newest?.id ?? '';
    await ask(ana, 'PATCH', `/${id}`, { isRead: true });
    for (const page of pages) await until(() => expect(counts(page)).toEqual([0, 1, 0]));
    await ask(ana, 'DELETE', `/${id}`);
    for (const page of pages)
      await until(() => expect(page.seen.at(-1)).toEqual({ unread: 0, newest: null }));
    for (const page of pages) page.leave();
  });

  it('is not told of the notices of others', async () => {
    const ben = await person(api);
    const [hers, his] = await Promise.all([follow(ana), follow(ben)]);
    await until(() => expect([hers.seen.length, his.seen.length]).toEqual([1, 1]));
    await tell(ben, 'review_reject');
    await until(() => expect(counts(his)).toEqual([0, 1]));
    await tell(ana, 'review_approve');
    await until(() => expect(counts(hers)).toEqual([0, 1]));
    expect(JSON.stringify(hers.seen)).not.toContain('review_reject');
    hers.leave();
    his.leave();
  });

  it('is told once of many that come together', async () => {
    const page = await follow(ana);
    await until(() => expect(counts(page)).toEqual([0]));
    await db.database.asOwner((tx) =>
      tx.query(
        'test-ten',
        "insert into notices (user_id, kind) select $1, 'review_approve' from generate_series(1, 10)",
        [ana.session.user.id],
      ),
    );
    await until(() => expect(counts(page)).toEqual([0, 10]));
    page.leave();
  });

  describe('a server that stops', () => {
    const stopping = useApi(db);

    it('ends their connections instead of waiting for them', async () => {
      const page = await follow(ana, stopping.url);
      await until(() => expect(page.seen).toHaveLength(1));
      await stopHttpServer(stopping.server, 30);
      await page.ended;
      expect(page.answer.complete).toBe(true);
    });
  });
});
