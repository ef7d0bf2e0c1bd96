-- Whoever may see a resource, a profile or a version sees the files that it shows. So nobody shows a file of somebody
-- else: naming its id would otherwise be enough to read it.

create function app_owns_file(file uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select file is null or exists (select from files where id = file and owner_id = app_uid());
end;
grant execute on function app_owns_file(uuid) to relievo_app;

alter policy profiles_change on profiles
  using (user_id = (select app_uid()))
  with check (user_id = (select app_uid()) and app_owns_file(avatar_file_id));

-- What is forgotten in its time takes its file along.
alter policy account_exports_finish on account_exports
  using (owner_id = (select app_uid()))
  with check (owner_id = (select app_uid()) and app_owns_file(file_id));
alter policy collection_archives_finish on collection_archives
  using (owner_id = (select app_uid()))
  with check (owner_id = (select app_uid()) and app_owns_file(file_id));

-- A file that stays where it is may be one that a worker made, so only what is new is looked at. What the database
-- does by itself, such as putting a version into place, works with the rights of its owner and is left alone.
create function guard_shown_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  known uuid[] := '{}';
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    known := array[old.source_file_id, old.image_file_id, old.thumbnail_file_id];
  end if;
  if exists (
    select from unnest(array[new.source_file_id, new.image_file_id, new.thumbnail_file_id]) as shown (id)
    where shown.id is not null and array_position(known, shown.id) is null and not app_owns_file(shown.id)
  ) then
    raise exception 'a resource shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger resources_guard_files before insert or update of source_file_id, image_file_id, thumbnail_file_id
  on resources for each row execute function guard_shown_files();

-- A version is put into place by whoever approves it, so its files are looked at when it is made.
create function guard_version_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if exists (
    select from resources r,
      unnest(array['source_file_id', 'image_file_id', 'thumbnail_file_id']) as place (name)
    where r.id = new.resource_id and new.content ->> place.name is not null
      and new.content ->> place.name is distinct from to_jsonb(r) ->> place.name
      and not app_owns_file((new.content ->> place.name)::uuid)
  ) then
    raise exception 'a version shows files of its author only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger resource_versions_guard_files before insert on resource_versions
  for each row execute function guard_version_files();
