-- How a resource comes before its readers: versions, submissions and decisions. A state changes by inserting one of
-- these and in no other way: the application may not write the columns themselves.

create table resource_versions (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  number integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_by uuid not null default app_uid() references users on delete cascade,
  created_at timestamptz not null default now(),
  unique (resource_id, number),
  unique (id, resource_id)
);
create index resource_versions_created_by_index on resource_versions (created_by);
call protect('resource_versions', for_system => 'select');

create table submissions (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  version_id uuid,
  visibility text not null check (visibility in ('public', 'organization')),
  organization_id uuid references organizations on delete cascade,
  submitted_by uuid not null default app_uid() references users on delete cascade,
  words text not null default '' check (length(words) <= 2000),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check (visibility <> 'organization' or organization_id is not null),
  foreign key (version_id, resource_id) references resource_versions (id, resource_id) on delete cascade
);
create unique index submissions_open_key on submissions (resource_id) where closed_at is null;
create index submissions_resource_index on submissions (resource_id, created_at desc);
create index submissions_waiting_index on submissions (created_at) where closed_at is null;
create index submissions_submitted_by_index on submissions (submitted_by, created_at desc);
create index submissions_version_index on submissions (version_id) where version_id is not null;
create index submissions_organization_index on submissions (organization_id) where organization_id is not null;
call protect('submissions', for_system => 'select');

create table decisions (
  id uuid primary key default uuid_v7(),
  submission_id uuid not null unique references submissions on delete cascade,
  author_id uuid default app_uid() references users on delete set null,
  kind text not null check (kind in ('approve', 'reject', 'request_changes')),
  words text not null default '' check (length(words) <= 5000),
  created_at timestamptz not null default now(),
  constraint decisions_refusal_says_why check (kind = 'approve' or length(btrim(words)) > 0)
);
create index decisions_author_index on decisions (author_id, created_at desc);
call protect('decisions', for_system => 'select');

grant select on resource_versions to relievo_app;
grant insert (resource_id, content) on resource_versions to relievo_app;
create policy resource_versions_make on resource_versions for insert to relievo_app
  with check (
    created_by = (select app_uid()) and (select app_can_upload())
    and exists (select from resources r where r.id = resource_id and r.submitted_by = (select app_uid())));

grant select on submissions to relievo_app;
grant insert (resource_id, version_id, visibility, organization_id, words) on submissions to relievo_app;
create policy submissions_read on submissions for select to relievo_app
  using (
    submitted_by = (select app_uid())
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin()));
create policy submissions_make on submissions for insert to relievo_app
  with check (
    submitted_by = (select app_uid()) and (select app_can_upload())
    and (organization_id is null or organization_id = any ((select app_org_ids())::uuid[]))
    and exists (select from resources r where r.id = resource_id and r.submitted_by = (select app_uid())));

-- A reviewer reads the version that was submitted, and no other.
create policy resource_versions_read on resource_versions for select to relievo_app
  using (
    created_by = (select app_uid())
    or exists (select from submissions s where s.version_id = resource_versions.id)
    or (select app_is_admin()));

-- Nobody reviews their own work, except who answers for the whole place anyway.
grant select on decisions to relievo_app;
grant insert (submission_id, kind, words) on decisions to relievo_app;
create policy decisions_read on decisions for select to relievo_app
  using (exists (select from submissions s where s.id = submission_id));
create policy decisions_make on decisions for insert to relievo_app
  with check (
    author_id = (select app_uid())
    and exists (
      select from submissions s where s.id = submission_id and s.closed_at is null and (
        (select app_is_admin())
        or s.visibility = 'organization' and s.organization_id = any ((select app_org_ids('{owner}'))::uuid[])
        or s.visibility = 'organization' and s.organization_id = any ((select app_org_ids('{admin,reviewer}'))::uuid[])
          and s.submitted_by <> (select app_uid()))));

create function number_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform from resources where id = new.resource_id for no key update;
  new.number := 1 + coalesce((select max(number) from resource_versions where resource_id = new.resource_id), 0);
  return new;
end $$;
create trigger resource_versions_number before insert on resource_versions
  for each row execute function number_version();

-- Submitting makes a resource wait where its reviewers find it. One that readers already see stays as it is, and
-- only a new version of it can be submitted.
create function submit_resource() returns trigger language plpgsql security definer set search_path = public as $$
declare
  present text;
begin
  select status into present from resources where id = new.resource_id for no key update;
  if present = 'approved' then
    if new.version_id is null then
      raise exception 'an approved resource is changed by submitting a new version of it'
        using errcode = '23514', constraint = 'submissions_need_a_version';
    end if;
  else
    update resources
      set status = 'pending', submitted_at = now(), visibility = new.visibility,
        organization_id = coalesce(new.organization_id, organization_id)
      where id = new.resource_id;
  end if;
  return new;
end $$;
create trigger submissions_submit after insert on submissions for each row execute function submit_resource();

-- The columns that a version may change; all others are of the resource itself.
create function apply_version(target uuid, content jsonb) returns void
language plpgsql security definer set search_path = public as $$
declare
  present resources;
  next resources;
begin
  select * into present from resources where id = target for no key update;
  next := jsonb_populate_record(present, content);
  update resources set
    title = next.title, name = next.name, description = next.description, category = next.category,
    type = next.type, content_type = next.content_type, difficulty_level = next.difficulty_level,
    subject = next.subject, graphic_type = next.graphic_type, tags = next.tags, format = next.format,
    alt_text = next.alt_text, url = next.url, image_url = next.image_url, thumbnail_url = next.thumbnail_url,
    source_file_id = next.source_file_id, image_file_id = next.image_file_id,
    thumbnail_file_id = next.thumbnail_file_id, file_size = next.file_size,
    conversion_metadata = next.conversion_metadata, language = next.language, licence = next.licence,
    is_premium = next.is_premium, author_name = next.author_name, version = version + 1
  where id = target;
end $$;

create function decide_submission() returns trigger language plpgsql security definer set search_path = public as $$
declare
  submission submissions;
  present text;
begin
  update submissions set closed_at = now() where id = new.submission_id and closed_at is null returning * into submission;
  if submission.id is null then
    raise exception 'this submission is not open any more'
      using errcode = '23514', constraint = 'decisions_submission_open';
  end if;
  select status into present from resources where id = submission.resource_id for no key update;
  if new.kind = 'approve' then
    if submission.version_id is not null then
      perform apply_version(submission.resource_id, v.content) from resource_versions v where v.id = submission.version_id;
    end if;
    update resources set status = 'approved', visibility = submission.visibility,
        organization_id = coalesce(submission.organization_id, organization_id)
      where id = submission.resource_id;
  elsif present <> 'approved' then
    update resources set status = 'rejected' where id = submission.resource_id;
  end if;
  return new;
end $$;
create trigger decisions_decide after insert on decisions for each row execute function decide_submission();

-- Takes a resource back to its author's desk: out of the library, or out of the queue of the reviewers. Its author
-- may, and who reviews where it is shown.
create function withdraw_resource(target uuid) returns boolean
language plpgsql security definer set search_path = public as $$
begin
  perform from resources
    where id = target and submitted_at is not null and (
      submitted_by = app_uid()
      or visibility = 'organization' and organization_id = any (app_org_ids('{owner,admin,reviewer}'))
      or app_is_admin())
    for no key update;
  if not found then
    return false;
  end if;
  update submissions set closed_at = now() where resource_id = target and closed_at is null;
  update resources set status = 'pending', visibility = 'private', submitted_at = null where id = target;
  return true;
end $$;
grant execute on function withdraw_resource(uuid) to relievo_app;
