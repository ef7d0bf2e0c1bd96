/** What people leave in a library. Each table grows with it; who leaves much of it, and on what, is skewed. */
export const WORK_ROWS = [
  ...both(
    'likes',
    "select p.id as user_id, r.id as resource_id, now() - i % 1000 * interval '1 hour' as created_at",
    2,
  ),
  ...both('ratings', 'select p.id as user_id, r.id as resource_id, 1 + i % 5 as stars', 1),
  ...both(
    'comments',
    `select p.id as user_id, r.id as resource_id, 'Reader ' || p.n as author_name, 'It reads well by touch.' as body,
       case when i % 500 = 0 then now() end as hidden_at, now() - i % 1000 * interval '1 hour' as created_at`,
    1,
  ),
  ...both(
    'content_access_logs',
    `select p.id as user_id, r.id as resource_id, case when i % 4 = 0 then 'download' else 'view' end as access_type,
       now() - i % 1000 * interval '1 hour' as created_at`,
    2,
  ),
  ...both(
    'reports',
    `select p.id as reporter_id, r.id as resource_id, 'copyright' as reason,
       case when i % 10 = 0 then 'open' else 'upheld' end as state, now() - i % 1000 * interval '1 hour' as created_at`,
    0.02,
  ),
  ...both(
    'accessible_requests',
    `select r.id as resource_id, 'other' as form, 'wish ' || i as words, i % 7 as supporters_count,
       now() - i % 1000 * interval '1 hour' as created_at`,
    0.05,
  ),
  ...both(
    'search_history',
    `select p.id as user_id, 'maps of place ' || i % 5000 as search_query,
       now() - i % 1000 * interval '1 hour' as created_at`,
    1,
  ),
  ...both(
    'notices',
    `select p.id as user_id, 'resource_approved' as kind,
       jsonb_build_object('resourceId', r.id, 'title', 'A map') as payload,
       now() - i % 1000 * interval '1 hour' as created_at, case when i % 3 > 0 then now() end as read_at`,
    1,
  ),
  ...both(
    'audit_log',
    `select p.id as actor_id, (array['resource.approved', 'roles.changed', 'member.removed', 'file.read'])[1 + i % 4] as action,
       'resource' as subject_type, r.id as subject_id, now() - i % 1000 * interval '1 hour' as created_at`,
    1,
  ),
  ...both(
    'files',
    `select p.id as owner_id, encode(sha256(i::text::bytea), 'hex') as sha256, 20000 as size,
       'image/svg+xml' as media_type`,
    1,
  ),
  ...both(
    'drafts',
    `select p.id as owner_id, (array['chart', 'editor', 'converter'])[1 + i % 3] as kind, 'Draft ' || i as title,
       now() - i % 1000 * interval '1 hour' as updated_at`,
    0.1,
  ),
  ...both(
    'conversions',
    `select p.id as owner_id, uuid_v7() as source_file_id, case when i % 9 = 0 then 'failed' else 'done' end as state,
       'map.pdf' as name, now() - i % 1000 * interval '1 hour' as created_at`,
    0.1,
  ),
  ...both(
    'job_progress',
    `select p.id as owner_id, case when i % 50 = 0 then 'failed' else 'done' end as state,
       now() - i % 1000 * interval '1 hour' as updated_at`,
    0.2,
  ),
  ...both(
    'mail_outbox',
    `select 'reader' || p.n || '@example.org' as "to", 'welcome' as template, 'sent' as status`,
    0.2,
  ),
  ...both(
    'contact_messages',
    `select p.id as user_id, 'Reader' as name, 'reader' || p.n || '@example.org' as email, 'Hello.' as body`,
    0.01,
  ),
  `insert into outputs (resource_id, format, profile, file_id, engine)
   select id, 'brf', '', uuid_v7(), '1' from pg_temp.resource where n >= :from and n % 2 = 0`,
  `insert into submissions (resource_id, visibility, organization_id, submitted_by, created_at, closed_at)
   select id, case visibility when 'private' then 'public' else visibility end, organization_id, submitted_by,
     now() - n % 5000 * interval '1 hour', case when status <> 'pending' then now() end
   from pg_temp.resource where n >= :from`,
  `insert into decisions (submission_id, author_id, kind, words)
   select s.id, p.id, case r.status when 'approved' then 'approve' else 'reject' end, 'Seen.'
   from submissions s join pg_temp.resource r on r.id = s.resource_id join pg_temp.person p on p.n = r.n % 50
   where r.n >= :from and r.status <> 'pending'`,
  `insert into user_collections (user_id, name, description, is_public, is_listed, created_at, updated_at)
   select p.id, 'Collection ' || i, 'What it is for', i % 4 = 0, i % 4 = 0, now() - i % 1000 * interval '1 hour',
     now() - i % 1000 * interval '1 hour'
   from generate_series(:from / 20, :to / 20 - 1) i join pg_temp.person p on p.n = pg_temp.skewed(i, 'collector', :to / 10)`,
  `insert into collection_items (collection_id, resource_id)
   select c.id, r.id from user_collections c
   cross join generate_series(1, 10) k
   join pg_temp.resource r on r.n = pg_temp.skewed(substr(c.name, 12)::int * 10 + k, 'kept', :to)
   where c.name ~ '^Collection [0-9]+$' and substr(c.name, 12)::int >= :from / 20 on conflict do nothing`,
];

/** So many rows a resource, each of a person `p` and a resource `r`, both skewed. */
function both(table: string, select: string, each: number): string[] {
  const columns = [...select.matchAll(/ as (\w+|"\w+")(?=,|$)/g)].map(([, name]) => name).join();
  return [
    `insert into ${table} (${columns})
     ${select}
     from generate_series((:from * ${each})::int, (:to * ${each})::int - 1) i
     join pg_temp.person p on p.n = pg_temp.skewed(i, '${table} of people', :to / 10)
     join pg_temp.resource r on r.n = pg_temp.skewed(i, '${table}', :to) on conflict do nothing`,
  ];
}
