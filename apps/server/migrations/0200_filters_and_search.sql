-- What a list filters and orders by, stored so that its indexes hold it; and a search that is planned in the open.

-- The values of the library's filters that a resource answers to, one bit each, in the order in which
-- packages/contracts names them: content type (0 to 4), level (5 to 11), subject (12 to 18), graphic type (19 to 22).
-- Any choice of filters is then two or three comparisons of numbers, and the resources of a list counted by these
-- bits give the total and the facets of every choice at once.
create function filter_bits_of(is_premium boolean, content_type text, difficulty_level text, subject text,
  category text, graphic_type text, type text, tags text[])
returns integer language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  content_types constant text[] := '{worksheet,video,lesson-plan}';
  levels constant text[] :=
    '{elementary,middle school,high school,post secondary,beginner,intermediate,advanced}';
  subjects constant text[] := '{history,geography,science,math,english,art,technology}';
  graphics constant text[] := '{iveo_audio_tactile,svg_tactileview,viewplus_embossed,vital_haptics}';
  -- Folded in one go, which costs more than all the rest; between them a character for private use, which no
  -- folding touches.
  names constant text[] := string_to_array(folded(array_to_string(
    array[content_type, difficulty_level, subject, category, graphic_type, type] || tags, chr(57344), '')), chr(57344));
  bits integer := case when is_premium then 2 else 1 end
    | coalesce(4 << (array_position(content_types, replace(btrim(names[1]), ' ', '-')) - 1), 0)
    | coalesce(32 << (array_position(levels, btrim(names[2])) - 1), 0)
    | coalesce(4096 << (array_position(subjects, btrim(names[3])) - 1), 0)
    | coalesce(4096 << (array_position(subjects, btrim(names[4])) - 1), 0);
  graphic text;
begin
  foreach graphic in array names[5:] loop
    bits := bits | coalesce(524288 << (array_position(graphics, btrim(graphic)) - 1), 0);
  end loop;
  return bits;
end $$;
grant execute on function filter_bits_of(boolean, text, text, text, text, text, text, text[])
  to relievo_owner, relievo_app, relievo_system;

-- Titles are ordered by what they are compared by, letter for letter: the same order on every machine, whatever its
-- locale, and an index that no new version of a locale breaks.
drop index resources_newest_index, resources_title_index, resources_popular_index, resources_viewed_index,
  resources_category_index, resources_subject_index;
alter table resources
  drop column subject_key,
  add column filter_bits integer not null generated always as (filter_bits_of(
    is_premium, content_type, difficulty_level, subject, category, graphic_type, type, tags)) stored,
  add column title_key text collate "C" not null generated always as (folded(title)) stored;

-- What the policy and the filters look at is in each index, so that a page of any filters is found by it alone.
create index resources_newest_index on resources (created_at desc, id desc)
  include (status, visibility, organization_id, submitted_by, filter_bits, category_key) where status = 'approved';
create index resources_title_index on resources (title_key, id)
  include (status, visibility, organization_id, submitted_by, filter_bits, category_key) where status = 'approved';
create index resources_popular_index on resources (popularity_score desc, id desc)
  include (status, visibility, organization_id, submitted_by, filter_bits, category_key) where status = 'approved';
create index resources_viewed_index on resources (view_count desc, id desc)
  include (status, visibility, organization_id, submitted_by, filter_bits, category_key) where status = 'approved';
create index resources_category_index on resources (category_key, created_at desc, id desc)
  include (status, visibility, organization_id, submitted_by, filter_bits) where status = 'approved';
-- What is approved but not public is little beside the rest, and asked for by itself.
create index resources_shelf_index on resources (organization_id, created_at desc, id desc)
  include (status, visibility, submitted_by) where status = 'approved' and visibility = 'organization';
create index resources_kept_index on resources (submitted_by)
  include (status, visibility, organization_id) where status = 'approved' and visibility = 'private';

-- All that a search decides and orders by, apart from the counters: those change often, and would write its index
-- each time.
drop function search_resources(text, integer);
drop function matching_resources(text);
alter table search_documents
  drop column words,
  add column status text not null default 'pending',
  add column visibility text not null default 'private',
  add column is_draft boolean not null default true,
  add column organization_id uuid,
  add column submitted_by uuid,
  add column created_at timestamptz not null default now(),
  add column title_key text collate "C" not null default '',
  add column category_key text,
  add column filter_bits integer not null default 0;
-- New entries wait in a list that every search reads: a short one.
alter index search_documents_folded_index set (gin_pending_list_limit = 256);

create or replace function index_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into search_documents (resource_id, folded, status, visibility, is_draft, organization_id, submitted_by,
    created_at, title_key, category_key, filter_bits)
  values (new.id,
    folded(concat_ws(' ', new.title, new.description, new.category, new.subject, array_to_string(new.tags, ' '))),
    new.status, new.visibility, new.submitted_at is null, new.organization_id, new.submitted_by, new.created_at,
    new.title_key, new.category_key, new.filter_bits)
  on conflict (resource_id) do update set folded = excluded.folded, status = excluded.status,
    visibility = excluded.visibility, is_draft = excluded.is_draft, organization_id = excluded.organization_id,
    submitted_by = excluded.submitted_by, created_at = excluded.created_at, title_key = excluded.title_key,
    category_key = excluded.category_key, filter_bits = excluded.filter_bits;
  return null;
end $$;
drop trigger resources_indexed_again on resources;
create trigger resources_indexed_again after update of title, description, category, subject, tags, status, visibility,
  submitted_at, organization_id, submitted_by, created_at, is_premium, content_type, difficulty_level, graphic_type, type
  on resources for each row execute function index_resource();
update search_documents d set status = r.status, visibility = r.visibility, is_draft = r.submitted_at is null,
  organization_id = r.organization_id, submitted_by = r.submitted_by, created_at = r.created_at,
  title_key = r.title_key, category_key = r.category_key, filter_bits = r.filter_bits
from resources r where r.id = d.resource_id;

-- The words of a query as patterns; percent, underscore and backslash stand for themselves.
create or replace function search_patterns(query text) returns text[] language sql immutable parallel safe
set search_path = public, pg_temp
  return array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from (select distinct unnest(string_to_array(folded(left(query, 500)), ' ')) as word) as words
    where word <> ''
    order by length(word) desc, word);

-- What the person asking may see, to be searched. The operators that search text are not leakproof, and under
-- row-level security PostgreSQL leaves their indexes alone (measured 70 to 180 times slower). This view therefore
-- reads as its owner and says the rule of the policy resources_read again; a test compares the two for every viewer.
-- It is no security barrier, or the same would happen: what the application runs on it is in one file and calls
-- nothing that could tell what it was called with. The rows that are shown are read under the policy.
create view visible_documents as
  select resource_id as id, folded, status, visibility, is_draft, organization_id, submitted_by, created_at, title_key,
    category_key, filter_bits
  from search_documents
  where visibility = 'public' and status = 'approved'
    or submitted_by = (select app_uid())
    or visibility = 'organization' and status = 'approved' and organization_id = any ((select app_org_ids())::uuid[])
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin());
grant select on visible_documents to relievo_app;
grant execute on function search_patterns(text) to relievo_app;
