import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chartContent } from '@relievo/contracts/library/files';
import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { simplifications } from '@relievo/contracts/pictures';
import { readDrawing } from '@relievo/graphic/svg';
import { maxOf, minOf } from '@relievo/words';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST } from '../../platform/database/transaction.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { useDatabase } from '../../testing/database.ts';
import { DEMO_PEOPLE, seedDemo } from '../demo/service.ts';
import { listOutputs } from '../outputs/service.ts';
import { DATA } from './entries/charts-data.ts';
import { MATHEMATICS } from './entries/mathematics-data.ts';
import { MORE } from './entries/more-data.ts';
import { ON_THE_DESK } from './entries/on-the-desk-data.ts';
import { PICTURES } from './entries/pictures-data.ts';
import { SCHOOL } from './entries/school-data.ts';
import { STARTER_ENTRIES } from './entries-data.ts';
import { nameOf } from './entry-rules.ts';
import { CONVERTED_PICTURES } from './pictures/pictures-data.ts';
import { seedStarter } from './service.ts';

const BUILT_IN_CATEGORIES = [
  'Algebra',
  'Art',
  'Calculus I',
  'General Education',
  'Geometry',
  'Music',
  'Physical Education',
  'Science',
  'Technology',
  'Trigonometry',
];

const db = useDatabase();
let folder: string;
let storage: Storage;

interface Row {
  title: string;
  category: string;
  subject: string;
  difficulty_level: string;
  graphic_type: string;
  content_type: string;
  is_premium: boolean;
  alt_text: string;
  description: string;
  tags: string[];
  sha256: string;
}

function rowsOf<Found extends QueryResultRow>(sql: string, parameters: unknown[] = []) {
  return db.database.asOwner((tx) => tx.query<Found>('', sql, parameters));
}

function readPublished() {
  return rowsOf<Row>(
    `select r.*, f.sha256 from resources r join files f on f.id = r.image_file_id
     where r.status = 'approved' and r.visibility = 'public'`,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relievo-starter-'));
  storage = createDiskStorage({ folder });
  await seedDemo(db, [({ database }) => seedStarter({ database, storage })]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the starter library', () => {
  test('holds at least sixty published resources, each with alternative text', async () => {
    const rows = await readPublished();
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(
      rows.filter(({ alt_text, description, tags }) => !alt_text || !description || tags.length === 0),
    ).toEqual([]);
    expect([...new Set(rows.map(({ category }) => category))].sort()).toEqual(BUILT_IN_CATEGORIES);
  });

  test('shows drawings of ours, with labelled parts', async () => {
    for (const { title, sha256 } of await readPublished()) {
      const read = readDrawing(await text(await storage.read(sha256)));
      expect([title, read.ok]).toEqual([title, true]);
    }
  });

  test.each([
    ['subject', LIBRARY_FILTERS.subject],
    ['difficulty_level', LIBRARY_FILTERS.difficultyLevel],
    ['graphic_type', LIBRARY_FILTERS.graphicType],
  ] as const)('has a resource for every %s', async (column, values) => {
    const there = new Set((await readPublished()).map((row) => row[column]));
    expect(values.filter((value) => !there.has(value))).toEqual([]);
  });

  test('has free and paid resources, worksheets, a lesson plan and a film with captions', async () => {
    const rows = await readPublished();
    expect(new Set(rows.map(({ is_premium }) => is_premium))).toEqual(new Set([true, false]));
    expect(new Set(rows.map(({ content_type }) => content_type))).toEqual(
      new Set(['graphic', 'worksheet', 'lesson-plan', 'video']),
    );
  });

  test('stores the data of its charts, which can be read and heard', async () => {
    const rows = await rowsOf<{ chart: unknown }>(
      `select conversion_metadata -> 'chart_content' as chart from resources
       where conversion_metadata ? 'chart_content'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ chart }) => !chartContent.safeParse(chart).success)).toEqual([]);
  });

  test('has the data of every chart, and names the highest and the lowest value in the downloaded drawing', async () => {
    const charts = await rowsOf<{ title: string; chart: unknown; alt_text: string; sha256: string }>(
      `select r.title, r.conversion_metadata -> 'chart_content' as chart, r.alt_text, f.sha256
       from resources r join files f on f.id = r.image_file_id where r.type = 'chart'`,
    );
    expect(charts.filter(({ chart }) => chart === null).map(({ title }) => title)).toEqual([]);
    for (const { title, chart, alt_text, sha256 } of charts) {
      const read = readDrawing(await text(await storage.read(sha256)));
      const description = read.ok ? read.value.description : '';
      const { series } = chartContent.parse(chart);
      const values = series.flatMap(({ points }) => points.flatMap(({ y }) => (y === null ? [] : [y])));
      const written = (value: number) => `${value}`.replace('-', '−');
      expect([title, description]).toEqual([
        title,
        expect.stringContaining(`The highest is ${written(maxOf(values))}`),
      ]);
      expect(description).toContain(`The lowest is ${written(minOf(values))}`);
      // Cards say it in one breath.
      expect([title, alt_text.includes('The highest is')]).toEqual([title, false]);
    }
  });

  test('shows of ten converted pictures what was brought, where it is from and how it was simplified', async () => {
    const rows = await rowsOf<{
      name: string;
      description: string;
      log: unknown;
      format: string;
      media: string;
    }>(
      `select r.name, r.description, r.conversion_metadata -> 'simplifications' as log, r.format, f.media_type as media
       from resources r join files f on f.id = r.source_file_id
       where r.conversion_metadata ? 'simplifications' and r.status = 'approved'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...CONVERTED_PICTURES.keys()].toSorted());
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ format, media }) => `${format} ${media}`))).toEqual(
      new Set(['png image/png']),
    );
    expect(rows.filter(({ description }) => !description.includes('\n\nSource: '))).toEqual([]);
    for (const { name, log } of rows)
      expect([name, simplifications.parse(log).map(({ code }) => code)]).toEqual([
        name,
        expect.arrayContaining(['picture_traced', 'picture_words_read', 'named']),
      ]);
  });

  test('has each graphic in the form of its kind', async () => {
    const made = await rowsOf<{ format: string; graphic_type: string; sha256: string }>(
      `select o.format, r.graphic_type, f.sha256 from outputs o join resources r on r.id = o.resource_id
       join files f on f.id = o.file_id`,
    );
    expect(made).toHaveLength(STARTER_ENTRIES.length + 1);
    expect(new Set(made.map(({ graphic_type, format }) => `${graphic_type} ${format}`))).toEqual(
      new Set([
        'iveo_audio_tactile iveo',
        'svg_tactileview tactileview',
        'viewplus_embossed tiger',
        'vital_haptics haptics',
        // The captions of the film.
        'svg_tactileview vtt',
      ]),
    );
    for (const { sha256 } of made) expect(await storage.has(sha256)).toBe(true);
  });

  test('tells in words what the medium of each form changed', async () => {
    const ids = await rowsOf<{ id: string }>(
      "select id from resources where status = 'approved' and visibility = 'public'",
    );
    const told = await Promise.all(ids.map(({ id }) => listOutputs(db, GUEST, id)));
    const changes = told.flatMap(({ made }) => made).flatMap((output) => output.changes);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ message }) => !/^[A-Z\d].+\.$/.test(message))).toEqual([]);
  });
});

describe('the teacher of the demonstration', () => {
  test('has a resource in every state, and so has a school', async () => {
    const rows = await rowsOf<{ state: string }>(
      `select distinct case when r.submitted_at is null then 'draft' else r.status end || ' ' || visibility as state
       from resources r join users u on u.id = r.submitted_by where u.email = $1 order by 1`,
      [DEMO_PEOPLE.find(({ role }) => role === 'teacher')?.email],
    );
    expect(rows.map(({ state }) => state)).toEqual([
      'approved organization',
      'approved public',
      'draft private',
      'pending public',
      'rejected public',
    ]);
  });

  test('the teacher of the demonstration has collections with items', async () => {
    const rows = await rowsOf<{ name: string; items: number }>(
      `select c.name, count(i.id)::int as items from user_collections c
       left join collection_items i on i.collection_id = c.id group by c.id order by c.name`,
    );
    expect(rows).toEqual([
      { name: 'First week', items: 3 },
      { name: 'For the test', items: 2 },
      { name: 'Triangles and circles', items: 4 },
    ]);
  });
});

test('every entry is made once, and all names differ', () => {
  const names = STARTER_ENTRIES.map(nameOf);
  const lists = [MATHEMATICS, SCHOOL, DATA, MORE, PICTURES, ON_THE_DESK];
  expect(names).toHaveLength(lists.reduce((sum, { length }) => sum + length, 0));
  expect(new Set(names).size).toBe(names.length);
});

test('seeding again adds nothing new and restores what was deleted', async () => {
  const counts = () =>
    rowsOf(`select (select count(*)::int from resources) as resources, (select count(*)::int from outputs) as outputs,
      (select count(*)::int from user_collections) as collections, (select count(*)::int from decisions) as decisions`);
  const before = await counts();
  await seedStarter({ database: db.database, storage });
  expect(await counts()).toEqual(before);
  await rowsOf("delete from resources where name = 'clock'");
  await seedStarter({ database: db.database, storage });
  expect(await counts()).toEqual(before);
});

test('seeding finishes an entry that was filed when it was cut off, and decides on it', async () => {
  const read = () =>
    rowsOf(`select r.status, count(o.id)::int as outputs from resources r left join outputs o on o.resource_id = r.id
      where r.name = 'clock' group by r.status`);
  const whole = await read();
  await rowsOf("delete from resources where name = 'clock'");
  let writes = 0;
  const cutOff: Storage = {
    ...storage,
    write(source, options) {
      writes += 1;
      // After its picture and its source come its outputs.
      if (writes > 2) throw new Error('The product was killed.');
      return storage.write(source, options);
    },
  };
  await expect(seedStarter({ database: db.database, storage: cutOff })).rejects.toThrow('was killed');
  expect(await read()).toEqual([{ status: 'pending', outputs: 0 }]);
  await seedStarter({ database: db.database, storage });
  expect(await read()).toEqual(whole);
});
