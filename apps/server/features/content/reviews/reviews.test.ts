import type { Review, WaitingReview } from '@relievo/contracts/content';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aDraftResource, aMembership, anOrganization } from '../../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { FIELDS } from '../../../testing/states/subjects.ts';

const api = useApi(useDatabase());

async function ask(who: Person, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) {
  const answer = await api.server.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: who.cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

interface Placed {
  readonly title?: string;
  readonly organization?: string;
  readonly words?: string;
  readonly category?: string;
}

/** Brings a new resource of this person before its reviewers, and tells the id of the resource. */
async function submit(author: Person, { title = 'Tides', organization, words, category }: Placed = {}) {
  const owner = author.session.user.id;
  const { id } = await aDraftResource(api.dependencies.database, {
    owner,
    title,
    ...(category ? { category } : {}),
  });
  const place = organization ? { visibility: 'organization', organizationId: organization } : PUBLIC;
  const answer = await ask(author, 'POST', `/content/${id}/submissions`, { edits: null, words, ...place });
  expect(answer.status).toBe(200);
  return id;
}
const PUBLIC = { visibility: 'public' };

async function list(who: Person, query = ''): Promise<{ rows: WaitingReview[]; total: number }> {
  return (await ask(who, 'GET', `/reviews?limit=100${query}`)).body;
}

async function findWaiting(who: Person, title: string, query = ''): Promise<string> {
  const { rows } = await list(who, `&search=${encodeURIComponent(title)}${query}`);
  return rows[0]?.id ?? '';
}

interface People {
  readonly owner: Person;
  readonly manager: Person;
  readonly reviewer: Person;
  readonly author: Person;
  readonly member: Person;
  readonly stranger: Person;
  readonly admin: Person;
  readonly superAdmin: Person;
}
let people: People;

beforeAll(async () => {
  people = {
    owner: await person(api, { name: 'Olga Owner' }),
    manager: await person(api, { name: 'Mara Manager' }),
    reviewer: await person(api, { name: 'Rita Reviewer', role: 'teacher' }),
    author: await person(api, { name: 'Ali Author', role: 'teacher' }),
    member: await person(api, { name: 'Mia Member', role: 'teacher' }),
    stranger: await person(api, { role: 'teacher' }),
    admin: await person(api, { role: 'admin' }),
    superAdmin: await person(api, { role: 'super_admin' }),
  };
});

/** A school of its own for each test, with somebody in each of its roles. */
async function aSchool(): Promise<People & { readonly id: string; readonly only: string }> {
  const { database } = api.dependencies;
  const { id } = await anOrganization(database, { owner: people.owner.session.user.id });
  const roles = { manager: 'admin', reviewer: 'reviewer', author: 'member', member: 'member' } as const;
  for (const [name, role] of Object.entries(roles)) {
    const user = people[name as keyof typeof roles].session.user.id;
    await aMembership(database, { organization: id, user, role });
  }
  return { ...people, id, only: `&organizationId=${id}` };
}

function titlesOf({ rows }: { rows: WaitingReview[] }) {
  return rows.map(({ title }) => title);
}

describe('the queue', () => {
  test('shows an organization its own, administrators what is for everybody, and others nothing', async () => {
    const school = await aSchool();
    const unique = `Delta ${school.id}`;
    await submit(school.author, { title: `${unique} for the school`, organization: school.id });
    await submit(school.author, { title: `${unique} for everybody` });
    const found = async (who: Person) => titlesOf(await list(who, `&search=${encodeURIComponent(unique)}`));
    for (const who of [school.owner, school.manager, school.reviewer])
      expect(await found(who)).toEqual([`${unique} for the school`]);
    for (const who of [school.admin, school.superAdmin])
      expect(await found(who)).toEqual([`${unique} for everybody`]);
    for (const who of [school.author, school.member, school.stranger]) expect(await found(who)).toEqual([]);
  });

  test('keeps reviewers from their own work, and owners and administrators not', async () => {
    const school = await aSchool();
    await submit(school.reviewer, { title: 'Of the reviewer', organization: school.id });
    await submit(school.admin, { title: `Of the admin ${school.id}` });
    expect(titlesOf(await list(school.reviewer, school.only))).toEqual([]);
    expect(titlesOf(await list(school.owner, school.only))).toEqual(['Of the reviewer']);
    expect(await findWaiting(school.admin, `Of the admin ${school.id}`)).not.toBe('');
  });

  test('has the oldest first, and is narrowed by words, kind, category, author and who looks after it', async () => {
    const { id: organization, owner, author, member, manager, only } = await aSchool();
    await submit(author, { title: 'Atoll', organization, category: 'Geography' });
    await submit(member, { title: 'Basalt', organization, category: 'Science' });
    await submit(author, { title: 'Crater', organization, category: 'Science' });
    const found = async (query: string, who = owner) => titlesOf(await list(who, only + query));
    expect(await found('')).toEqual(['Atoll', 'Basalt', 'Crater']);
    expect(await found('&search=mia')).toEqual(['Basalt']);
    expect(await found('&category=science')).toEqual(['Basalt', 'Crater']);
    expect(await found(`&authorId=${author.session.user.id}`)).toEqual(['Atoll', 'Crater']);
    expect(await found('&kind=version')).toEqual([]);
    expect(await found('&visibility=public')).toEqual([]);
    const page = await list(owner, `${only}&offset=1`);
    expect([titlesOf(page), page.total]).toEqual([['Basalt', 'Crater'], 3]);
    const basalt = await findWaiting(owner, 'Basalt', only);
    await ask(owner, 'PUT', `/reviews/${basalt}/assignee`, { isMine: true });
    expect(await found('&assignment=mine')).toEqual(['Basalt']);
    expect(await found('&assignment=nobody', manager)).toEqual(['Atoll', 'Crater']);
    expect(await found('&sortBy=submitted-descending')).toEqual(['Crater', 'Basalt', 'Atoll']);
    expect(await found('&sortBy=author-descending')).toEqual(['Basalt', 'Atoll', 'Crater']);
    const choices = (await ask(manager, 'GET', '/reviews/choices')).body;
    expect(choices.categories).toEqual(expect.arrayContaining(['Geography', 'Science']));
    expect(choices.authors).toContainEqual({ id: member.session.user.id, name: 'Mia Member' });
    expect(choices.organizations).toContainEqual({ id: organization, name: expect.any(String) });
  });

  test('is sorted and searched by the present name of an author', async () => {
    const { id: organization, owner, author, member, only } = await aSchool();
    await submit(author, { title: 'Atoll', organization });
    await submit(member, { title: 'Basalt', organization });
    const found = async (query: string) => titlesOf(await list(owner, only + query));
    expect(await found('&sortBy=author-descending')).toEqual(['Basalt', 'Atoll']);
    const renamed = await ask(member, 'PATCH', '/profile', { displayName: 'Aaron First' });
    expect(renamed.status).toBe(200);
    expect(await found('&sortBy=author-descending')).toEqual(['Atoll', 'Basalt']);
    expect(await found('&search=aaron')).toEqual(['Basalt']);
  });
});

describe('one submission', () => {
  test('is read with its words, its place in the queue and its neighbours', async () => {
    const { id: organization, owner, author, only } = await aSchool();
    for (const title of ['First', 'Second', 'Third']) await submit(author, { title, organization });
    const id = await findWaiting(owner, 'Second', only);
    const read = async (one = '') =>
      (await ask(owner, 'GET', `/reviews/${one}?${only.slice(1)}`)).body as Review;
    const review = await read(id);
    expect(review).toMatchObject({
      title: 'Second',
      kind: 'resource',
      before: null,
      isResourceVisible: true,
      place: 2,
      total: 3,
      previous: { title: 'First' },
      next: { title: 'Third' },
      decision: null,
    });
    const last = await read(review.next?.id);
    expect([last.place, last.next?.title, last.previous?.title]).toEqual([3, 'First', 'Second']);
  });

  test('has its neighbours in the order in which the queue is sorted, also once it is decided', async () => {
    const { id: organization, owner, author, only } = await aSchool();
    for (const title of ['Basalt', 'Atoll', 'Crater']) await submit(author, { title, organization });
    const id = await findWaiting(owner, 'Basalt', only);
    const read = async () => {
      const url = `/reviews/${id}?${only.slice(1)}&sortBy=title-descending`;
      const { place, total, previous, next } = (await ask(owner, 'GET', url)).body as Review;
      return [place, total, previous?.title, next?.title];
    };
    expect(await read()).toEqual([2, 3, 'Crater', 'Atoll']);
    await ask(owner, 'POST', `/submissions/${id}/decision`, { kind: 'approve', words: '', marks: [] });
    expect(await read()).toEqual([null, 2, 'Crater', 'Atoll']);
  });

  test('that is a new version is shown beside what readers see', async () => {
    const { author, admin } = people;
    const resource = await submit(author, { title: 'Tide table' });
    const first = await findWaiting(admin, 'Tide table');
    await ask(admin, 'POST', `/submissions/${first}/decision`, { kind: 'approve' });
    const fields = { ...FIELDS, title: 'Tide table, with the moon' };
    await ask(author, 'PUT', `/content/${resource}/draft`, { edits: null, fields });
    await ask(author, 'POST', `/content/${resource}/submissions`, {
      edits: 1,
      ...PUBLIC,
      words: 'The moon.',
    });
    const id = await findWaiting(admin, 'Tide table, with the moon');
    const review = (await ask(admin, 'GET', `/reviews/${id}`)).body as Review;
    expect(review).toMatchObject({ kind: 'version', words: 'The moon.', isRepeated: false, fields });
    expect(review.before?.title).toBe('Tide table');
    expect(review.history.map(({ decision }) => decision?.kind ?? null)).toEqual([null, 'approve']);
  });

  test('that comes again after it was sent back says so, with what was answered before', async () => {
    const { author, admin } = people;
    const resource = await submit(author, { title: 'Sent back' });
    const first = await findWaiting(admin, 'Sent back');
    await ask(admin, 'POST', `/submissions/${first}/decision`, { kind: 'reject', words: 'Name the axes.' });
    await ask(author, 'POST', `/content/${resource}/submissions`, { edits: null, ...PUBLIC });
    const id = await findWaiting(admin, 'Sent back');
    const review = (await ask(admin, 'GET', `/reviews/${id}`)).body as Review;
    expect([review.isRepeated, review.history[1]?.decision?.words]).toEqual([true, 'Name the axes.']);
  });

  test('is nothing to its author, to members and to strangers, and cannot be taken by them', async () => {
    const school = await aSchool();
    await submit(school.author, { organization: school.id });
    const id = await findWaiting(school.owner, 'Tides', school.only);
    for (const who of [school.author, school.member, school.stranger]) {
      expect((await ask(who, 'GET', `/reviews/${id}`)).body.code).toBe('not_found');
      expect((await ask(who, 'PUT', `/reviews/${id}/assignee`, { isMine: true })).body.code).toBe(
        'not_found',
      );
    }
  });

  test('can be taken on, taken over and let go of until it is decided', async () => {
    const school = await aSchool();
    await submit(school.author, { organization: school.id });
    const id = await findWaiting(school.owner, 'Tides', school.only);
    const take = (who: Person, isMine: boolean) => ask(who, 'PUT', `/reviews/${id}/assignee`, { isMine });
    const assigneeFor = async (who: Person) => (await ask(who, 'GET', `/reviews/${id}`)).body.assignee;
    await take(school.reviewer, true);
    expect(await assigneeFor(school.owner)).toEqual({ name: 'Rita Reviewer', isMe: false });
    await take(school.owner, false);
    expect(await assigneeFor(school.reviewer)).toEqual({ name: 'Rita Reviewer', isMe: true });
    await take(school.owner, true);
    expect(await assigneeFor(school.owner)).toEqual({ name: 'Olga Owner', isMe: true });
    await take(school.owner, false);
    expect(await assigneeFor(school.owner)).toBeNull();
    await ask(school.owner, 'POST', `/submissions/${id}/decision`, { kind: 'approve' });
    expect((await take(school.reviewer, true)).body.code).toBe('submission_closed');
  });

  test('leaves a mark where an administrator reads what is for an organization of others', async () => {
    const school = await aSchool();
    const resource = await submit(school.author, { organization: school.id });
    const id = await findWaiting(school.owner, 'Tides', school.only);
    await ask(school.owner, 'GET', `/reviews/${id}`);
    expect((await ask(school.admin, 'GET', `/reviews/${id}`)).status).toBe(200);
    expect(await readAudit(resource)).toEqual([['submission.read', school.admin.session.user.id]]);
  });
});

function readAudit(subject: string): Promise<[string, string | null][]> {
  return api.dependencies.database.asSystem(async (tx) =>
    (
      await tx.query<{ action: string; actor_id: string | null }>(
        'test-audit',
        'select action, actor_id from audit_log where subject_id = $1 order by id',
        [subject],
      )
    ).map(({ action, actor_id: actor }) => [action, actor] as [string, string | null]),
  );
}

describe('a decision', () => {
  test('counts once of fifty at the same time, and is written down once', async () => {
    const { author, admin, superAdmin } = people;
    const resource = await submit(author, { title: 'Fifty at once' });
    const id = await findWaiting(admin, 'Fifty at once');
    const letters = async () =>
      (await mailsTo(api, author.email)).filter(({ payload }) => payload['resourceId'] === resource);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        ask(at % 2 ? admin : superAdmin, 'POST', `/submissions/${id}/decision`, {
          kind: at % 3 === 0 ? 'approve' : 'reject',
          words: 'Because.',
        }),
      ),
    );
    const said = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect(said.toSorted()).toEqual(['done', ...Array(49).fill('submission_closed')]);
    const review = (await ask(admin, 'GET', `/reviews/${id}`)).body as Review;
    const kind = review.decision?.kind;
    expect((await readAudit(resource)).map(([action]) => action)).toEqual([`submission.${kind}`]);
    expect((await letters()).map(({ template }) => template)).toEqual([`review_${kind}`]);
  });

  test('tells the other reviewers of an organization by whom it was made, and leaves the queue', async () => {
    const school = await aSchool();
    await submit(school.author, { organization: school.id });
    const id = await findWaiting(school.owner, 'Tides', school.only);
    await ask(school.owner, 'POST', `/submissions/${id}/decision`, { kind: 'reject', words: 'Too small.' });
    const late = await ask(school.reviewer, 'POST', `/submissions/${id}/decision`, { kind: 'approve' });
    expect([late.status, late.body.code]).toEqual([409, 'submission_closed']);
    const review = (await ask(school.reviewer, 'GET', `/reviews/${id}`)).body as Review;
    expect(review.decision).toMatchObject({ kind: 'reject', words: 'Too small.', author: 'Olga Owner' });
    expect([review.place, review.closedAt]).toEqual([null, expect.any(String)]);
    expect((await list(school.reviewer, school.only)).total).toBe(0);
  });

  test('on a request to upload is written down', async () => {
    const { owner: student, admin } = people;
    const asked = { roleWanted: 'teacher', reason: 'I teach.' };
    const { body } = await ask(student, 'POST', '/upload-requests', asked);
    await ask(admin, 'POST', `/upload-requests/${body.id}/decision`, { granted: false, words: 'Where?' });
    expect(await readAudit(student.session.user.id)).toContainEqual([
      'upload_request.refused',
      admin.session.user.id,
    ]);
  });
});
