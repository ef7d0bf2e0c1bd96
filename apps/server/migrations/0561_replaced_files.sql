-- What shows a file, so that it stays. A file that nothing shows any more goes with what showed it, and takes no room
-- of its owner.
create function is_file_shown(file uuid, of_owner uuid) returns boolean language sql stable
set search_path = public, pg_temp
begin atomic
  select exists (select from resources r where file in (r.source_file_id, r.image_file_id, r.thumbnail_file_id))
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

-- Also where a resource shows another file from now on.
create or replace function drop_files_of_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from files f
  where f.id in (old.source_file_id, old.image_file_id, old.thumbnail_file_id) and f.owner_id = old.submitted_by
    and not is_file_shown(f.id, f.owner_id);
  return null;
end $$;
create trigger resources_drop_replaced_files after update of source_file_id, image_file_id, thumbnail_file_id on resources
  for each row when (
    old.source_file_id is distinct from new.source_file_id or old.image_file_id is distinct from new.image_file_id
    or old.thumbnail_file_id is distinct from new.thumbnail_file_id)
  execute function drop_files_of_resource();
