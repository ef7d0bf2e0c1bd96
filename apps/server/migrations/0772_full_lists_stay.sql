-- A list that is full of resources that are as popular stays as it is: of equals the one that was there first. Until now
-- each new one took the place of an older one, and of many that were written together each looked at all that were gone.
create or replace function keep_beginnings() returns trigger language plpgsql security definer
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
  where (select count(*) from (
    select from kept_beginnings k
    where k.shown_to = shown and k.beginning = b.beginning and k.kind = b.kind
      and k.popularity_class >= new.popularity_class
    limit most_kept_of_a_beginning()) as as_popular) < most_kept_of_a_beginning()
  order by b.beginning, b.kind;
  -- What another transaction holds is left to the next change: nobody waits here.
  delete from kept_beginnings t using (
    select beyond.* from (
      select beginning, kind from kept_beginnings where resource_id = new.resource_id) as mine
    cross join lateral (
      select b.* from kept_beginnings b
      where b.shown_to = shown and b.beginning = mine.beginning and b.kind = mine.kind
      order by b.popularity_class desc, b.resource_id offset most_kept_of_a_beginning()
      for update skip locked) as beyond) as dropped
  where t.shown_to = dropped.shown_to and t.beginning = dropped.beginning and t.kind = dropped.kind
    and t.popularity_class = dropped.popularity_class and t.resource_id = dropped.resource_id;
  return null;
end $$;

create or replace function refill_beginnings(at_most integer) returns integer language plpgsql security definer
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
    order by d.popularity_class desc, d.resource_id limit most_kept_of_a_beginning()
    on conflict do nothing;
  end loop;
  return looked_at;
end $$;

create or replace procedure rebuild_suggestions() language plpgsql set search_path = public, pg_temp as $$
begin
  delete from kept_beginnings;
  insert into kept_beginnings (shown_to, beginning, kind, popularity_class, resource_id)
  select shown_to, beginning, kind, popularity_class, resource_id from (
    select shown_to_of(d.status, d.visibility, d.organization_id) as shown_to, b.beginning, b.kind, d.popularity_class,
      d.resource_id,
      row_number() over (partition by shown_to_of(d.status, d.visibility, d.organization_id), b.beginning, b.kind
        order by d.popularity_class desc, d.resource_id) as place
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
