-- What readers keep and leave behind in the library: collections, searches, visits.

create table user_collections (
  id uuid primary key default uuid_v7(),
  user_id uuid not null default app_uid() references users on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  description text not null default '' check (length(description) <= 200),
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index user_collections_name_key on user_collections (user_id, folded(name));
create index user_collections_recent_index on user_collections (user_id, updated_at desc);
create trigger user_collections_touch before update on user_collections for each row execute function touch();
call protect('user_collections', for_system => 'select');

grant select, delete on user_collections to relievo_app;
grant insert (id, name, description, is_public) on user_collections to relievo_app;
grant update (name, description, is_public, updated_at) on user_collections to relievo_app;
create policy user_collections_read on user_collections for select to relievo_app
  using (user_id = (select app_uid()) or is_public or (select app_is_admin()));
create policy user_collections_make on user_collections for insert to relievo_app
  with check (user_id = (select app_uid()));
create policy user_collections_change on user_collections for update to relievo_app
  using (user_id = (select app_uid()));
create policy user_collections_remove on user_collections for delete to relievo_app
  using (user_id = (select app_uid()));

create table collection_items (
  id uuid primary key default uuid_v7(),
  collection_id uuid not null references user_collections on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  notes text not null default '' check (length(notes) <= 2000),
  added_at timestamptz not null default now(),
  unique (collection_id, resource_id)
);
create index collection_items_resource_index on collection_items (resource_id);
call protect('collection_items', for_system => 'select');

-- The owner of a collection still finds the item whose resource was withdrawn; others never learn of it.
grant select, delete on collection_items to relievo_app;
grant insert (id, collection_id, resource_id, notes) on collection_items to relievo_app;
grant update (notes) on collection_items to relievo_app;
create policy collection_items_read on collection_items for select to relievo_app
  using (
    exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid()))
    or exists (select from user_collections c where c.id = collection_id)
      and exists (select from resources r where r.id = resource_id));
create policy collection_items_add on collection_items for insert to relievo_app
  with check (
    exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid()))
    and exists (select from resources r where r.id = resource_id));
create policy collection_items_note on collection_items for update to relievo_app
  using (exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));
create policy collection_items_take_out on collection_items for delete to relievo_app
  using (exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));

create table search_history (
  id uuid primary key default uuid_v7(),
  user_id uuid not null default app_uid() references users on delete cascade,
  search_query text not null check (length(search_query) between 2 and 500),
  search_type text not null default 'simple' check (length(search_type) <= 50),
  results_count integer not null default 0 check (results_count >= 0),
  created_at timestamptz not null default now()
);
create index search_history_recent_index on search_history (user_id, created_at desc);
create index search_history_trend_index on search_history (created_at, folded(search_query), user_id);
call protect('search_history', for_system => 'select, delete');

-- A person's own, and nobody else's: not even an administrator reads what people were looking for.
grant select, delete on search_history to relievo_app;
grant insert (id, search_query, search_type, results_count) on search_history to relievo_app;
create policy search_history_read on search_history for select to relievo_app using (user_id = (select app_uid()));
create policy search_history_keep on search_history for insert to relievo_app
  with check (user_id = (select app_uid()) and (select app_keeps_search_history()));
create policy search_history_clear on search_history for delete to relievo_app using (user_id = (select app_uid()));

-- A query becomes a trend when five different people made it; before that it could tell who was looking for what.
create function get_search_trends(days_back integer default 30)
returns table (search_query text, search_count bigint)
language sql stable security definer set search_path = public
begin atomic
  select lower(mode() within group (order by h.search_query)), count(*)
  from search_history h
  where h.created_at > now() - make_interval(days => least(greatest(days_back, 1), 365))
  group by folded(h.search_query)
  having count(distinct h.user_id) >= 5
  order by count(*) desc, folded(h.search_query)
  limit 20;
end;
grant execute on function get_search_trends(integer) to relievo_app;

create table content_access_logs (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  user_id uuid not null default app_uid() references users on delete cascade,
  access_type text not null default 'view' check (length(access_type) <= 50),
  created_at timestamptz not null default now()
);
create index content_access_logs_recent_index on content_access_logs (user_id, created_at desc);
create index content_access_logs_resource_index on content_access_logs (resource_id);
call protect('content_access_logs', for_system => 'select, delete');

grant select, delete on content_access_logs to relievo_app;
grant insert (resource_id, access_type) on content_access_logs to relievo_app;
create policy content_access_logs_read on content_access_logs for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy content_access_logs_add on content_access_logs for insert to relievo_app
  with check (user_id = (select app_uid()) and exists (select from resources r where r.id = resource_id));
create policy content_access_logs_clear on content_access_logs for delete to relievo_app
  using (user_id = (select app_uid()));

-- Views and downloads are appended, by guests too, and folded into the counters in batches: readers of one popular
-- resource would otherwise wait for each other at its row.
create table resource_events (
  id bigint generated always as identity primary key,
  resource_id uuid not null references resources on delete cascade,
  kind text not null check (kind in ('view', 'download')),
  created_at timestamptz not null default now()
);
create index resource_events_resource_index on resource_events (resource_id);
call protect('resource_events', for_system => 'select, delete');

grant insert (resource_id, kind) on resource_events to relievo_app;
create policy resource_events_append on resource_events for insert to relievo_app
  with check (exists (select from resources r where r.id = resource_id));

-- Takes what is there and adds it up. Two workers at once share the rows between them.
create function fold_resource_events(at_most integer default 10000) returns integer
language plpgsql security definer set search_path = public as $$
declare
  folded_events integer;
begin
  with taken as (
    delete from resource_events where id in (
      select id from resource_events order by id limit at_most for update skip locked)
    returning resource_id, kind
  ), sums as (
    select resource_id, count(*) filter (where kind = 'view') as views,
      count(*) filter (where kind = 'download') as downloads
    from taken group by resource_id
  ), changed as (
    update resources r set view_count = view_count + views, download_count = download_count + downloads,
      popularity_score = popularity_score + views + 5 * downloads
    from sums where r.id = sums.resource_id
  )
  select count(*) into folded_events from taken;
  return folded_events;
end $$;
grant execute on function fold_resource_events(integer) to relievo_system;
