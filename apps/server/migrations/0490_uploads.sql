-- A file that is still arriving. Its bytes lie beside the storage until the last one is there; then the row goes, and
-- a conversion begins.
create table uploads (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null default app_uid() references users on delete cascade,
  name text not null check (length(name) between 1 and 255),
  size bigint not null check (size > 0),
  created_at timestamptz not null default now()
);
create index uploads_owner_index on uploads (owner_id, created_at);
create index uploads_created_at_index on uploads (created_at);
call protect('uploads', for_system => 'select, delete');

grant select, delete on uploads to relievo_app;
create policy uploads_read on uploads for select to relievo_app using (owner_id = (select app_uid()));
create policy uploads_end on uploads for delete to relievo_app using (owner_id = (select app_uid()));

-- What a person's files take, and those that are arriving will.
create function app_used_bytes() returns bigint language sql stable security definer set search_path = public, pg_temp
begin atomic
  select (coalesce((select sum(size) from files where owner_id = app_uid()), 0)
    + coalesce((select sum(size) from uploads where owner_id = app_uid()), 0))::bigint;
end;
grant execute on function app_used_bytes() to relievo_app;

-- The only way in: two that begin at the same moment are looked at one after the other, so that both together keep
-- the limits, which the settings of the server name. Says the id, or why not.
create function begin_upload(file_name text, bytes bigint, most_at_once integer, most_bytes bigint)
returns table (id uuid, refusal text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  begun uuid;
begin
  if not app_can_upload() then
    return query select null::uuid, 'upload_access_missing';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads ' || app_uid(), 0));
  if (select count(*) from uploads u where u.owner_id = app_uid()) >= most_at_once then
    return query select null::uuid, 'uploads_too_many';
    return;
  end if;
  if app_used_bytes() + bytes > most_bytes then
    return query select null::uuid, 'storage_used_up';
    return;
  end if;
  insert into uploads (name, size) values (file_name, bytes) returning uploads.id into begun;
  return query select begun, null::text;
end $$;
grant execute on function begin_upload(text, bigint, integer, bigint) to relievo_app;

-- How far a conversion is, and what its owner is told of it.
alter table conversions
  add column name text not null default '' check (length(name) <= 255),
  add column is_converted boolean not null default true,
  add column problem text not null default '' check (length(problem) <= 2000),
  add column begun_at timestamptz,
  add column ended_at timestamptz;
grant insert (name, is_converted, state, begun_at, ended_at), update (report, problem, begun_at, ended_at)
  on conversions to relievo_app;
create index conversions_ended_at_index on conversions (ended_at) where ended_at is not null;

-- Its pages follow what changes in a person's workbench, on whatever device. A transaction calls the same out once.
create function announce_conversions() returns trigger language plpgsql as $$
begin
  perform pg_notify('conversions', json_build_object('id', coalesce(new.owner_id, old.owner_id))::text);
  return null;
end $$;
create trigger conversions_announce after insert or update or delete on conversions
  for each row execute function announce_conversions();

-- A job that may stand behind others: of two that wait, the one with the higher number is taken first.
create function enqueue_job(queue text, payload jsonb, not_before timestamptz, job_priority integer) returns uuid
language plpgsql security definer set search_path = pg_catalog as $$
declare
  added uuid := public.enqueue_job(queue, payload, not_before);
begin
  update jobs.job set priority = job_priority where name = queue and id = added;
  return added;
end $$;
grant execute on function enqueue_job(text, jsonb, timestamptz, integer) to relievo_app, relievo_auth, relievo_system;

-- What came of a file and is deleted by its author is on no list any more.
alter table conversions drop constraint conversions_resource_id_fkey;
alter table conversions add constraint conversions_resource_id_fkey
  foreign key (resource_id) references resources on delete cascade;

-- A resource that is deleted takes its author's files along, so that they take no room any more; what something else
-- shows stays.
create function drop_files_of_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from files f
  where f.id in (old.source_file_id, old.image_file_id, old.thumbnail_file_id) and f.owner_id = old.submitted_by
    and not exists (select from resources r where f.id in (r.source_file_id, r.image_file_id, r.thumbnail_file_id))
    and not exists (select from conversions c where c.source_file_id = f.id)
    and not exists (select from outputs o where o.file_id = f.id)
    and not exists (select from profiles p where p.avatar_file_id = f.id)
    and not exists (select from account_exports e where e.file_id = f.id)
    and not exists (select from collection_archives a where a.file_id = f.id)
    and not exists (
      select from resource_versions v
      where v.created_by = f.owner_id and f.id::text in (
        v.content ->> 'source_file_id', v.content ->> 'image_file_id', v.content ->> 'thumbnail_file_id'));
  return null;
end $$;
create trigger resources_drop_files after delete on resources for each row execute function drop_files_of_resource();
