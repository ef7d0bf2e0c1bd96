/** What a few years of work leave to one person, `:person`, who also runs a school, `:school`. */
export const SOMEBODYS_ROWS = [
  `insert into resources (title, description, category, subject, status, visibility, organization_id, submitted_by,
     view_count, popularity_score, author_name, format, submitted_at, created_at)
   select 'common sheet ' || i, 'A sheet of the school', 'Category ' || i % 5, 'Math',
     case when i % 10 = 8 then 'pending' when i % 10 = 9 then 'rejected' when i % 10 = 7 then 'pending'
       else 'approved' end,
     case when i % 10 in (5, 6) then 'organization' when i % 10 in (7, 9) then 'private' else 'public' end,
     case when i % 10 in (5, 6) then ':school'::uuid end, ':person', i % 97, i % 97 * 1.5, 'Ada Lovelace', 'svg',
     case when i % 10 <> 7 then now() end, timestamptz '2025-03-01' + i * interval '1 hour'
   from generate_series(1, 300) i`,
  `insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
     submitted_by, created_at, title_key, category_key, filter_bits, popularity_class)
   select id, words_of(concat_ws(' ', title, description, category, subject, author_name)), words_of(title), status,
     visibility, submitted_at is null, organization_id, submitted_by, created_at, title_key, category_key, filter_bits,
     popularity_class_of(popularity_score)
   from resources where submitted_by = ':person'`,
  `create temp table mine as
   select row_number() over (order by created_at) - 1 as n, id, status, visibility, organization_id, submitted_at
   from resources where submitted_by = ':person'`,
  `insert into submissions (resource_id, visibility, organization_id, submitted_by, created_at, closed_at)
   select id, case visibility when 'private' then 'public' else visibility end, organization_id, ':person',
     now() - n * interval '1 hour', case when status <> 'pending' then now() end
   from mine where submitted_at is not null`,
  `insert into decisions (submission_id, author_id, kind, words)
   select s.id, (select id from pg_temp.person where n = 1), case m.status when 'approved' then 'approve' else 'reject' end,
     'Seen.'
   from submissions s join mine m on m.id = s.resource_id where m.status <> 'pending'`,
  `insert into user_collections (user_id, name, is_public, is_listed, updated_at)
   select ':person', 'Shelf ' || i, i % 2 = 0, i % 2 = 0, now() - i * interval '1 hour' from generate_series(1, 80) i`,
  `insert into collection_items (collection_id, resource_id)
   select c.id, r.id from user_collections c
   join mine r on r.n < case c.name when 'Shelf 2' then 200 else 15 end
   where c.user_id = ':person'`,
  `insert into content_access_logs (resource_id, user_id, access_type, created_at)
   select r.id, ':person', case when i % 4 = 0 then 'download' else 'view' end, now() - i * interval '20 minutes'
   from generate_series(1, 2000) i join mine r on r.n = i % 300`,
  `insert into likes (resource_id, user_id) select id, ':person' from mine`,
  `insert into comments (resource_id, user_id, author_name, body) select id, ':person', 'Ada Lovelace', 'Mine.' from mine`,
  `insert into search_history (user_id, search_query, created_at)
   select ':person', 'maps ' || i, now() - i * interval '1 hour' from generate_series(1, 300) i`,
  `insert into notices (user_id, kind, payload, created_at, read_at)
   select ':person', 'resource_approved', jsonb_build_object('resourceId', r.id, 'title', 'A map'),
     now() - i * interval '1 hour', case when i % 3 > 0 then now() end
   from generate_series(1, 400) i join mine r on r.n = i % 300`,
  `insert into files (owner_id, sha256, size, media_type)
   select ':person', encode(sha256(('mine' || i)::bytea), 'hex'), 20000, 'image/svg+xml' from generate_series(1, 300) i`,
  `insert into drafts (owner_id, kind, title, updated_at)
   select ':person', (array['chart', 'editor', 'converter'])[1 + i % 3], 'Draft ' || i, now() - i * interval '1 hour'
   from generate_series(1, 150) i`,
  `insert into conversions (owner_id, source_file_id, state, name, created_at)
   select ':person', uuid_v7(), 'done', 'map.pdf', now() - i * interval '1 hour' from generate_series(1, 100) i`,
  `insert into organization_memberships (organization_id, user_id)
   select ':school', id from pg_temp.person where n < 100`,
  `insert into teams (organization_id, name, kind) select ':school', 'Group ' || i, 'team' from generate_series(1, 10) i`,
  `insert into team_memberships (team_id, organization_id, user_id)
   select t.id, t.organization_id, p.id from teams t join pg_temp.person p on p.n < 20
   where t.organization_id = ':school' and t.kind = 'team'`,
  `update resources set organization_id = ':school', visibility = 'organization'
   where id in (select id from pg_temp.resource where n between 500 and 900 and n % 10 in (0, 4, 8))`,
  `update submissions s set organization_id = r.organization_id, visibility = 'organization'
   from resources r where r.id = s.resource_id and r.organization_id = ':school'`,
  `update search_documents d set organization_id = r.organization_id, visibility = r.visibility
   from resources r where r.id = d.resource_id and r.organization_id = ':school'`,
  `insert into collection_shares (collection_id, person_id)
   select id, ':person' from user_collections where name like 'Collection %' and substr(name, 12)::int < 40`,
];
