import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GUEST } from '../../../platform/database/transaction.ts';
import { useDatabase } from '../../../testing/database.ts';
import { aFile, aMembership, anOrganization, aResource, aRow, aUser } from '../../../testing/factories.ts';
import { readResource } from './service.ts';

const db = useDatabase();

/** What is kept with a form: a code with its parameters, or a sentence from before findings had codes. */
function keptFinding(format: string) {
  return {
    rule: 'lead_line_straight',
    severity: 'warning',
    ...(format === 'svg'
      ? { code: 'lead_line_bent', parameters: { bend: 2.5 } }
      : { message: `In ${format}` }),
  };
}

describe('one resource', () => {
  test('returns everything that the page of a resource shows', async () => {
    const { id } = await aResource(db.database, {
      title: 'Water cycle',
      category: 'Science',
      tags: ['rain', 'river'],
      difficulty_level: 'Elementary',
      format: 'pdf',
      file_size: 2048,
      licence: 'CC BY 4.0',
      author_name: 'Ada Lovelace',
      alt_text: 'Arrows from the sea to the clouds and back',
      view_count: 12,
      rating: 4.5,
      known_flaws: 'The arrows are thin.',
    });
    for (const [format, part] of [
      ['svg', ''],
      ['brf', 'one.brf'],
      ['brf', 'two.brf'],
    ] as const)
      await aRow(db.database, 'outputs', {
        resource_id: id,
        format,
        part,
        profile: 'swell-a4',
        file_id: (await aFile(db.database, { size: 100 })).id,
        report: { changes: [], findings: [keptFinding(format)] },
      });
    expect(await readResource({ database: db.database }, GUEST, id)).toMatchObject({
      id,
      title: 'Water cycle',
      tags: ['rain', 'river'],
      licence: 'CC BY 4.0',
      authorName: 'Ada Lovelace',
      viewCount: 12,
      rating: 4.5,
      isDraft: false,
      isOwn: false,
      organization: null,
      files: [
        { format: 'pdf', profile: '', size: 2048 },
        { format: 'brf', profile: 'swell-a4', size: 200 },
        { format: 'svg', profile: 'swell-a4', size: 100 },
      ],
      knownFlaws: 'The arrows are thin.',
      simplifications: [],
      accessibility: {
        ways: ['touch', 'braille', 'see', 'text', 'description'],
        gaps: [],
        findings: [
          {
            profile: 'swell-a4',
            severity: 'warning',
            code: 'kept_sentence',
            parameters: {},
            message: 'In brf',
          },
          {
            profile: 'swell-a4',
            severity: 'warning',
            code: 'lead_line_bent',
            parameters: { bend: 2.5 },
            message: 'A lead line bends by 2.5 mm; only a straight one is followed without losing it.',
          },
        ],
      },
    });
  });

  test('says apart from what it has what can be made of a drawing, without what it cannot become', async () => {
    const picture = await aFile(db.database, { media_type: 'image/svg+xml' });
    const { id } = await aResource(db.database, { image_file_id: picture.id, format: 'svg' });
    const read = () => readResource({ database: db.database }, GUEST, id);
    const drawn = await read();
    expect(drawn.canBeHadAs).toEqual(['swell', 'braille', 'sound']);
    expect(drawn.accessibility).toMatchObject({ ways: ['see'], accessibilityFeature: ['unlocked'] });
    expect(drawn.accessibility.makeable).toEqual(expect.arrayContaining(['touch', 'braille', 'hear']));
    await aRow(db.database, 'output_requests', {
      resource_id: id,
      version: 1,
      format: 'audio',
      profile: 'swell-a4',
      state: 'impossible',
      problem: 'There is nothing to say.',
    });
    const known = await read();
    expect(known.canBeHadAs).toEqual(['swell', 'braille']);
    expect(known.accessibility.makeable).not.toContain('hear');
    const photo = await aFile(db.database, { media_type: 'image/png' });
    const other = await aResource(db.database, { image_file_id: photo.id, format: 'png' });
    const shown = await readResource({ database: db.database }, GUEST, other.id);
    expect([shown.canBeHadAs, shown.accessibility.ways]).toEqual([[], ['see']]);
  });

  test('shows a resource that was never submitted to its author as a draft', async () => {
    const author = await aUser(db.database, { role: 'teacher' });
    const { id } = await aResource(db.database, {
      owner: author.id,
      status: 'pending',
      visibility: 'private',
      submitted_at: null,
    });
    const viewer = { userId: author.id, organizationId: null };
    expect(await readResource({ database: db.database }, viewer, id)).toMatchObject({
      isDraft: true,
      isOwn: true,
      status: 'pending',
      submittedAt: null,
    });
    await expect(readResource({ database: db.database }, GUEST, id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('shows the organization of a resource to its members only', async () => {
    const { id: organization } = await anOrganization(db.database, { name: 'Northern School' });
    const { user_id: userId } = await aMembership(db.database, { organization });
    const { id } = await aResource(db.database, { organization });
    const seen = async (viewer: Parameters<typeof readResource>[1]) =>
      (await readResource({ database: db.database }, viewer, id)).organization;
    expect([await seen({ userId, organizationId: organization }), await seen(GUEST)]).toEqual([
      { id: organization, name: 'Northern School' },
      null,
    ]);
  });

  test('links to its author where the profile is visible, and to nobody where the author is gone', async () => {
    const author = await aUser(db.database, { role: 'teacher' });
    const { id } = await aResource(db.database, { owner: author.id });
    const seen = async () => (await readResource({ database: db.database }, GUEST, id)).authorId;
    expect(await seen()).toBe(author.id);
    await db.database.asOwner((tx) =>
      tx.query('test-orphan', 'update resources set submitted_by = null where id = $1', [id]),
    );
    expect(await seen()).toBeNull();
  });

  test('shows corrections of its errors by a version, as everything that readers see', async () => {
    const author = await aUser(db.database, { role: 'teacher' });
    const { id } = await aResource(db.database, { owner: author.id });
    const version = await aRow<{ id: string }>(db.database, 'resource_versions', {
      resource_id: id,
      content: { known_flaws: 'The map has no scale.' },
      created_by: author.id,
    });
    const submission = await aRow<{ id: string }>(db.database, 'submissions', {
      resource_id: id,
      version_id: version.id,
      visibility: 'public',
      submitted_by: author.id,
    });
    const seen = async () => (await readResource({ database: db.database }, GUEST, id)).knownFlaws;
    expect(await seen()).toBe('');
    await aRow(db.database, 'decisions', {
      submission_id: submission.id,
      kind: 'approve',
      author_id: (await aUser(db.database, { role: 'admin' })).id,
    });
    expect(await seen()).toBe('The map has no scale.');
  });

  test('hides the outputs of a premium resource from those who may not have them', async () => {
    const { id } = await aResource(db.database, { is_premium: true });
    await aRow(db.database, 'outputs', {
      resource_id: id,
      format: 'svg',
      file_id: (await aFile(db.database)).id,
    });
    expect((await readResource({ database: db.database }, GUEST, id)).files).toEqual([]);
  });

  test('forgets what could not be made when it was made after all, or its picture is another', async () => {
    const drawing = await aFile(db.database);
    const { id } = await aResource(db.database, { image_file_id: drawing.id });
    const cannotBeMade = () =>
      aRow(db.database, 'output_requests', {
        resource_id: id,
        version: 1,
        format: 'audio',
        profile: 'swell-a4',
        state: 'impossible',
      });
    const change = (sql: string, ...values: unknown[]) =>
      db.database.asOwner((tx) => tx.query('', sql, [id, ...values]));
    const seen = async () => (await readResource({ database: db.database }, GUEST, id)).canBeHadAs;

    await cannotBeMade();
    expect(await seen()).toEqual(['swell', 'braille']);
    await change("update output_requests set state = 'done' where resource_id = $1");
    expect(await seen()).toEqual(['swell', 'braille', 'sound']);
    await change('delete from output_requests where resource_id = $1');
    await cannotBeMade();
    expect(await seen()).toEqual(['swell', 'braille']);
    const redrawn = await aFile(db.database);
    await change('update resources set image_file_id = $2, version = version + 1 where id = $1', redrawn.id);
    expect(await seen()).toEqual(['swell', 'braille', 'sound']);
    const photo = await aFile(db.database, { media_type: 'image/png' });
    await change('update resources set image_file_id = $2 where id = $1', photo.id);
    expect(await seen()).toEqual([]);
  });

  test('is not said to have changed when somebody finds out what cannot be made of it', async () => {
    const { id } = await aResource(db.database, { image_file_id: (await aFile(db.database)).id });
    const changedAt = async () => (await readResource({ database: db.database }, GUEST, id)).updatedAt;
    const before = await changedAt();
    await aRow(db.database, 'output_requests', {
      resource_id: id,
      version: 1,
      format: 'audio',
      profile: 'swell-a4',
      state: 'impossible',
    });
    expect(await changedAt()).toBe(before);
  });

  test('answers not_found for a resource that does not exist', async () => {
    await expect(readResource({ database: db.database }, GUEST, randomUUID())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
