/** Resources, in plain letters that need no folding, and the documents of the search that their triggers would have written. */
export const LIBRARY_ROWS = [
  `insert into resources (title, description, category, difficulty_level, subject, graphic_type, is_premium, status,
     visibility, organization_id, submitted_by, view_count, download_count, likes_count, comments_count, rating,
     popularity_score, author_name, format, file_size, tags, language, content_type, submitted_at, created_at)
   select
     concat_ws(' ', case when i % 2 = 0 then 'common' end, 'rare' || lpad((i % 100)::text, 2, '0'),
       'single' || lpad((i % (:to / 4 + 1))::text, 4, '0'), 'map of place', i),
     'What is told of number ' || i,
     'Category ' || skewed.category, (array['Elementary', 'Middle School', 'High School', 'Post Secondary'])[1 + i % 4],
     (array['History', 'Geography', 'Science', 'Math', 'English', 'Art', 'Technology'])[1 + i % 7],
     (array['iveo_audio_tactile', 'svg_tactileview', 'viewplus_embossed', 'vital_haptics'])[1 + i % 4], i % 10 = 0,
     case when i % 20 = 18 then 'pending' when i % 20 = 19 then 'rejected' else 'approved' end,
     case when i % 20 = 16 then 'organization' when i % 20 in (17, 19) then 'private' else 'public' end,
     case when i % 20 = 16 then s.id end, p.id,
     skewed.views, skewed.views / 5, skewed.views / 20, skewed.views / 50, case when i % 3 = 0 then 1 + i % 5 end,
     skewed.views * 1.5, 'Reader ' || p.n, 'svg', 20000 + i,
     array['tactile', 'tag ' || pg_temp.skewed(i, 'tag', 400), 'tag ' || pg_temp.skewed(i, 'other tag', 400)],
     (array['en', 'en', 'en', 'de', 'fr', 'es', 'pl', 'ar'])[1 + i % 8],
     (array['worksheet', 'lesson-plan', 'video'])[1 + i % 11], now(),
     timestamptz '2025-01-01' + i * interval '20 seconds'
   from generate_series(:from, :to - 1) i
   cross join lateral (select pg_temp.skewed(i, 'views', 10000) as views, pg_temp.skewed(i, 'category', 40) as category)
     as skewed
   join pg_temp.person p on p.n = pg_temp.skewed(i, 'author', :to / 10)
   join pg_temp.school s on s.n = i / 20 % (:to / 500)`,
  // Some have files: while an index is empty, its first page is read each time that a statement is planned.
  `insert into files (owner_id, sha256, size, media_type, name)
   select submitted_by, encode(sha256(title::bytea), 'hex'), 20000, 'image/png', title
   from resources where status = 'rejected' and title like '%map of place%' on conflict do nothing`,
  `update resources r set source_file_id = f.id, image_file_id = f.id, thumbnail_file_id = f.id
   from files f where f.name = r.title and f.owner_id = r.submitted_by and r.status = 'rejected'`,
  `create temp table if not exists resource (n bigint primary key, id uuid, submitted_by uuid, status text,
     visibility text, organization_id uuid)`,
  `truncate pg_temp.resource`,
  `insert into pg_temp.resource
   select row_number() over (order by created_at) - 1, id, submitted_by, status, visibility, organization_id
   from resources where title like '%map of place%'`,
  `insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
     submitted_by, created_at, title_key, category_key, filter_bits, popularity_class)
   select id,
     ' ' || lower(concat_ws(' ', title, description, category, subject, array_to_string(tags, ' '), author_name)) || ' ',
     ' ' || lower(title) || ' ', status, visibility, submitted_at is null, organization_id, submitted_by, created_at, title_key,
     category_key, filter_bits, popularity_class_of(popularity_score)
   from resources r where not exists (select from search_documents d where d.resource_id = r.id)`,
  `insert into search_words (word, language, stem)
   select word, 'en', stem_of('en', word)
   from (select distinct string_to_table(btrim(words), ' ') as word from search_documents) as said
   on conflict do nothing`,
];

/** Fills the queue of reviews, suggestions and the counts of categories, as the triggers would have saved them. */
export const SUGGESTION_ROWS = [
  'delete from review_queue',
  'select queue_reviews(array(select id from submissions where closed_at is null))',
  'delete from kept_beginnings',
  `insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
   select shown_to, beginning, kind, popularity_class, resource_id from (
     select d.shown_to, b.beginning, b.kind, d.popularity_class, d.resource_id,
       row_number() over (partition by d.shown_to, b.beginning, b.kind
         order by d.popularity_class desc, d.resource_id) as place
     from (select *, shown_to_of(status, visibility, organization_id) as shown_to from search_documents
       order by popularity_class desc limit :suggested) d
     cross join lateral kept_beginnings_of(d.title_words, d.words, d.filter_bits) as b
     where d.shown_to is not null) as ranked
   where place <= most_kept_of_a_beginning()`,
  'call rebuild_library_counts()',
  'delete from category_changes',
  `insert into category_changes (shown_to, category_key, change)
   select counted_for(status, visibility, organization_id, submitted_by), category_key, count(*)
   from search_documents
   where counted_for(status, visibility, organization_id, submitted_by) is not null and category_key <> ''
   group by 1, 2`,
];
