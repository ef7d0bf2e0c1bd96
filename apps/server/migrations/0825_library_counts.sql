-- How many resources a list of the library has, by the filters that they answer to: a sum of changes, where until now the
-- whole library was counted for each total.
create table bit_changes (
  id bigint generated always as identity primary key,
  -- An organization, or nobody's id where it is public.
  shown_to uuid not null,
  -- Of one category; null where it is of all that is shown.
  category_key text collate "C",
  filter_bits integer not null,
  change integer not null
);
create index bit_changes_index on bit_changes (shown_to, category_key, filter_bits) include (change);
call protect('bit_changes');

create function count_bits() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into bit_changes (shown_to, category_key, filter_bits, change)
  select shown_to, counted.category_key, filter_bits, sum(change) from (
    select shown_to_of(old.status, old.visibility, old.organization_id) as shown_to, old.category_key, old.filter_bits,
      -1 as change where tg_op <> 'INSERT'
    union all
    select shown_to_of(new.status, new.visibility, new.organization_id), new.category_key, new.filter_bits, 1
    where tg_op <> 'DELETE') as changes
  cross join lateral (select null as category_key union all select changes.category_key where changes.category_key <> '')
    as counted
  where shown_to is not null
  group by 1, 2, 3 having sum(change) <> 0;
  return null;
end $$;

create trigger documents_bits_new after insert on search_documents for each row execute function count_bits();
create trigger documents_bits_again
  after update of status, visibility, organization_id, category_key, filter_bits on search_documents for each row
  when ((old.status, old.visibility, old.organization_id, old.category_key, old.filter_bits)
    is distinct from (new.status, new.visibility, new.organization_id, new.category_key, new.filter_bits))
  execute function count_bits();
create trigger documents_bits_no_more after delete on search_documents for each row execute function count_bits();

-- Makes one of the changes of each kind, where there are more.
create function sum_bit_changes() returns void language sql security definer
set search_path = public, pg_temp
begin atomic
  with taken as (
    delete from bit_changes c using (
      select shown_to, category_key, filter_bits from bit_changes group by 1, 2, 3 having count(*) > 1) as several
    where c.shown_to = several.shown_to and c.category_key is not distinct from several.category_key
      and c.filter_bits = several.filter_bits
    returning c.shown_to, c.category_key, c.filter_bits, c.change)
  insert into bit_changes (shown_to, category_key, filter_bits, change)
  select shown_to, category_key, filter_bits, sum(change) from taken group by 1, 2, 3 having sum(change) <> 0;
end;

-- How many resources of the library have which filter bits: of the public, of the current organization, or of both, in
-- one category or in all.
create function counted_bits(of_public boolean, of_organization boolean, category text)
returns table (bits integer, count integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select filter_bits, sum(change)::int from (
    select c.filter_bits, c.change from unnest(array[
      case when of_public then '00000000-0000-0000-0000-000000000000'::uuid end,
      case when of_organization and app_org() = any (app_org_ids()) then app_org() end]) as shelf (id)
    join bit_changes c on c.shown_to = shelf.id
    where category is null and c.category_key is null
    union all
    select c.filter_bits, c.change from unnest(array[
      case when of_public then '00000000-0000-0000-0000-000000000000'::uuid end,
      case when of_organization and app_org() = any (app_org_ids()) then app_org() end]) as shelf (id)
    join bit_changes c on c.shown_to = shelf.id
    where category is not null and c.category_key = folded(category)) as found
  group by 1 having sum(change) > 0;
end;

-- For what was written past the triggers, as by this migration and by measurements.
create procedure rebuild_library_counts() language plpgsql set search_path = public, pg_temp as $$
begin
  delete from bit_changes;
  insert into bit_changes (shown_to, category_key, filter_bits, change)
  select shown_to_of(status, visibility, organization_id), category_key, filter_bits, count(*)
  from search_documents
  where shown_to_of(status, visibility, organization_id) is not null
  group by grouping sets ((1, 2, 3), (1, 3))
  having grouping(category_key) = 1 or category_key <> '';
end $$;
call rebuild_library_counts();

revoke execute on function count_bits() from public;
grant execute on function sum_bit_changes() to relievo_system;
grant execute on function counted_bits(boolean, boolean, text) to relievo_app;
