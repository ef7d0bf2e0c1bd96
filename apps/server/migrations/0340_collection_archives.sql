-- A collection with its files as one zip, put together for one person. It stays when the collection goes, because its
-- file has to be forgotten in its time.
create table collection_archives (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null default app_uid() references users on delete cascade,
  collection_id uuid references user_collections on delete set null,
  progress_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed', 'cancelled')),
  file_id uuid references files on delete set null,
  packed integer not null default 0 check (packed >= 0),
  left_out integer not null default 0 check (left_out >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- One at a time for each person.
create unique index collection_archives_waiting_key on collection_archives (owner_id) where state = 'waiting';
create index collection_archives_owner_index on collection_archives (owner_id, collection_id, created_at desc);
create index collection_archives_collection_index on collection_archives (collection_id)
  where collection_id is not null;
create index collection_archives_file_index on collection_archives (file_id) where file_id is not null;
create index collection_archives_expires_at_index on collection_archives (expires_at);
call protect('collection_archives', for_system => 'select, update, delete');

-- A person's own, and nobody else's. What goes into it the worker reads as that person.
grant select, delete on collection_archives to relievo_app;
grant insert (collection_id, progress_id, created_at, expires_at) on collection_archives to relievo_app;
grant update (state, file_id, packed, left_out) on collection_archives to relievo_app;
create policy collection_archives_read on collection_archives for select to relievo_app
  using (owner_id = (select app_uid()));
create policy collection_archives_ask on collection_archives for insert to relievo_app
  with check (
    owner_id = (select app_uid()) and exists (select from user_collections c where c.id = collection_id));
create policy collection_archives_finish on collection_archives for update to relievo_app
  using (owner_id = (select app_uid()));
create policy collection_archives_forget on collection_archives for delete to relievo_app
  using (owner_id = (select app_uid()));
