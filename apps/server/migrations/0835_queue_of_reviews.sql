-- What waits for review, as the queue shows, sorts and searches it, in one narrow table. Titles, authors and categories were
-- looked up in four tables for each of thousands of submissions before, which took 30,000 pages.
create table review_queue (
  submission_id uuid primary key references submissions (id) on delete cascade,
  resource_id uuid not null,
  version_id uuid,
  visibility text not null,
  organization_id uuid,
  submitted_by uuid not null,
  assigned_to uuid,
  created_at timestamptz not null,
  title text not null,
  title_key text not null generated always as (folded(title)) stored,
  author_name text not null,
  author_key text not null generated always as (folded(author_name)) stored,
  category text
);

create index review_queue_resource_index on review_queue (resource_id);
create index review_queue_author_index on review_queue (submitted_by);
create index review_queue_organization_index on review_queue (organization_id) where organization_id is not null;
create index review_queue_version_index on review_queue (version_id) where version_id is not null;


-- Writes the rows of these submissions anew, and takes those away that no longer wait.
create function queue_reviews(ids uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from review_queue q using submissions s
    where q.submission_id = any (ids) and s.id = q.submission_id and s.closed_at is not null;
  insert into review_queue (submission_id, resource_id, version_id, visibility, organization_id, submitted_by, assigned_to,
      created_at, title, author_name, category)
    select s.id, s.resource_id, s.version_id, s.visibility, s.organization_id, s.submitted_by, s.assigned_to, s.created_at,
      coalesce(v.content ->> 'title', r.title, ''), coalesce(p.display_name, r.author_name, ''),
      coalesce(v.content ->> 'category', r.category)
    from submissions s join resources r on r.id = s.resource_id
      left join resource_versions v on v.id = s.version_id
      left join profiles p on p.user_id = s.submitted_by
    where s.id = any (ids) and s.closed_at is null
  on conflict (submission_id) do update set version_id = excluded.version_id, visibility = excluded.visibility,
    organization_id = excluded.organization_id, submitted_by = excluded.submitted_by, assigned_to = excluded.assigned_to,
    created_at = excluded.created_at, title = excluded.title, author_name = excluded.author_name,
    category = excluded.category;
end $$;

create function queue_submission() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform queue_reviews(array[new.id]);
  return null;
end $$;
create trigger submissions_queue after insert on submissions
  for each row when (new.closed_at is null) execute function queue_submission();
create trigger submissions_requeue after update on submissions
  for each row when (old.closed_at is null or new.closed_at is null) execute function queue_submission();

create function queue_changed_resource() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform queue_reviews(array(select submission_id from review_queue where resource_id = new.id));
  return null;
end $$;
create trigger resources_queue after update on resources
  for each row when (old.title is distinct from new.title or old.category is distinct from new.category
    or old.author_name is distinct from new.author_name)
  execute function queue_changed_resource();

create function queue_changed_version() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform queue_reviews(array(select submission_id from review_queue where version_id = new.id));
  return null;
end $$;
create trigger resource_versions_queue after update on resource_versions
  for each row when (old.content is distinct from new.content) execute function queue_changed_version();

create function queue_renamed_author() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform queue_reviews(array(select submission_id from review_queue where submitted_by = new.user_id));
  return null;
end $$;
create trigger profiles_queue after insert or update of display_name on profiles
  for each row execute function queue_renamed_author();

select queue_reviews(array(select id from submissions where closed_at is null));

call protect('review_queue');
grant select on review_queue to relievo_app;
create policy review_queue_read on review_queue for select to relievo_app
  using (visibility = 'public' and (select app_is_admin())
    or organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[]));

-- When each person visited last, for the order by it: in one look at all sessions, and not in one for each person.
create view administered_visits with (security_barrier) as
  select s.user_id, max(s.updated_at) as seen_at from user_sessions s where (select app_is_admin()) group by s.user_id;
grant select on administered_visits to relievo_app;
