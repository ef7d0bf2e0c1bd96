-- A resource whose file was read as a document has the whole document, with its figures: publications are made of it. The
-- page that readers read was written when the file was converted. Older texts have neither, and are read as before.
alter table resources
  add column document_file_id uuid references files on delete set null,
  add column reading_file_id uuid references files on delete set null;
create index resources_document_file_index on resources (document_file_id) where document_file_id is not null;
create index resources_reading_file_index on resources (reading_file_id) where reading_file_id is not null;
grant insert (document_file_id, reading_file_id), update (document_file_id, reading_file_id) on resources to relievo_app;

-- Readers have the page. The document stays with its author and with the worker that makes publications of it.
alter policy files_read on files using (
  owner_id = (select app_uid())
  or (select app_is_admin())
  or exists (select from resources r where r.image_file_id = files.id)
  or exists (select from resources r where r.thumbnail_file_id = files.id)
  or exists (
    select from resources r
    where r.source_file_id = files.id
      and (not r.is_premium or r.submitted_by = (select app_uid()) or (select app_is_subscriber())))
  or exists (
    select from resources r
    where r.reading_file_id = files.id
      and (not r.is_premium or r.submitted_by = (select app_uid()) or (select app_is_subscriber())))
  or exists (select from outputs o where o.file_id = files.id)
  or exists (select from resource_attachments a where a.file_id = files.id)
  or exists (select from profiles p where p.avatar_file_id = files.id));

-- The columns that a version may change; all others belong to the resource itself.
create or replace function apply_version(target uuid, content jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
    alt_text = next.alt_text, known_flaws = next.known_flaws, url = next.url, image_url = next.image_url,
    thumbnail_url = next.thumbnail_url, source_file_id = next.source_file_id, image_file_id = next.image_file_id,
    thumbnail_file_id = next.thumbnail_file_id, document_file_id = next.document_file_id,
    reading_file_id = next.reading_file_id, file_size = next.file_size,
    conversion_metadata = next.conversion_metadata, language = next.language, licence = next.licence,
    is_premium = next.is_premium, author_name = next.author_name, version = version + 1
  where id = target;
end $$;

-- A file that nothing shows any more is deleted with the resource that showed it.
create or replace function is_file_shown(file uuid, of_owner uuid) returns boolean language sql stable
set search_path = public, pg_temp
begin atomic
  select exists (
      select from resources r
      where file in (
        r.source_file_id, r.image_file_id, r.thumbnail_file_id, r.document_file_id, r.reading_file_id))
    or exists (select from resource_attachments a where a.file_id = file)
    or exists (select from conversions c where c.source_file_id = file)
    or exists (select from outputs o where o.file_id = file)
    or exists (select from profiles p where p.avatar_file_id = file)
    or exists (select from account_exports e where e.file_id = file)
    or exists (select from collection_archives a where a.file_id = file)
    or exists (
      select from resource_versions v
      where v.created_by = of_owner and file::text in (
        v.content ->> 'source_file_id', v.content ->> 'image_file_id', v.content ->> 'thumbnail_file_id',
        v.content ->> 'document_file_id', v.content ->> 'reading_file_id'));
end;

create or replace function drop_files_of_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from files f
  where f.id in (
      old.source_file_id, old.image_file_id, old.thumbnail_file_id, old.document_file_id, old.reading_file_id)
    and f.owner_id = old.submitted_by and not is_file_shown(f.id, f.owner_id);
  return null;
end $$;
drop trigger resources_drop_replaced_files on resources;
create trigger resources_drop_replaced_files
  after update of source_file_id, image_file_id, thumbnail_file_id, document_file_id, reading_file_id on resources
  for each row when (
    old.source_file_id is distinct from new.source_file_id or old.image_file_id is distinct from new.image_file_id
    or old.thumbnail_file_id is distinct from new.thumbnail_file_id
    or old.document_file_id is distinct from new.document_file_id
    or old.reading_file_id is distinct from new.reading_file_id)
  execute function drop_files_of_resource();

-- Naming the id of a file would otherwise be enough to read it.
create or replace function guard_shown_files() returns trigger language plpgsql
set search_path = public, pg_temp as $$
declare
  known uuid[] := '{}';
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    known := array[
      old.source_file_id, old.image_file_id, old.thumbnail_file_id, old.document_file_id, old.reading_file_id];
  end if;
  if exists (
    select from unnest(array[
      new.source_file_id, new.image_file_id, new.thumbnail_file_id, new.document_file_id, new.reading_file_id
    ]) as shown (id)
    where shown.id is not null and array_position(known, shown.id) is null and not app_owns_file(shown.id)
  ) then
    raise exception 'a resource shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $$;
drop trigger resources_guard_files on resources;
create trigger resources_guard_files
  before insert or update of source_file_id, image_file_id, thumbnail_file_id, document_file_id, reading_file_id
  on resources for each row execute function guard_shown_files();

create or replace function guard_version_files() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if exists (
    select from resources r,
      unnest(array[
        'source_file_id', 'image_file_id', 'thumbnail_file_id', 'document_file_id', 'reading_file_id'
      ]) as place (name)
    where r.id = new.resource_id and new.content ->> place.name is not null
      and new.content ->> place.name is distinct from to_jsonb(r) ->> place.name
      and not app_owns_file((new.content ->> place.name)::uuid)
  ) then
    raise exception 'a version shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $$;

-- Files that an organization's content and its members' uploads take. A file that is stored twice counts once.
create or replace function organization_bytes(organization uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp
return (
  select coalesce(sum(size), 0)::bigint from (
    select f.sha256, f.size
    from resources r
      left join outputs o on o.resource_id = r.id
      join files f on f.id in (
        r.source_file_id, r.image_file_id, r.thumbnail_file_id, r.document_file_id, r.reading_file_id, o.file_id)
    where r.organization_id = organization
    union
    select f.sha256, f.size from files f
    where f.organization_id = organization and exists (
      select from organization_memberships m where m.organization_id = organization and m.user_id = f.owner_id)
    ) as kept);

-- Outputs that were made of another document are not those of the resource any more.
drop trigger resources_outputs_stale on resources;
create trigger resources_outputs_stale after update on resources for each row
  when (old.version = new.version and (
    old.image_file_id is distinct from new.image_file_id or old.document_file_id is distinct from new.document_file_id
    or old.language <> new.language or old.conversion_metadata <> new.conversion_metadata))
  execute function forget_stale_outputs();

-- Reviewers read the text of a new version on the page that readers would get.
create or replace function version_file(submission uuid, place text)
returns table (sha256 text, size float8, media_type text, name text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select f.sha256, f.size::float8, f.media_type, f.name
  from submissions s
    join resource_versions v on v.id = s.version_id
    join resources r on r.id = s.resource_id
    join files f on f.id = case place
      when 'source' then (v.content ->> 'source_file_id')::uuid
      when 'picture' then (v.content ->> 'image_file_id')::uuid
      when 'reading' then (v.content ->> 'reading_file_id')::uuid end
  where s.id = submission
    and f.id is distinct from case place
      when 'source' then r.source_file_id
      when 'picture' then r.image_file_id
      else r.reading_file_id end
    and (s.submitted_by = app_uid() or app_may_decide(s.visibility, s.organization_id, s.submitted_by));
end;
