-- What is suggested while somebody types, found by what was typed itself: what is read does not grow with the library.

-- The beginnings of words, and of each two words that stand side by side at the beginning as far as the first letter of
-- the second. For each only so many of the most popular resources are kept: those whose title has it (kind 0), those
-- that have it anywhere (kind 1), and apart from these worksheets and lesson plans, which people often add to what they
-- type (kinds 4 and 16, the bits of their filter).
create table kept_beginnings (
  -- The organization that it is shown to; nobody's id where it is public.
  shown_to uuid not null,
  beginning text collate "C" not null,
  kind integer not null,
  popularity_class smallint not null,
  resource_id uuid not null references search_documents on delete cascade,
  primary key (shown_to, beginning, kind, popularity_class, resource_id)
);
create index kept_beginnings_resource_index on kept_beginnings (resource_id);
call protect('kept_beginnings');

-- Beginnings of which something is gone, so that others may take its place.
create table thinned_beginnings (
  id bigint generated always as identity primary key,
  shown_to uuid not null,
  beginning text collate "C" not null,
  kind integer not null
);
call protect('thinned_beginnings');

create function most_kept_of_a_beginning() returns integer language sql immutable parallel safe return 16;

create function beginnings_of(said text, shortest integer, longest integer) returns setof text language sql immutable parallel safe
set search_path = public, pg_temp
begin atomic
  with spoken as (
    select place, left(word, longest) as word, lead(left(word, 1)) over (order by place) as next
    from string_to_table(btrim(said), ' ') with ordinality as typed (word, place)
    where place <= 50 and word <> '')
  select left(word, letters) from spoken cross join generate_series(shortest, length(word)) as letters
  union
  select word || ' ' || next from spoken where next is not null and place <= 16;
end;

-- Who a document is shown to in the library; null where it is not in it.
create function shown_to_of(status text, visibility text, organization_id uuid) returns uuid
language sql immutable parallel safe
return case when $1 <> 'approved' then null
  when $2 = 'public' then '00000000-0000-0000-0000-000000000000'::uuid
  when $2 = 'organization' then $3 end;

create function kinds_of(filter_bits integer) returns integer[] language sql immutable parallel safe
return array[1] || case when $1 & 4 <> 0 then array[4] else '{}' end
  || case when $1 & 16 <> 0 then array[16] else '{}' end;

-- All that is kept of one document.
create function kept_beginnings_of(title_words text, words text, filter_bits integer)
returns table (beginning text, kind integer) language sql immutable parallel safe
set search_path = public, pg_temp
begin atomic
  select b, 0 from beginnings_of(title_words, 2, 8) as b
  union all
  select b, k from beginnings_of(words, 3, 6) as b cross join unnest(kinds_of(filter_bits)) as k;
end;

create function keep_beginnings() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  shown uuid;
begin
  if tg_op <> 'DELETE' then shown := shown_to_of(new.status, new.visibility, new.organization_id); end if;
  if tg_op <> 'INSERT' then
    -- Only of a list that was full may others have been dropped, which can take the place of what is gone.
    with gone as (
      delete from kept_beginnings where resource_id = old.resource_id returning shown_to, beginning, kind)
    insert into thinned_beginnings (shown_to, beginning, kind)
    select shown_to, beginning, kind from gone g
    where (tg_op = 'DELETE' or shown is distinct from g.shown_to or (g.beginning, g.kind) not in (
        select b.beginning, b.kind from kept_beginnings_of(new.title_words, new.words, new.filter_bits) as b))
      and (select count(*) from kept_beginnings t
        where t.shown_to = g.shown_to and t.beginning = g.beginning and t.kind = g.kind) = most_kept_of_a_beginning();
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if shown is null then return null; end if;
  -- In one order, so that two who write the same beginnings do not wait for each other in a circle.
  insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
  select shown, b.beginning, b.kind, new.popularity_class, new.resource_id
  from kept_beginnings_of(new.title_words, new.words, new.filter_bits) as b
  order by b.beginning, b.kind;
  -- What another transaction holds is left to the next change: nobody waits here.
  delete from kept_beginnings t using (
    select beyond.* from kept_beginnings_of(new.title_words, new.words, new.filter_bits) as mine
    cross join lateral (
      select b.* from kept_beginnings b
      where b.shown_to = shown and b.beginning = mine.beginning and b.kind = mine.kind
      order by b.popularity_class desc, b.resource_id desc offset most_kept_of_a_beginning()
      for update skip locked) as beyond) as dropped
  where t.shown_to = dropped.shown_to and t.beginning = dropped.beginning and t.kind = dropped.kind
    and t.popularity_class = dropped.popularity_class and t.resource_id = dropped.resource_id;
  return null;
end $$;

create trigger documents_begin_new after insert on search_documents for each row
  when (shown_to_of(new.status, new.visibility, new.organization_id) is not null)
  execute function keep_beginnings();
create trigger documents_begin_again
  after update of words, title_words, status, visibility, organization_id, popularity_class, filter_bits
  on search_documents for each row
  when ((shown_to_of(old.status, old.visibility, old.organization_id), old.words, old.title_words, old.popularity_class,
      kinds_of(old.filter_bits))
    is distinct from (shown_to_of(new.status, new.visibility, new.organization_id), new.words, new.title_words,
      new.popularity_class, kinds_of(new.filter_bits)))
  execute function keep_beginnings();
create trigger documents_begin_no_more before delete on search_documents for each row
  execute function keep_beginnings();

-- Puts others in the place of those that are gone, of so many beginnings; says how many it looked at.
create function refill_beginnings(at_most integer) returns integer language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  looked_at integer := 0;
  thin record;
  held text[];
begin
  for thin in
    with taken as (
      delete from thinned_beginnings where id in (
        select id from thinned_beginnings order by id limit at_most for update skip locked)
      returning shown_to, beginning, kind)
    select shown_to, beginning, kind, split_part(beginning, ' ', 1) as word, count(*) as times
    from taken group by 1, 2, 3 order by 1, 2, 3
  loop
    looked_at := looked_at + thin.times;
    held := array(select distinct word from search_words where word >= thin.word and word < thin.word || chr(1114111));
    insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
    select thin.shown_to, thin.beginning, thin.kind, d.popularity_class, d.resource_id
    from (
      select * from search_documents
      where status = 'approved' and visibility = 'public'
        and thin.shown_to = '00000000-0000-0000-0000-000000000000'
        and string_to_array(btrim(words), ' ') && held
      union all
      select * from search_documents
      where status = 'approved' and visibility = 'organization' and organization_id = thin.shown_to) as d
    where (thin.beginning, thin.kind) in (
      select b.beginning, b.kind from kept_beginnings_of(d.title_words, d.words, d.filter_bits) as b)
    order by d.popularity_class desc, d.resource_id desc limit most_kept_of_a_beginning()
    on conflict do nothing;
  end loop;
  return looked_at;
end $$;

-- Ten resources of the library in which something may go on as was typed, the most popular of the likeliest first: those of the current
-- organization and the public ones. Whoever asks looks at the words themselves, under the policies.
create function suggested_resources(typed text, asked_kind integer) returns table (id uuid, popularity_class smallint)
language sql stable security definer rows 10 set search_path = public, pg_temp
begin atomic
  with said as (
    select place, left(word, case asked_kind when 0 then 8 else 6 end) as word,
      lead(left(word, 1)) over (order by place) as next
    from string_to_table(btrim(words_of(left(typed, 200))), ' ') with ordinality as words (word, place)
    where place <= 16 and word <> ''),
  asked as (
    select word || ' ' || next as beginning from said where next is not null
    union
    select word from said where (select count(*) from said) = 1),
  found as (
    select kept.resource_id, kept.popularity_class, count(*) as places
    from (select '00000000-0000-0000-0000-000000000000'::uuid as shown_to
      union all select app_org() where app_org() is not null) as shelves
    cross join asked
    cross join lateral (
      select b.resource_id, b.popularity_class from kept_beginnings b
      where b.shown_to = shelves.shown_to and b.beginning = asked.beginning and b.kind = asked_kind
      order by b.popularity_class desc, b.resource_id desc limit most_kept_of_a_beginning()) as kept
    group by 1, 2)
  select resource_id, popularity_class from found
  order by places desc, popularity_class desc, resource_id desc limit 10;
end;

-- How many resources of the library each category has, as sums of changes: nobody who publishes waits for another.
create table category_changes (
  id bigint generated always as identity primary key,
  -- An organization, the person who keeps it private, or nobody's id where it is public.
  shown_to uuid not null,
  category_key text collate "C" not null,
  change integer not null
);
create index category_changes_index on category_changes (shown_to, category_key) include (change);
call protect('category_changes');

create function counted_for(status text, visibility text, organization_id uuid, submitted_by uuid) returns uuid
language sql immutable parallel safe
return case when $1 = 'approved' and $2 = 'private' then $4 else shown_to_of($1, $2, $3) end;

create function count_category() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into category_changes (shown_to, category_key, change)
  select shown_to, category_key, sum(change) from (
    select counted_for(old.status, old.visibility, old.organization_id, old.submitted_by) as shown_to,
      old.category_key, -1 as change where tg_op <> 'INSERT'
    union all
    select counted_for(new.status, new.visibility, new.organization_id, new.submitted_by), new.category_key, 1
    where tg_op <> 'DELETE') as changes
  where shown_to is not null and category_key <> ''
  group by 1, 2 having sum(change) <> 0;
  return null;
end $$;

create trigger documents_counted_new after insert on search_documents for each row execute function count_category();
create trigger documents_counted_again
  after update of status, visibility, organization_id, submitted_by, category_key on search_documents for each row
  when ((old.status, old.visibility, old.organization_id, old.submitted_by, old.category_key)
    is distinct from (new.status, new.visibility, new.organization_id, new.submitted_by, new.category_key))
  execute function count_category();
create trigger documents_counted_no_more after delete on search_documents for each row
  execute function count_category();

-- Makes one of the changes of each category, where there are more.
create function sum_category_changes() returns void language sql security definer
set search_path = public, pg_temp
begin atomic
  with taken as (
    delete from category_changes c using (
      select shown_to, category_key from category_changes group by 1, 2 having count(*) > 1) as several
    where c.shown_to = several.shown_to and c.category_key = several.category_key
    returning c.shown_to, c.category_key, c.change)
  insert into category_changes (shown_to, category_key, change)
  select shown_to, category_key, sum(change) from taken group by 1, 2 having sum(change) <> 0;
end;

-- The categories of what the viewer is shown in the library or keeps there, and how many resources each has.
create function counted_categories() returns table (name text, count integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select category_key, sum(change)::int from category_changes
  where shown_to in ('00000000-0000-0000-0000-000000000000', (select app_org()), (select app_uid()))
  group by 1 having sum(change) > 0;
end;

-- For what was written past the triggers, as by this migration and by measurements.
create procedure rebuild_suggestions() language plpgsql set search_path = public, pg_temp as $$
begin
  delete from kept_beginnings;
  insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
  select shown_to, beginning, kind, popularity_class, resource_id from (
    select shown_to_of(d.status, d.visibility, d.organization_id) as shown_to, b.beginning, b.kind, d.popularity_class,
      d.resource_id,
      row_number() over (partition by shown_to_of(d.status, d.visibility, d.organization_id), b.beginning, b.kind
        order by d.popularity_class desc, d.resource_id desc) as place
    from search_documents d cross join lateral kept_beginnings_of(d.title_words, d.words, d.filter_bits) as b
    where shown_to_of(d.status, d.visibility, d.organization_id) is not null) as ranked
  where place <= most_kept_of_a_beginning();
  delete from category_changes;
  insert into category_changes (shown_to, category_key, change)
  select counted_for(status, visibility, organization_id, submitted_by), category_key, count(*)
  from search_documents
  where counted_for(status, visibility, organization_id, submitted_by) is not null and category_key <> ''
  group by 1, 2;
end $$;
call rebuild_suggestions();

revoke execute on function keep_beginnings(), count_category() from public;
grant execute on function refill_beginnings(integer), sum_category_changes() to relievo_system;
grant execute on function suggested_resources(text, integer), counted_categories() to relievo_app;
