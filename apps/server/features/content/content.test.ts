import type { Content } from '@relievo/contracts/content';
import type { ContentDraft } from '@relievo/contracts/values';
import { beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../../testing/database.ts';
import { aDraftResource, aMembership, anOrganization, aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { FIELDS } from '../../testing/states/subjects.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, write: 100_000 } });
let teacher: Person;
let admin: Person;

beforeAll(async () => {
  teacher = await person(api, { name: 'Tomas Berg', role: 'teacher' });
  admin = await person(api, { name: 'Adam Weiss', role: 'admin' });
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

function call(who: Person | null, method: Method, url: string, payload?: object) {
  return api.server.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
}

function owner() {
  return teacher.session.user.id;
}

async function aDraft() {
  return (await aDraftResource(db.database, { owner: owner(), title: 'Tides' })).id;
}

async function publishResource() {
  return (await aResource(db.database, { owner: owner(), title: 'Tides' })).id;
}

async function view(id: string) {
  return (await call(teacher, 'GET', `/content/${id}`)).json<Content>();
}

function save(id: string, edits: number | null, fields: object = {}) {
  return call(teacher, 'PUT', `/content/${id}/draft`, { edits, fields: { ...FIELDS, ...fields } });
}

function submit(id: string, edits: number | null, more: object = {}) {
  return call(teacher, 'POST', `/content/${id}/submissions`, { edits, visibility: 'public', ...more });
}

async function decide(id: string, kind: string, words = '') {
  const [open] = (await view(id)).submissions;
  return call(admin, 'POST', `/submissions/${open?.id}/decision`, { kind, words });
}

async function readAsReader(id: string) {
  return (await call(null, 'GET', `/resources/${id}`)).json<{ title: string }>().title;
}

async function toldOf(id: string) {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ kind: string }>(
      'told',
      "select kind from notices where user_id = $1 and payload->>'resourceId' = $2 order by id",
      [owner(), id],
    ),
  );
  return rows.map(({ kind }) => kind);
}

function codeOf(answer: { json: <T>() => T }) {
  return answer.json<{ code?: string }>().code ?? 'done';
}

describe('a teacher’s own resource', () => {
  test('shows its text, its draft and its history, the latest first, with who answered', async () => {
    const id = await aDraft();
    expect(await view(id)).toMatchObject({
      isDraft: true,
      draft: null,
      submissions: [],
      fields: { title: 'Tides' },
    });
    await save(id, null, { title: 'Tides, drawn' });
    await submit(id, 1, { words: 'For year 5.' });
    await decide(id, 'request_changes', 'Name the axes.');
    await submit(id, null);
    await decide(id, 'approve');
    expect(await view(id)).toMatchObject({
      status: 'approved',
      visibility: 'public',
      draft: null,
      fields: { title: 'Tides, drawn', tags: ['moon', 'sea'] },
      submissions: [
        { words: '', version: null, decision: { kind: 'approve', author: 'Adam Weiss' } },
        {
          words: 'For year 5.',
          decision: { kind: 'request_changes', words: 'Name the axes.', author: 'Adam Weiss' },
        },
      ],
    });
  });

  test('stays unchanged for readers once it is published, whatever is written, submitted, rejected or withdrawn', async () => {
    const id = await publishResource();
    await save(id, null, { title: 'Better tides' });
    expect(await readAsReader(id)).toBe('Tides');
    await submit(id, 1);
    expect(await readAsReader(id)).toBe('Tides');
    await decide(id, 'reject', 'The old title was better.');
    const { draft } = await view(id);
    expect([await readAsReader(id), draft?.fields.title]).toEqual(['Tides', 'Better tides']);
    await submit(id, draft?.edits ?? null);
    await call(teacher, 'POST', `/content/${id}/withdrawal`);
    const { draft: back, status } = await view(id);
    expect([await readAsReader(id), back?.fields.title, status]).toEqual([
      'Tides',
      'Better tides',
      'approved',
    ]);
    await submit(id, back?.edits ?? null);
    await decide(id, 'approve');
    expect([await readAsReader(id), (await view(id)).draft]).toEqual(['Better tides', null]);
  });

  test('reaches readers only when it is complete, and names each missing field', async () => {
    const id = await aDraft();
    await save(id, null, { title: '  ', language: 'Klingon!' });
    const answer = await submit(id, 1);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      data: {
        issues: [
          { path: 'title', message: 'Please enter a title' },
          { path: 'language', message: 'Please choose a language' },
        ],
      },
    });
    expect((await view(id)).draft?.fields.title).toBe('  ');
  });

  test('is not submitted again without a change, nor to an organization of others', async () => {
    const id = await publishResource();
    expect(codeOf(await submit(id, null))).toBe('nothing_to_submit');
    const { fields } = await view(id);
    await save(id, null, fields);
    expect(codeOf(await submit(id, 1))).toBe('nothing_to_submit');
    const organizationId = (await anOrganization(db.database)).id;
    const elsewhere = { visibility: 'organization', organizationId };
    expect(codeOf(await submit(id, 1, elsewhere))).toBe('not_your_organization');
    expect(codeOf(await submit(id, 1, { visibility: 'organization' }))).toBe('invalid_input');
    await aMembership(db.database, { organization: organizationId, user: owner() });
    await save(id, 1, { title: 'Ours' });
    expect(codeOf(await submit(id, 2, elsewhere))).toBe('done');
  });

  test('saving the draft of a private resource changes the resource at once', async () => {
    const id = await aDraft();
    await save(id, null, { title: 'For myself' });
    expect(codeOf(await call(teacher, 'POST', `/content/${id}/draft/application`, { edits: 1 }))).toBe(
      'done',
    );
    expect(await view(id)).toMatchObject({ isDraft: true, draft: null, fields: { title: 'For myself' } });
  });

  test('a deleted resource is not_found for everybody', async () => {
    const id = await publishResource();
    await save(id, null);
    expect(codeOf(await call(teacher, 'DELETE', `/content/${id}`))).toBe('done');
    expect(codeOf(await call(teacher, 'GET', `/content/${id}`))).toBe('not_found');
    expect(codeOf(await call(null, 'GET', `/resources/${id}`))).toBe('not_found');
  });

  test('is logged when an administrator withdraws or deletes it, and its author is told', async () => {
    const id = await publishResource();
    await call(admin, 'POST', `/content/${id}/return`);
    await call(admin, 'DELETE', `/content/${id}`);
    const deeds = await db.database.asOwner((tx) =>
      tx.query('deeds', 'select action, actor_id from audit_log where subject_id = $1 order by created_at', [
        id,
      ]),
    );
    const actor_id = admin.session.user.id;
    expect(deeds).toEqual([
      { action: 'resource.returned', actor_id },
      { action: 'resource.deleted', actor_id },
    ]);
    expect(await toldOf(id)).toEqual(['resource_returned', 'resource_deleted']);
  });

  test('sends no notice when its author withdraws or deletes it', async () => {
    const id = await publishResource();
    await call(teacher, 'POST', `/content/${id}/return`);
    await call(teacher, 'DELETE', `/content/${id}`);
    expect(await toldOf(id)).toEqual([]);
  });
});

describe('two tabs that write to one resource', () => {
  test('are told of each other: the later one gets the text of the first and chooses', async () => {
    const id = await aDraft();
    await save(id, null, { title: 'First tab' });
    const late = await save(id, null, { title: 'Second tab' });
    expect(late.json()).toMatchObject({
      code: 'draft_changed_elsewhere',
      data: { draft: { edits: 1, fields: { title: 'First tab' } } },
    });
    expect((await save(id, 1, { title: 'Second tab' })).json<ContentDraft>().edits).toBe(2);
    expect(codeOf(await save(id, 1, { title: 'First tab' }))).toBe('draft_changed_elsewhere');
    expect(codeOf(await submit(id, 1))).toBe('draft_changed_elsewhere');
    await call(teacher, 'DELETE', `/content/${id}/draft`);
    expect(codeOf(await save(id, 2))).toBe('draft_gone');
  });

  test.each([null, 1])(
    'keep one of fifty saves at once on the count %s, and the others are told',
    async (edits) => {
      const id = await aDraft();
      if (edits === 1) await save(id, null);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => save(id, edits, { title: `Tab ${at}` })),
      );
      const kept = answers.filter(({ statusCode }) => statusCode === 200);
      const refused = answers.filter((answer) => codeOf(answer) === 'draft_changed_elsewhere');
      expect([kept.length, refused.length]).toEqual([1, 49]);
      expect((await view(id)).draft).toEqual(kept[0]?.json());
    },
  );
});

describe('of fifty actions at the same time', () => {
  test('fifty submissions at the same time leave one open', async () => {
    const id = await aDraft();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(id, null)));
    const codes = answers.map(codeOf);
    expect([codes.filter((code) => code === 'done').length, new Set(codes)]).toEqual([
      1,
      new Set(['done', 'content_waits']),
    ]);
    expect((await view(id)).submissions).toHaveLength(1);
  });

  test('one decision counts and sets the state of the resource', async () => {
    const id = await aDraft();
    await submit(id, null);
    const [open] = (await view(id)).submissions;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        call(admin, 'POST', `/submissions/${open?.id}/decision`, {
          kind: at % 2 === 0 ? 'approve' : 'reject',
          words: 'Because.',
        }),
      ),
    );
    const codes = answers.map(codeOf);
    expect([codes.filter((code) => code === 'done').length, new Set(codes)]).toEqual([
      1,
      new Set(['done', 'submission_closed']),
    ]);
    const { status, submissions } = await view(id);
    expect(status).toBe(submissions[0]?.decision?.kind === 'approve' ? 'approved' : 'rejected');
  });

  test('a decision and a withdrawal never deadlock, and one of them counts', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await aDraft();
      await submit(id, null);
      const [open] = (await view(id)).submissions;
      const both = [
        call(admin, 'POST', `/submissions/${open?.id}/decision`, { kind: 'approve' }),
        call(teacher, 'POST', `/content/${id}/withdrawal`),
      ];
      const codes = (await Promise.all(both)).map(codeOf);
      expect(['done submission_closed', 'done nothing_waits', 'submission_closed done']).toContain(
        codes.join(' '),
      );
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    }
  });
});

test('an author cannot review their own work, unless they are responsible for the organization', async () => {
  for (const [role, expected] of [
    ['reviewer', 'not_yours_to_decide'],
    ['owner', 'done'],
  ] as const) {
    const { organization_id: organizationId } = await aMembership(db.database, { user: owner(), role });
    const id = await aDraft();
    await submit(id, null, { visibility: 'organization', organizationId });
    const [open] = (await view(id)).submissions;
    const answer = await call(teacher, 'POST', `/submissions/${open?.id}/decision`, { kind: 'approve' });
    expect([role, codeOf(answer)]).toEqual([role, expected]);
  }
});
