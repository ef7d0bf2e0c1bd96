-- An output may consist of several files, and is made when the first reader asks for it: once for each version,
-- format and medium of a resource, for everybody.

alter table outputs add column part text not null default '' check (length(part) <= 200);
alter table outputs drop constraint outputs_resource_id_version_format_profile_key;
alter table outputs add constraint outputs_one_of_each unique (resource_id, version, format, profile, part);

create table output_requests (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  version integer not null,
  format text not null check (length(format) between 1 and 50),
  profile text not null check (length(profile) <= 50),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  problem text not null default '' check (length(problem) <= 2000),
  progress_id uuid references job_progress on delete set null,
  created_at timestamptz not null default now(),
  unique (resource_id, version, format, profile)
);
create index output_requests_progress_index on output_requests (progress_id) where progress_id is not null;
call protect('output_requests', for_system => 'select, update');

-- Who may have the outputs may ask for them, sees how far they are, and may ask again for one that failed.
create function app_may_have_outputs(resource uuid) returns boolean language sql stable
  return exists (
    select from resources r
    where r.id = resource and (
      not r.is_premium or r.submitted_by = (select app_uid())
      or (select app_is_subscriber()) or (select app_is_admin())));
grant execute on function app_may_have_outputs(uuid) to relievo_app;

grant select on output_requests to relievo_app;
grant insert (resource_id, version, format, profile, progress_id) on output_requests to relievo_app;
grant update (state, problem, progress_id) on output_requests to relievo_app;
create policy output_requests_read on output_requests for select to relievo_app
  using (app_may_have_outputs(resource_id));
create policy output_requests_ask on output_requests for insert to relievo_app
  with check (app_may_have_outputs(resource_id));
create policy output_requests_again on output_requests for update to relievo_app
  using (app_may_have_outputs(resource_id)) with check (state = 'waiting');

-- How far something is that is made for everybody belongs to nobody, and is followed by who may have what is made.
grant insert (owner_id) on job_progress to relievo_app;
alter policy job_progress_begin on job_progress with check (owner_id is null or owner_id = (select app_uid()));
alter policy job_progress_read on job_progress using (
  owner_id = (select app_uid())
  or (select app_is_admin())
  or exists (select from output_requests q where q.progress_id = job_progress.id));

-- What was made from another picture, other data or in another language is not that of the resource any more.
create function forget_stale_outputs() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from outputs where resource_id = new.id and version = new.version and part <> '';
  delete from output_requests where resource_id = new.id and version = new.version;
  return null;
end $$;
create trigger resources_outputs_stale after update on resources for each row
  when (old.version = new.version and (
    old.image_file_id is distinct from new.image_file_id or old.language <> new.language
    or old.conversion_metadata <> new.conversion_metadata))
  execute function forget_stale_outputs();
