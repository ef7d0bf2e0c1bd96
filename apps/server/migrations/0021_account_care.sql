-- How an account is changed, left and taken away.

-- What a mailed link is about besides its person, such as the new address.
alter table verifications add column detail text not null default '' check (length(detail) <= 320);

-- Shared organizations that would have no owner without this person, first locked, so that two owners who leave at
-- the same moment take turns. An owner who is leaving too does not count.
create function organizations_left_ownerless(person uuid) returns table (id uuid, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from organizations o
    where o.type <> 'personal' and o.id in (
      select m.organization_id from organization_memberships m
      where m.user_id = person and m.role = 'owner' and m.status = 'active')
    order by o.id for no key update;
  return query
    select o.id, o.name
    from organizations o join organization_memberships mine on mine.organization_id = o.id
    where o.type <> 'personal' and mine.user_id = person and mine.role = 'owner' and mine.status = 'active'
      and exists (select from organization_memberships m where m.organization_id = o.id and m.user_id <> person)
      and not exists (
        select from organization_memberships m join users u on u.id = m.user_id
        where m.organization_id = o.id and m.user_id <> person and m.role = 'owner' and m.status = 'active'
          and u.deletion_requested_at is null)
    order by o.name;
end $$;

-- Asks for the deletion, unless somebody would be left without an owner: then it says where, and asks for nothing.
create function request_account_deletion(person uuid, at timestamptz) returns table (id uuid, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select * from organizations_left_ownerless(person);
  if not found then
    update users u set deletion_requested_at = coalesce(u.deletion_requested_at, at) where u.id = person;
  end if;
end $$;
grant execute on function request_account_deletion(uuid, timestamptz) to relievo_auth;

-- While an owner is leaving, the last one who stays cannot leave, be demoted or be suspended.
create or replace function keep_an_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.role <> 'owner' or old.status <> 'active'
    or tg_op = 'UPDATE' and new.role = 'owner' and new.status = 'active' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform from organizations where id = old.organization_id for no key update;
  if found and not exists (
    select from organization_memberships m join users u on u.id = m.user_id
    where m.organization_id = old.organization_id and m.user_id <> old.user_id
      and m.role = 'owner' and m.status = 'active' and u.deletion_requested_at is null
  ) then
    raise exception 'the last owner of an organization cannot leave it'
      using errcode = '23514', constraint = 'organization_memberships_last_owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Takes an account away whose grace is over. What readers have stays and names nobody; all else that was the
-- person's goes with them by the references of its tables. One statement of the caller, so half of it never happens.
create function erase_account(person uuid, requested_before timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  address text;
begin
  select u.email into address from users u
    where u.id = person and u.deletion_requested_at <= requested_before for update;
  if not found then
    return false;
  end if;
  if exists (select from organizations_left_ownerless(person)) then
    raise exception 'the last owner of an organization cannot leave it'
      using errcode = '23514', constraint = 'organization_memberships_last_owner';
  end if;
  delete from organizations o
    where o.type <> 'personal'
      and exists (select from organization_memberships m where m.organization_id = o.id and m.user_id = person)
      and not exists (select from organization_memberships m where m.organization_id = o.id and m.user_id <> person);
  update resources set submitted_by = null, author_name = 'Deleted user'
    where submitted_by = person and status = 'approved' and visibility in ('public', 'organization');
  update contact_messages set name = 'Deleted user', email = 'deleted' where user_id = person;
  delete from mail_outbox where lower("to") = lower(address);
  delete from invitations i where lower(i.email) = lower(address);
  delete from verifications v where v.identifier like '%:' || person;
  insert into audit_log (actor_id, action, subject_type, subject_id) values (null, 'account.erased', 'user', person);
  delete from users where id = person;
  return true;
end $$;
grant execute on function erase_account(uuid, timestamptz) to relievo_system;

-- Everything about a person, put together for them.
create table account_exports (
  id uuid primary key default uuid_v7(),
  owner_id uuid not null default app_uid() references users on delete cascade,
  progress_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  file_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index account_exports_waiting_key on account_exports (owner_id) where state = 'waiting';
create index account_exports_owner_index on account_exports (owner_id, created_at desc);
create index account_exports_file_index on account_exports (file_id) where file_id is not null;
create index account_exports_expires_at_index on account_exports (expires_at);
call protect('account_exports', for_system => 'select, update, delete');

grant select on account_exports to relievo_app;
grant insert (progress_id, created_at, expires_at) on account_exports to relievo_app;
grant update (state, file_id) on account_exports to relievo_app;
create policy account_exports_read on account_exports for select to relievo_app using (owner_id = (select app_uid()));
create policy account_exports_begin on account_exports for insert to relievo_app
  with check (owner_id = (select app_uid()));
create policy account_exports_finish on account_exports for update to relievo_app
  using (owner_id = (select app_uid()));
