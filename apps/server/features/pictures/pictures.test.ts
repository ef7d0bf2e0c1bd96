import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { PictureDraft, TracedPicture } from '@relievo/contracts/pictures';
import { walkLeaves } from '@relievo/graphic/model';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { beginPicture, drawnWork, paintBars, sendFile } from '../../testing/access/tools/pictures.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { crowdedDrawing } from '../outputs/testing/crowded-drawing.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, write: 100_000, costly: 1000 } });
let teacher: Person;

const HEIC = new URL('../../../../packages/convert/src/formats/testing/two-bars.heic', import.meta.url);

beforeAll(async () => {
  teacher = await person(api, { role: 'teacher' });
});

async function call<Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await api.server.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: teacher.cookie },
    ...(payload && { payload }),
  });
  return answer.json<Answer & { code?: string; data?: { problem: string } }>();
}

function begin(): Promise<PictureDraft> {
  return beginPicture(api, teacher);
}

async function rowOf(id: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<Record<string, unknown>>('kept', 'select * from resources where id = $1', [id]),
  );
  return row;
}

describe('a picture that is being converted', () => {
  test('is a draft with its file and a title from its name as soon as it has arrived', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({
      edits: 0,
      picture: { name: 'two_bars.png', mediaType: 'image/png' },
      work: { drawn: null, about: { title: 'two bars', place: 'private' }, process: { profile: 'swell-a4' } },
      resource: null,
    });
    const shown = await api.server.inject({
      url: `/api/picture-drafts/${draft.id}/picture?show`,
      headers: { cookie: teacher.cookie },
    });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(new Uint8Array(shown.rawPayload)).toEqual(paintBars());
    expect(await call('GET', '/picture-drafts')).toMatchObject([{ id: draft.id, title: 'two bars' }]);
  });

  test('of a kind that not every browser shows is kept as PNG, and refused where it cannot be read', {
    tags: 'exhaustive',
  }, async () => {
    const scan = await sharp(paintBars()).tiff({ compression: 'lzw' }).toBuffer();
    const upload = await sendFile(api, teacher, { name: 'two bars.tif', bytes: scan });
    const draft = await call<PictureDraft>('POST', '/picture-drafts', { upload });
    expect(draft.picture).toMatchObject({ name: 'two bars.png', mediaType: 'image/png' });
    const shown = await api.server.inject({
      url: `/api/picture-drafts/${draft.id}/picture?show`,
      headers: { cookie: teacher.cookie },
    });
    const [kept, sent] = await Promise.all(
      [shown.rawPayload, paintBars()].map((bytes) => sharp(bytes).toColourspace('b-w').raw().toBuffer()),
    );
    expect(kept).toEqual(sent);
    const cut = await sendFile(api, teacher, { name: 'cut.tif', bytes: scan.subarray(0, 60) });
    expect((await call('POST', '/picture-drafts', { upload: cut })).code).toBe('picture_expected');
    expect((await call('POST', '/picture-drafts', { upload: cut })).code).toBe('not_found');
  });

  test('of a telephone in HEIC is unpacked behind the walls, and kept as PNG', {
    tags: 'exhaustive',
  }, async () => {
    const photograph = new Uint8Array(readFileSync(HEIC));
    const upload = await sendFile(api, teacher, { name: 'IMG_0001.HEIC', bytes: photograph });
    const draft = await call<PictureDraft>('POST', '/picture-drafts', { upload });
    expect(draft.picture).toMatchObject({ name: 'IMG_0001.png', mediaType: 'image/png' });
    const cut = await sendFile(api, teacher, { name: 'cut.heic', bytes: photograph.subarray(0, 600) });
    expect((await call('POST', '/picture-drafts', { upload: cut })).code).toBe('picture_expected');
  });

  test('begins with pictures only, and of another file nothing stays', async () => {
    const upload = await sendFile(api, teacher, {
      name: 'table.csv',
      bytes: new TextEncoder().encode('Day,Books\nMonday,4\n'),
    });
    expect((await call('POST', '/picture-drafts', { upload })).code).toBe('picture_expected');
    expect((await call('POST', '/picture-drafts', { upload })).code).toBe('not_found');
  });

  test('is shown to nobody else', async () => {
    const { id } = await begin();
    const other = await person(api, { role: 'teacher' });
    const answer = await api.server.inject({
      url: `/api/picture-drafts/${id}/picture`,
      headers: { cookie: other.cookie },
    });
    expect(answer.statusCode).toBe(404);
  });

  test('is kept part by part, and is not overwritten by a tab that has seen an older count', async () => {
    const { id, work } = await begin();
    const write = (edits: number, contrast: number) =>
      call('PUT', `/picture-drafts/${id}`, { edits, work: { recipe: { ...work.recipe, contrast } } });
    expect(await write(0, 40)).toMatchObject({ edits: 1 });
    expect((await write(0, 10)).code).toBe('picture_changed_elsewhere');
    expect(await call<PictureDraft>('GET', `/picture-drafts/${id}`)).toMatchObject({
      edits: 1,
      work: { ...work, recipe: { ...work.recipe, contrast: 40 } },
    });
  });

  test('is traced as a drawing on the chosen paper, and tells what was seen', {
    tags: 'exhaustive',
  }, async () => {
    const { id, work } = await begin();
    const { svg, analysis } = await call<TracedPicture>('POST', `/picture-drafts/${id}/tracing`, {
      recipe: work.recipe,
    });
    expect(analysis).toMatchObject({ width: 420, height: 300, complexity: { areas: 2, marks: 0 } });
    expect(analysis.complexity.lines).toBeGreaterThanOrEqual(1);
    const drawing = readDrawing(svg);
    expect(drawing.ok && [drawing.value.sheet.width, drawing.value.sheet.height].sort()).toEqual([210, 297]);
  });

  test('has its words beside its lines in braille', { tags: 'exhaustive' }, async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><rect width="500" height="200" fill="#fff"/>
      <path d="M40 150H460" stroke="#000" stroke-width="4"/>
      <text x="40" y="90" font-family="DejaVu Sans" font-size="22">River</text></svg>`;
    const { id, work } = await beginPicture(api, teacher, await sharp(Buffer.from(svg)).png().toBuffer());
    const traced = await call<TracedPicture>('POST', `/picture-drafts/${id}/tracing`, {
      recipe: work.recipe,
    });
    const drawing = readDrawing(traced.svg);
    const texts = drawing.ok ? [...walkLeaves(drawing.value)].filter(({ kind }) => kind === 'text') : [];
    expect(texts).toMatchObject([
      { print: 'River', braille: { cells: expect.stringMatching(/^[\u2801-\u28ff\u2800]+$/) } },
    ]);
  });

  test('is traced once for each of its recipes', { tags: 'exhaustive' }, async () => {
    const { id, work } = await begin();
    const begun = vi.spyOn(api.dependencies.isolation, 'open');
    onTestFinished(() => begun.mockRestore());
    const trace = (contrast: number) =>
      call<TracedPicture>('POST', `/picture-drafts/${id}/tracing`, { recipe: { ...work.recipe, contrast } });
    const [first, second] = await Promise.all([trace(17), trace(17)]);
    expect([second, await trace(17)]).toEqual([first, first]);
    expect(begun).toHaveBeenCalledTimes(1);
    await trace(18);
    expect(begun).toHaveBeenCalledTimes(2);
  });

  test('is traced without what its author erased', async () => {
    const { id, work } = await begin();
    const { analysis } = await call<TracedPicture>('POST', `/picture-drafts/${id}/tracing`, {
      recipe: { ...work.recipe, erased: [{ x: 550, y: 0, width: 180, height: 1000 }] },
    });
    expect(analysis.complexity.areas).toBe(1);
  });

  test('becomes a draft of the library with its drawing, its picture, its words and the log', {
    tags: 'exhaustive',
  }, async () => {
    const { id, work } = await begin();
    const log = [{ code: 'picture_traced', count: 1, message: 'Traced.' }];
    const about = {
      ...work.about,
      title: 'Two bars',
      altText: 'Two bars on an axis.',
      description: 'The second is higher.',
      source: 'Our class',
      tags: 'bars, Bars',
    };
    await call('PUT', `/picture-drafts/${id}`, { edits: 0, work: { ...drawnWork(work), log, about } });
    const kept = await call<{ resourceId: string }>('POST', `/picture-drafts/${id}/resource`, { edits: 1 });
    expect(kept).toMatchObject({ isNew: true });
    expect(await rowOf(kept.resourceId)).toMatchObject({
      title: 'Two bars',
      alt_text: 'Two bars on an axis.',
      description: 'The second is higher.\n\nSource: Our class',
      content_type: 'graphic',
      format: 'png',
      visibility: 'private',
      submitted_at: null,
      tags: ['bars'],
      image_file_id: expect.any(String),
      source_file_id: expect.any(String),
      conversion_metadata: { simplifications: log },
    });
    const again = await call('POST', `/picture-drafts/${id}/resource`, { edits: 1 });
    expect(again).toMatchObject({ resourceId: kept.resourceId, isNew: false });
    expect(await call('POST', `/resources/${kept.resourceId}/picture-draft`)).toMatchObject({ id });
  });

  test('keeps the sheets over which its drawing is spread, in the draft and in the resource', async () => {
    const { id, work } = await begin();
    const spread = canonicalise(crowdedDrawing());
    const drawn = { svg: writeDrawing(spread), of: work.recipe };
    await call('PUT', `/picture-drafts/${id}`, { edits: 0, work: { drawn } });
    const draft = await call<PictureDraft>('GET', `/picture-drafts/${id}`);
    expect(readDrawing(draft.work.drawn?.svg ?? '')).toMatchObject({ value: { spread: spread.spread } });
    const { resourceId } = await call<{ resourceId: string }>('POST', `/picture-drafts/${id}/resource`, {
      edits: 1,
    });
    const [file] = await db.database.asOwner((tx) =>
      tx.query<{ sha256: string }>(
        'kept-drawing',
        'select f.sha256 from resources r join files f on f.id = r.image_file_id where r.id = $1',
        [resourceId],
      ),
    );
    const kept = await text(await api.dependencies.storage.read(file?.sha256 ?? ''));
    expect(readDrawing(kept)).toMatchObject({ value: { spread: spread.spread } });
  });

  test('is no resource before anything is drawn', async () => {
    const { id } = await begin();
    const answer = await call('POST', `/picture-drafts/${id}/resource`, { edits: 0 });
    expect(answer.code).toBe('drawing_not_readable');
  });

  test('is gone with its file once it is discarded', async () => {
    const { id } = await begin();
    const [before] = await db.database.asOwner((tx) =>
      tx.query<{ file: string }>('file-of', 'select source_file_id as file from drafts where id = $1', [id]),
    );
    expect(await call('DELETE', `/picture-drafts/${id}`)).toEqual({});
    expect((await call('GET', `/picture-drafts/${id}`)).code).toBe('not_found');
    const left = await db.database.asOwner((tx) =>
      tx.query('file-left', 'select from files where id = $1', [before?.file]),
    );
    expect(left).toEqual([]);
  });
});
