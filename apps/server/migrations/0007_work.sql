-- Work in progress, what comes out of it, and how far it is.

create table outputs (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  version integer not null default 1,
  format text not null check (length(format) between 1 and 50),
  profile text not null default '',
  file_id uuid not null references files on delete cascade,
  engine text not null default '',
  report jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (resource_id, version, format, profile)
);
create index outputs_file_index on outputs (file_id);
call protect('outputs', for_system => 'select, insert, update, delete');

-- Everybody who sees a premium resource sees its page; what can be downloaded is for its owner, administrators and
-- members of an organization that pays.
grant select, delete on outputs to relievo_app;
create policy outputs_read on outputs for select to relievo_app
  using (exists (
    select from resources r
    where r.id = resource_id and (
      not r.is_premium or r.submitted_by = (select app_uid())
      or (select app_is_subscriber()) or (select app_is_admin()))));
create policy outputs_remove on outputs for delete to relievo_app
  using (exists (select from resources r where r.id = resource_id and r.submitted_by = (select app_uid())));

create policy files_read on files for select to relievo_app
  using (
    owner_id = (select app_uid())
    or (select app_is_admin())
    or exists (select from resources r where r.image_file_id = files.id)
    or exists (select from resources r where r.thumbnail_file_id = files.id)
    or exists (
      select from resources r
      where r.source_file_id = files.id and (not r.is_premium or (select app_is_subscriber())))
    or exists (select from outputs o where o.file_id = files.id)
    or exists (select from profiles p where p.avatar_file_id = files.id));

-- One row for each piece of work. The counter is for the update's condition: who writes says which count they have
-- seen, so that two tabs cannot overwrite each other.
create table drafts (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null default app_uid() references users on delete cascade,
  kind text not null check (kind in ('converter', 'chart', 'editor', 'resource')),
  title text not null default '' check (length(title) <= 300),
  content jsonb not null default '{}',
  edits integer not null default 0 check (edits >= 0),
  resource_id uuid references resources on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index drafts_owner_index on drafts (owner_id, updated_at desc);
create index drafts_resource_index on drafts (resource_id) where resource_id is not null;
create trigger drafts_touch before update on drafts for each row execute function touch();
call protect('drafts', for_system => 'select, update');

grant select, insert, update, delete on drafts to relievo_app;
create policy drafts_read on drafts for select to relievo_app
  using (owner_id = (select app_uid()) or (select app_is_admin()));
create policy drafts_begin on drafts for insert to relievo_app with check (owner_id = (select app_uid()));
create policy drafts_write on drafts for update to relievo_app using (owner_id = (select app_uid()));
create policy drafts_discard on drafts for delete to relievo_app using (owner_id = (select app_uid()));

create table conversions (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null default app_uid() references users on delete cascade,
  source_file_id uuid not null references files on delete cascade,
  draft_id uuid references drafts on delete set null,
  resource_id uuid references resources on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  settings jsonb not null default '{}',
  report jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversions_owner_index on conversions (owner_id, created_at desc);
create index conversions_source_index on conversions (source_file_id);
create index conversions_draft_index on conversions (draft_id) where draft_id is not null;
create index conversions_resource_index on conversions (resource_id) where resource_id is not null;
create trigger conversions_touch before update on conversions for each row execute function touch();
call protect('conversions', for_system => 'select, update, delete');

-- Uploading needs the right to; and a file that was put there by somebody else is not converted for oneself.
grant select, delete on conversions to relievo_app;
grant insert (id, source_file_id, draft_id, resource_id, settings) on conversions to relievo_app;
grant update (draft_id, resource_id, settings, state) on conversions to relievo_app;
create policy conversions_read on conversions for select to relievo_app
  using (owner_id = (select app_uid()) or (select app_is_admin()));
create policy conversions_begin on conversions for insert to relievo_app
  with check (
    owner_id = (select app_uid()) and (select app_can_upload())
    and exists (select from files f where f.id = source_file_id and f.owner_id = (select app_uid())));
create policy conversions_change on conversions for update to relievo_app using (owner_id = (select app_uid()));
create policy conversions_discard on conversions for delete to relievo_app using (owner_id = (select app_uid()));

-- How far a job is. Every change is called out, with nothing in it but whose it is, for the listener that feeds the
-- open pages.
create table job_progress (
  id uuid primary key default uuid_v7(),
  owner_id uuid default app_uid() references users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  steps jsonb not null default '[]',
  message text not null default '' check (length(message) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_progress_owner_index on job_progress (owner_id, updated_at desc);
create index job_progress_updated_at_index on job_progress (updated_at);
create trigger job_progress_touch before update on job_progress for each row execute function touch();
call protect('job_progress', for_system => 'select, insert, update, delete');

create function announce_progress() returns trigger language plpgsql as $$
begin
  perform pg_notify('job_progress', json_build_object('id', new.id, 'ownerId', new.owner_id, 'state', new.state)::text);
  return new;
end $$;
create trigger job_progress_announce after insert or update on job_progress
  for each row execute function announce_progress();

grant select, delete on job_progress to relievo_app;
grant insert (id, steps, message) on job_progress to relievo_app;
create policy job_progress_read on job_progress for select to relievo_app
  using (owner_id = (select app_uid()) or (select app_is_admin()));
create policy job_progress_begin on job_progress for insert to relievo_app with check (owner_id = (select app_uid()));
create policy job_progress_dismiss on job_progress for delete to relievo_app using (owner_id = (select app_uid()));
