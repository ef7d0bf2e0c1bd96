import type pg from 'pg';

/** Words of the library by how many of its resources hold one of them. */
export const WORDS = { inHalf: 'common', inOneOf100: 'rare07', inFew: 'single0042' } as const;

const AUTHORS = 200;

/**
 * Fills the library up to so many resources, four of five of them public and approved. Triggers rest meanwhile, and the
 * documents of the search are written at once.
 */
export async function fillLibrary(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const statement of STATEMENTS)
    await client.query(statement.replaceAll(':from', `${from}`).replaceAll(':to', `${to}`));
  await client.query("set session_replication_role = 'origin'");
  await client.query('call rebuild_suggestions()');
  await client.query('vacuum analyze');
}

const STATEMENTS = [
  `insert into users (name, email, email_verified, username)
   select 'Author ' || i, 'author' || i || '@example.org', true, 'author' || i from generate_series(1, ${AUTHORS}) i
   on conflict do nothing`,
  `insert into organizations (name, created_by)
   select 'School ' || i, (select id from users order by id limit 1) from generate_series(1, 20) i where :from = 0`,
  `with people as (select array_agg(id order by username) as ids from users where username like 'author%'),
     schools as (select array_agg(id order by name) as ids from organizations where name like 'School %')
   insert into resources (title, description, category, difficulty_level, subject, graphic_type, is_premium, status,
     visibility, organization_id, submitted_by, view_count, popularity_score, author_name, format, file_size, tags,
     submitted_at, created_at)
   select
     concat_ws(' ', case when i % 2 = 0 then 'common' end, 'rare' || lpad((i % 100)::text, 2, '0'),
       'single' || lpad((i % (:to / 4 + 1))::text, 4, '0'), 'map of place', i),
     'What is told of it: words that stand in every description, number ' || i,
     'Category ' || i % 12, (array['Elementary', 'Middle School', 'High School', 'Post Secondary'])[1 + i % 4],
     (array['History', 'Geography', 'Science', 'Math', 'English', 'Art', 'Technology'])[1 + i % 7],
     (array['iveo_audio_tactile', 'svg_tactileview', 'viewplus_embossed', 'vital_haptics'])[1 + i % 4], i % 10 = 0,
     case when i % 20 = 18 then 'pending' when i % 20 = 19 then 'rejected' else 'approved' end,
     case when i % 20 = 16 then 'organization' when i % 20 in (17, 19) then 'private' else 'public' end,
     case when i % 20 = 16 then schools.ids[1 + i / 20 % 20] end, people.ids[1 + i % ${AUTHORS}],
     i % 9973, (i % 9973) * 1.5, 'Author ' || i % ${AUTHORS}, 'svg', 20000 + i, array['tactile', 'relief'],
     now(), timestamptz '2025-01-01' + i * interval '20 seconds'
   from generate_series(:from, :to - 1) i, people, schools`,
  `insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
     submitted_by, created_at, title_key, category_key, filter_bits, popularity_class)
   select id, words_of(concat_ws(' ', title, description, category, subject, array_to_string(tags, ' '), author_name)),
     words_of(title), status, visibility, submitted_at is null, organization_id, submitted_by, created_at, title_key,
     category_key, filter_bits, popularity_class_of(popularity_score)
   from resources r where not exists (select from search_documents d where d.resource_id = r.id)`,
  `insert into search_words (word, language, stem)
   select word, 'en', stem_of('en', word)
   from (select distinct string_to_table(btrim(words), ' ') as word from search_documents) as said
   on conflict do nothing`,
];
