-- The author of a premium resource reads its source also where the worker made the file, as readers of outputs do.
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
  or exists (select from profiles p where p.avatar_file_id = files.id));
