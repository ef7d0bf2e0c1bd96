-- A public collection opens by its link. Whether it is listed as well, on the page of its owner, is a choice of its
-- own: owners of what was public until now were told of the link alone, so none of it is listed.
alter table user_collections
  add column is_listed boolean not null default false,
  add constraint user_collections_listed_is_public check (is_public or not is_listed);
grant insert (is_listed), update (is_listed) on user_collections to relievo_app;
create index user_collections_listed_index on user_collections (user_id, updated_at desc) where is_listed;

-- The collection that this transaction opens by its link. Without it nothing that has a link alone is found, so that
-- no list and no search can give it away.
create function app_opened_collection() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.opened_collection', true), '')::uuid;
grant execute on function app_opened_collection() to relievo_app;

alter policy user_collections_read on user_collections using (
  user_id = (select app_uid())
  or is_listed
  or is_public and id = (select app_opened_collection())
  or (select app_is_admin()));

-- Who lists a collection shows whose it is.
alter policy profiles_read on profiles using (
  user_id = (select app_uid())
  or user_id = any ((select app_colleague_ids())::uuid[])
  or exists (select from resources r where r.submitted_by = user_id)
  or exists (select from user_collections c where c.user_id = profiles.user_id and c.is_listed)
  or (select app_is_admin()));
