import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { aDraftResource, aMembership, anOrganization, aResource, aUser } from '../factories.ts';
import { ask, look } from './ask.ts';

const db = useDatabase();
let teacher = '';
let admin = '';

beforeEach(async () => {
  teacher = (await aUser(db.database, { role: 'teacher' })).id;
  admin = (await aUser(db.database, { role: 'admin' })).id;
});

async function stateOf(resource: string) {
  const [row] = await look(
    db,
    'select status, visibility, submitted_at is not null as submitted, title, version from resources where id = $1',
    [resource],
  );
  return row;
}

function submit(resource: string, version: string | null = null) {
  return ask(
    db,
    teacher,
    `insert into submissions (resource_id, version_id, visibility) values ($1, $2, 'public')`,
    [resource, version],
  );
}

async function openSubmission(resource: string): Promise<string> {
  const [row] = await look<{ id: string }>(
    db,
    'select id from submissions where resource_id = $1 and closed_at is null',
    [resource],
  );
  return row?.id ?? '';
}

async function decide(resource: string, kind: string, words = '') {
  return ask(db, admin, 'insert into decisions (submission_id, kind, words) values ($1, $2, $3)', [
    await openSubmission(resource),
    kind,
    words,
  ]);
}

describe('a resource that was never submitted', () => {
  test.each([
    { status: 'approved', visibility: 'private' },
    { status: 'pending', visibility: 'public' },
    { status: 'rejected', visibility: 'private' },
  ] as const)('cannot be $visibility and $status', async (state) => {
    await expect(aResource(db.database, { ...state, submitted_at: null })).rejects.toMatchObject({
      constraint: 'resources_unsubmitted_is_private',
    });
  });

  test('is private and pending, whatever its author claims', async () => {
    const [made] = await ask<{ id: string }>(
      db,
      teacher,
      `insert into resources (title) values ('Tides') returning id`,
    );
    expect(await stateOf(made?.id ?? '')).toMatchObject({
      status: 'pending',
      visibility: 'private',
      submitted: false,
    });
  });
});

test('a resource for an organization names the organization', async () => {
  await expect(aResource(db.database, { visibility: 'organization' })).rejects.toMatchObject({
    constraint: 'resources_organization_named',
  });
});

describe('a review', () => {
  test('goes from submission over requested changes and a second submission to approval', async () => {
    const { id } = await aDraftResource(db.database, { owner: teacher });
    await submit(id);
    expect(await stateOf(id)).toMatchObject({ status: 'pending', visibility: 'public', submitted: true });
    await decide(id, 'request_changes', 'Name the axes.');
    expect(await stateOf(id)).toMatchObject({ status: 'rejected' });
    await ask(db, teacher, `update resources set title = 'Tides, with axes' where id = $1`, [id]);
    await submit(id);
    expect(await stateOf(id)).toMatchObject({ status: 'pending', title: 'Tides, with axes' });
    await decide(id, 'approve');
    expect(await stateOf(id)).toMatchObject({ status: 'approved', visibility: 'public' });
    const decisions = await ask(
      db,
      teacher,
      `select kind, d.words, author_id from decisions d join submissions s on s.id = submission_id
       where resource_id = $1 order by d.created_at`,
      [id],
    );
    expect(decisions).toEqual([
      { kind: 'request_changes', words: 'Name the axes.', author_id: admin },
      { kind: 'approve', words: '', author_id: admin },
    ]);
  });

  test.each(['reject', 'request_changes'])('cannot %s without a reason', async (kind) => {
    const { id } = await aDraftResource(db.database, { owner: teacher });
    await submit(id);
    await expect(decide(id, kind, '  ')).rejects.toMatchObject({ constraint: 'decisions_refusal_says_why' });
    expect(await stateOf(id)).toMatchObject({ status: 'pending' });
  });

  test('tells the author in the product and by mail, in the same transaction', async () => {
    const { id } = await aDraftResource(db.database, { owner: teacher, title: 'Tides' });
    await submit(id);
    await decide(id, 'reject', 'This is a photograph.');
    const payload = expect.objectContaining({
      title: 'Tides',
      words: 'This is a photograph.',
      resourceId: id,
    });
    expect(await ask(db, teacher, 'select kind, payload from notices')).toEqual([
      { kind: 'review_reject', payload },
    ]);
    expect(
      await look(db, `select template, payload from mail_outbox where payload ->> 'resourceId' = $1`, [id]),
    ).toEqual([{ template: 'review_reject', payload }]);
  });

  test('cannot be opened a second time while it is open', async () => {
    const { id } = await aDraftResource(db.database, { owner: teacher });
    await submit(id);
    await expect(submit(id)).rejects.toMatchObject({ constraint: 'submissions_open_key' });
  });

  test('ends when the author withdraws the resource, which becomes a draft again', async () => {
    const { id } = await aDraftResource(db.database, { owner: teacher });
    await submit(id);
    await ask(db, teacher, 'select withdraw_resource($1)', [id]);
    expect(await stateOf(id)).toMatchObject({ status: 'pending', visibility: 'private', submitted: false });
    expect(await openSubmission(id)).toBe('');
  });

  test('can be undone later by reviewers of the organization, and not by its members', async () => {
    const organization = (await anOrganization(db.database)).id;
    const { id } = await aResource(db.database, { owner: teacher, organization, visibility: 'organization' });
    const member = (await aMembership(db.database, { organization })).user_id;
    const reviewer = (await aMembership(db.database, { organization, role: 'reviewer' })).user_id;
    const withdraw = (who: string) => ask(db, who, 'select withdraw_resource($1) as done', [id]);
    expect(await withdraw(member)).toEqual([{ done: false }]);
    expect(await withdraw(reviewer)).toEqual([{ done: true }]);
    expect(await stateOf(id)).toMatchObject({ visibility: 'private', submitted: false });
  });

  test('cannot be withdrawn by others', async () => {
    const { id } = await aResource(db.database, { owner: teacher });
    const stranger = (await aUser(db.database, { role: 'teacher' })).id;
    expect(await ask(db, stranger, 'select withdraw_resource($1) as done', [id])).toEqual([{ done: false }]);
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
  });

  test('is open to the reviewers of an organization, except for their own work', async () => {
    const organization = (await anOrganization(db.database)).id;
    await aMembership(db.database, { organization, user: teacher, role: 'reviewer' });
    const colleague = (await aMembership(db.database, { organization, role: 'reviewer' })).user_id;
    const { id } = await aDraftResource(db.database, { owner: teacher });
    await ask(
      db,
      teacher,
      `insert into submissions (resource_id, visibility, organization_id) values ($1, 'organization', $2)`,
      [id, organization],
    );
    const approve = async (who: string) =>
      ask(db, who, `insert into decisions (submission_id, kind) values ($1, 'approve')`, [
        await openSubmission(id),
      ]);
    await expect(approve(teacher)).rejects.toMatchObject({ code: '42501' });
    await approve(colleague);
    expect(await stateOf(id)).toMatchObject({ status: 'approved', visibility: 'organization' });
  });
});

describe('a published resource', () => {
  const aVersion = async (resource: string, content: object): Promise<string> => {
    await ask(db, teacher, 'insert into resource_versions (resource_id, content) values ($1, $2)', [
      resource,
      content,
    ]);
    const [row] = await look<{ id: string }>(
      db,
      'select id from resource_versions where resource_id = $1 order by number desc limit 1',
      [resource],
    );
    return row?.id ?? '';
  };

  test('can be submitted again only with a new version', async () => {
    const { id } = await aResource(db.database, { owner: teacher });
    await expect(submit(id)).rejects.toMatchObject({ constraint: 'submissions_need_a_version' });
  });

  test('stays unchanged for readers until its new version is approved', async () => {
    const { id } = await aResource(db.database, { owner: teacher, title: 'Old' });
    await submit(id, await aVersion(id, { title: 'New' }));
    expect(await stateOf(id)).toMatchObject({ status: 'approved', title: 'Old', version: 1 });
    await decide(id, 'approve');
    expect(await stateOf(id)).toMatchObject({ status: 'approved', title: 'New', version: 2 });
  });

  test('stays approved when its new version is rejected', async () => {
    const { id } = await aResource(db.database, { owner: teacher, title: 'Old' });
    await submit(id, await aVersion(id, { title: 'Worse' }));
    await decide(id, 'reject', 'The old one is better.');
    expect(await stateOf(id)).toMatchObject({ status: 'approved', title: 'Old' });
  });

  test('takes from a version only what an author may write', async () => {
    const { id } = await aResource(db.database, { owner: teacher });
    const forged = {
      title: 'New',
      submitted_by: admin,
      view_count: 1000,
      likes_count: 50,
      status: 'rejected',
    };
    await submit(id, await aVersion(id, forged));
    await decide(id, 'approve');
    expect(
      await look(
        db,
        'select title, submitted_by, view_count, likes_count, status from resources where id = $1',
        [id],
      ),
    ).toEqual([{ title: 'New', submitted_by: teacher, view_count: 0, likes_count: 0, status: 'approved' }]);
  });

  test('numbers its versions by itself', async () => {
    const { id } = await aResource(db.database, { owner: teacher });
    await Promise.all([1, 2, 3].map((n) => aVersion(id, { title: `Version ${n}` })));
    const numbers = await look(db, 'select number from resource_versions where resource_id = $1 order by 1', [
      id,
    ]);
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });
});
