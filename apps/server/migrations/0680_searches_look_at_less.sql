-- What a search of many matches looks at, made less: of the best matches the counters of those alone that can reach the
-- page, and nothing of what is not public where the library is searched.

-- How popular a resource is, in steps of a ninth part: whoever is in a higher class is more popular. A class seldom
-- changes, so it lies with what is searched, and the counter itself stays apart.
create function popularity_class_of(score double precision) returns smallint
language sql immutable parallel safe strict
return floor(8 * log(2.0, (greatest(score, 0) + 1)::numeric))::smallint;
grant execute on function popularity_class_of(double precision) to relievo_owner, relievo_app, relievo_system;

alter table search_documents add column popularity_class smallint not null default 0;
update search_documents d set popularity_class = popularity_class_of(r.popularity_score)
from resources r where r.id = d.resource_id and r.popularity_score > 0;

create or replace view visible_documents as
  select resource_id as id, words, title_words,
    -- One of 2,048.
    is_sampled and get_byte(uuid_send(resource_id), 14) & 4 = 0 as is_sampled,
    status, visibility, is_draft, organization_id, submitted_by, created_at, title_key, category_key, filter_bits,
    popularity_class
  from search_documents
  where visibility = 'public' and status = 'approved'
    or submitted_by = (select app_uid())
    or visibility = 'organization' and status = 'approved' and organization_id = any ((select app_org_ids())::uuid[])
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin());

create function classify_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  update search_documents set popularity_class = popularity_class_of(new.popularity_score)
  where resource_id = new.id;
  return null;
end $$;
-- After the document of a new one is there: triggers of one event come in the order of their names.
create trigger resources_popular_new after insert on resources for each row
  when (new.popularity_score <> 0) execute function classify_resource();
create trigger resources_popular_again after update of popularity_score on resources for each row
  when (popularity_class_of(old.popularity_score) <> popularity_class_of(new.popularity_score))
  execute function classify_resource();

-- What is public, or belongs to an organization or a person, is found by an index each; who searches the library is
-- led past all else, which was read only to be left out.
drop index search_documents_words_index, search_documents_title_index;
create index search_documents_words_index on search_documents using gin (string_to_array(btrim(words), ' '))
  with (gin_pending_list_limit = 256) where status = 'approved' and visibility = 'public';
create index search_documents_title_index on search_documents using gin (string_to_array(btrim(title_words), ' '))
  with (gin_pending_list_limit = 256) where status = 'approved' and visibility = 'public';
