-- Files that stand beside a resource: a note for teachers, captions of a film or a recording, a photo of the sheet.
create table resource_attachments (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  owner_id uuid default app_uid() references users on delete set null,
  kind text not null check (kind in ('note', 'captions', 'photo')),
  file_id uuid not null references files on delete cascade,
  -- Readers have it: it stood there when the resource was approved last.
  is_shown boolean not null default false,
  -- For a day it can be put back.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index resource_attachments_resource_index on resource_attachments (resource_id, created_at);
create index resource_attachments_owner_index on resource_attachments (owner_id);
create index resource_attachments_file_index on resource_attachments (file_id);
create index resource_attachments_removed_index on resource_attachments (removed_at) where removed_at is not null;
call protect('resource_attachments', for_system => 'select, delete');

grant select on resource_attachments to relievo_app;
grant insert (resource_id, kind, file_id) on resource_attachments to relievo_app;
grant update (removed_at) on resource_attachments to relievo_app;
-- Who decides on the resource reads what readers do not have yet.
create policy resource_attachments_read on resource_attachments for select to relievo_app
  using (
    owner_id = (select app_uid())
    or removed_at is null and app_may_have_outputs(resource_id)
      and (is_shown or exists (select from submissions s where s.resource_id = resource_attachments.resource_id)));
create policy resource_attachments_add on resource_attachments for insert to relievo_app
  with check (
    owner_id = (select app_uid()) and (select app_can_upload())
    and exists (select from resources r where r.id = resource_id and r.submitted_by = (select app_uid()))
    and app_owns_file(file_id));
create policy resource_attachments_remove on resource_attachments for update to relievo_app
  using (owner_id = (select app_uid()));

alter policy files_read on files using (
  owner_id = (select app_uid())
  or (select app_is_admin())
  or exists (select from resources r where r.image_file_id = files.id)
  or exists (select from resources r where r.thumbnail_file_id = files.id)
  or exists (
    select from resources r
    where r.source_file_id = files.id
      and (not r.is_premium or r.submitted_by = (select app_uid()) or (select app_is_subscriber())))
  or exists (select from outputs o where o.file_id = files.id)
  or exists (select from resource_attachments a where a.file_id = files.id)
  or exists (select from profiles p where p.avatar_file_id = files.id));

-- With the approval readers have what stands beside a resource.
create function show_attachments() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- A film has one set of captions: the new one.
  update resource_attachments a set removed_at = now()
  from submissions s
  where s.id = new.submission_id and a.resource_id = s.resource_id and a.kind = 'captions' and a.is_shown
    and a.removed_at is null and exists (
      select from resource_attachments n
      where n.resource_id = a.resource_id and n.kind = 'captions' and not n.is_shown and n.removed_at is null);
  update resource_attachments a set is_shown = true
  from submissions s
  where s.id = new.submission_id and a.resource_id = s.resource_id and a.removed_at is null and not a.is_shown;
  return null;
end $$;
create trigger decisions_show_attachments after insert on decisions
  for each row when (new.kind = 'approve') execute function show_attachments();

create or replace function is_file_shown(file uuid, of_owner uuid) returns boolean language sql stable
set search_path = public, pg_temp
begin atomic
  select exists (select from resources r where file in (r.source_file_id, r.image_file_id, r.thumbnail_file_id))
    or exists (select from resource_attachments a where a.file_id = file)
    or exists (select from conversions c where c.source_file_id = file)
    or exists (select from outputs o where o.file_id = file)
    or exists (select from profiles p where p.avatar_file_id = file)
    or exists (select from account_exports e where e.file_id = file)
    or exists (select from collection_archives a where a.file_id = file)
    or exists (
      select from resource_versions v
      where v.created_by = of_owner and file::text in (
        v.content ->> 'source_file_id', v.content ->> 'image_file_id', v.content ->> 'thumbnail_file_id'));
end;

create function drop_file_of_attachment() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from files f where f.id = old.file_id and not is_file_shown(f.id, f.owner_id);
  return null;
end $$;
create trigger resource_attachments_drop_file after delete on resource_attachments
  for each row execute function drop_file_of_attachment();
