-- Suggestions are read by one look into the index for each organization, and a resource is found by its id in two pages.

-- A tree of 100,000 ids takes four pages for each resource, and more as it grows; nearly everything looks resources up.
create index resources_id_hash on resources using hash (id);

-- Of each kind at most ten resources of the library in which something may go on as was typed, the most popular first:
-- those of the current organization and the public ones. Lists of one beginning lie side by side, so they are read at
-- once. Of several words the longest one that another follows is looked up; the others are seen in what is found, which
-- whoever asks reads under the policies.
create function suggested_in_lists(typed text, kinds integer[])
returns table (kind integer, id uuid, popularity_class smallint)
language sql stable security definer rows 40 set search_path = public, pg_temp
begin atomic
  with said as (
    select place, word, lead(left(word, 1)) over (order by place) as next, count(*) over () as words
    from string_to_table(btrim(words_of(left(typed, 200))), ' ') with ordinality as words (word, place)
    where place <= 16 and word <> ''),
  telling as (
    select word, next from said where next is not null or words = 1 order by length(word) desc, place limit 1),
  asked as (
    select concat_ws(' ', left(word, case each.kind when 0 then 8 else 6 end), next) as beginning,
      array_agg(each.kind) as kinds
    from unnest(kinds) as each (kind) cross join telling
    group by 1),
  ranked as (
    select kept.*, row_number() over (partition by kept.kind
      order by kept.popularity_class desc, kept.resource_id desc) as place
    from (select '00000000-0000-0000-0000-000000000000'::uuid as shown_to
      union all select app_org() where app_org() is not null) as shelves
    cross join asked
    cross join lateral (
      select b.kind, b.resource_id, b.popularity_class from kept_beginnings b
      where b.shown_to = shelves.shown_to and b.beginning = asked.beginning and b.kind = any (asked.kinds)
      -- Looked up for each: joined, the whole table would be read.
      offset 0) as kept)
  select kind, resource_id, popularity_class from ranked where place <= 10 order by kind, place;
end;

grant execute on function suggested_in_lists(text, integer[]) to relievo_app;
drop function suggested_resources(text, integer);

-- What is written there is read from the index alone only after a vacuum, and it is read with each letter.
alter table kept_beginnings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
