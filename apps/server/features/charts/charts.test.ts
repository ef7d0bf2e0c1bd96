import type { ChartDraft } from '@relievo/contracts/charts';
import { chartContent } from '@relievo/contracts/library/files';
import { beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { BOOKS } from '../../testing/access/tools/charts.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, write: 100_000, costly: 1000 } });
let teacher: Person;
let student: Person;

beforeAll(async () => {
  teacher = await person(api, { role: 'teacher' });
  student = await person(api);
});

async function call<Answer>(
  who: Person,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await api.server.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
  return answer.json<Answer & { code?: string; data?: { problem: string } }>();
}

function begin(who: Person, work: object = BOOKS) {
  return call<ChartDraft>(who, 'POST', '/chart-drafts', { work });
}

interface Kept {
  readonly resourceId: string;
  readonly isNew: boolean;
  readonly notes: string[];
}

function keep(who: Person, { id, edits }: Pick<ChartDraft, 'id' | 'edits'>) {
  return call<Kept>(who, 'POST', `/chart-drafts/${id}/resource`, { edits });
}

async function rowOf(id: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<Record<string, unknown> & { chart: unknown }>(
      'kept',
      `select r.*, r.conversion_metadata -> 'chart_content' as chart from resources r where id = $1`,
      [id],
    ),
  );
  return row;
}

describe('a chart that is being made', () => {
  test('is kept part by part, and is read again as it was left', async () => {
    const { id } = await begin(student);
    const labels = { ...BOOKS.labels, title: 'Books read' };
    expect(await call(student, 'PUT', `/chart-drafts/${id}`, { edits: 0, work: { labels } })).toMatchObject({
      edits: 1,
    });
    expect(await call<ChartDraft>(student, 'GET', `/chart-drafts/${id}`)).toMatchObject({
      edits: 1,
      work: { ...BOOKS, labels },
      resource: null,
    });
    expect(await call(student, 'GET', '/chart-drafts')).toMatchObject([{ id, title: 'Books read' }]);
  });

  test('is not overwritten by a tab that has seen an older count', async () => {
    const { id } = await begin(student);
    const write = (edits: number, header: string) =>
      call(student, 'PUT', `/chart-drafts/${id}`, { edits, work: { header } });
    await write(0, 'yes');
    expect((await write(0, 'no')).code).toBe('chart_changed_elsewhere');
    expect((await call<ChartDraft>(student, 'GET', `/chart-drafts/${id}`)).work.header).toBe('yes');
  });

  test('becomes a draft of the library with its data, its drawing and its words', {
    tags: 'exhaustive',
  }, async () => {
    const work = {
      ...BOOKS,
      labels: { ...BOOKS.labels, title: 'Books read' },
      words: { ...BOOKS.words, source: 'Our class', meaning: 'We read most on Tuesday.' },
      about: { ...BOOKS.about, tags: 'reading, week, Reading', licence: 'CC BY 4.0' },
    };
    const { resourceId, isNew } = await keep(teacher, await begin(teacher, work));
    const row = await rowOf(resourceId);
    expect(isNew).toBe(true);
    expect(row).toMatchObject({
      title: 'Books read',
      description: 'We read most on Tuesday.\n\nSource: Our class',
      type: 'chart',
      format: 'chart',
      status: 'pending',
      visibility: 'private',
      submitted_at: null,
      tags: ['reading', 'week'],
      licence: 'CC BY 4.0',
    });
    expect(row?.['image_file_id']).toBeTruthy();
    expect(row?.['alt_text']).toContain('Books read');
    expect(chartContent.parse(row?.chart)).toMatchObject({
      type: 'bar',
      series: [{ name: 'Books', points: [{ y: 4 }, { y: 6 }, { y: 3 }] }],
    });
  });

  test('changes the draft that came of it before, and is found again by it', async () => {
    const draft = await begin(teacher);
    const { resourceId } = await keep(teacher, draft);
    const labels = { ...BOOKS.labels, title: 'A second title' };
    const { edits } = await call<ChartDraft>(teacher, 'PUT', `/chart-drafts/${draft.id}`, {
      edits: 0,
      work: { labels },
    });
    expect(await keep(teacher, { id: draft.id, edits })).toMatchObject({ resourceId, isNew: false });
    expect((await rowOf(resourceId))?.['title']).toBe('A second title');
    expect((await call<ChartDraft>(teacher, 'POST', `/resources/${resourceId}/chart-draft`)).id).toBe(
      draft.id,
    );
  });

  test('remembers how it was drawn where it takes several sheets, so that all of them are made', async () => {
    const cells = [
      ['Day', 'Apples (kg)', 'Walk (km)'],
      ['Monday', '4', '20'],
      ['Tuesday', '6', '31'],
    ];
    const several = await keep(teacher, await begin(teacher, { ...BOOKS, cells }));
    const one = await keep(teacher, await begin(teacher));
    expect((await rowOf(several.resourceId))?.['conversion_metadata']).toMatchObject({
      chart_sheets: { profile: 'swell-a4', braille: 'ueb-1' },
    });
    expect((await rowOf(one.resourceId))?.['conversion_metadata']).not.toHaveProperty('chart_sheets');
  });

  test('leaves what waits for review as it is and becomes a new draft', async () => {
    const draft = await begin(teacher);
    const { resourceId } = await keep(teacher, draft);
    await call(teacher, 'POST', `/content/${resourceId}/submissions`, { edits: null, visibility: 'public' });
    const again = await keep(teacher, draft);
    expect(again.isNew).toBe(true);
    expect(again.resourceId).not.toBe(resourceId);
  });

  test('is not saved as a resource by who may not upload, and stays', async () => {
    const draft = await begin(student);
    expect((await keep(student, draft)).code).toBe('upload_not_allowed');
    expect((await call<ChartDraft>(student, 'GET', `/chart-drafts/${draft.id}`)).id).toBe(draft.id);
  });

  test('says in one sentence what is wrong with its data, and stays', async () => {
    const draft = await begin(teacher, {
      ...BOOKS,
      cells: [
        ['Day', 'Books'],
        ['Monday', 'many'],
      ],
    });
    const refused = await keep(teacher, draft);
    expect(refused.code).toBe('chart_not_made');
    expect(refused.data?.problem).toMatch(/numbers/);
  });
});

describe('a file of a chart in the wizard', () => {
  const make = async (who: Person, { id, edits }: Pick<ChartDraft, 'id' | 'edits'>, form: object) =>
    api.server.inject({
      method: 'POST',
      url: `/api/chart-drafts/${id}/files`,
      headers: { cookie: who.cookie },
      payload: { edits, ...form },
    });

  test.each([
    ['swell', 'swell-a4', 'application/pdf', /^%PDF/],
    ['brf', 'embosser-6', 'text/plain', /,mon"d/i],
    ['largeprint', 'swell-a4', 'application/pdf', /^%PDF/],
    ['pins', 'dotpad', 'application/zip', /^PK/],
    ['audio', 'swell-a4', 'application/zip', /audio\.mp3/],
  ])('is made as %s for a person who may not upload', async (format, profile, mediaType, bytes) => {
    const labels = { ...BOOKS.labels, title: 'Books read' };
    const answer = await make(student, await begin(student, { ...BOOKS, labels }), { format, profile });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(mediaType);
    expect(answer.headers['content-disposition']).toContain('Books read - ');
    expect(answer.body).toMatch(bytes);
  });

  test('is refused for a format that does not exist, for old edits and for a table without numbers', async () => {
    const swell = { format: 'swell', profile: 'swell-a4' };
    const draft = await begin(student);
    const codeOf = async (answer: ReturnType<typeof make>) => (await answer).json<{ code: string }>().code;
    expect(await codeOf(make(student, draft, { format: 'wax', profile: 'swell-a4' }))).toBe(
      'chart_file_not_made',
    );
    expect(await codeOf(make(student, { ...draft, edits: 1 }, swell))).toBe('chart_changed_elsewhere');
    expect(
      await codeOf(make(student, await begin(student, { ...BOOKS, cells: [['Day'], ['a']] }), swell)),
    ).toBe('chart_file_not_made');
  });
});

test('a chart of one’s own that was not made in the wizard opens in it with its data', async () => {
  const { resourceId } = await keep(teacher, await begin(teacher));
  const [before] = await call<ChartDraft[]>(teacher, 'GET', '/chart-drafts');
  await call(teacher, 'DELETE', `/chart-drafts/${before?.id}`);
  const { work, resource } = await call<ChartDraft>(teacher, 'POST', `/resources/${resourceId}/chart-draft`);
  expect(work).toMatchObject({ cells: BOOKS.cells, header: 'yes', shape: { type: 'bar', y: ['Books'] } });
  expect(resource).toEqual({ id: resourceId, isOpen: true });
});

test('short texts come back in the braille of the code that is asked for', async () => {
  const answer = await call<{ cells: string }[]>(student, 'POST', '/braille', {
    code: 'ueb-1',
    texts: ['Books', '12'],
  });
  expect(answer).toMatchObject([{ cells: '⠠⠃⠕⠕⠅⠎' }, { cells: '⠼⠁⠃' }]);
  expect((await call(student, 'POST', '/braille', { code: 'none', texts: ['Books'] })).code).toBe(
    'braille_not_written',
  );
});
