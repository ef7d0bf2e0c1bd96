-- With whom a collection is shared besides: a person, or everyone in a team at the time of looking.
create table collection_shares (
  id uuid primary key default uuid_v7(),
  collection_id uuid not null references user_collections on delete cascade,
  person_id uuid references users on delete cascade,
  team_id uuid references teams on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(person_id, team_id) = 1),
  unique (collection_id, person_id),
  unique (collection_id, team_id)
);
create index collection_shares_person_index on collection_shares (person_id) where person_id is not null;
create index collection_shares_team_index on collection_shares (team_id) where team_id is not null;
call protect('collection_shares');

-- Who removed a collection from what is shared with them neither sees it any more nor is told of it again.
create table collection_dismissals (
  collection_id uuid not null references user_collections on delete cascade,
  user_id uuid not null default app_uid() references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (collection_id, user_id)
);
create index collection_dismissals_user_index on collection_dismissals (user_id);
call protect('collection_dismissals');

-- Whom a share reaches: the person, or the active members of the team as long as its owner is one of the organization.
create function people_of_share(share collection_shares) returns setof uuid
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select share.person_id where share.person_id is not null
  union
  select t.user_id
  from team_memberships t
  join organization_memberships m
    on m.organization_id = t.organization_id and m.user_id = t.user_id and m.status = 'active'
  join user_collections c on c.id = share.collection_id and c.user_id <> t.user_id
  join organization_memberships o
    on o.organization_id = t.organization_id and o.user_id = c.user_id and o.status = 'active'
  where t.team_id = share.team_id;
end;
revoke execute on function people_of_share(collection_shares) from public;

-- The collections that others share with the person asking.
create function app_shared_collection_ids() returns uuid[]
language sql stable security definer set search_path = public, pg_temp
  return array(
    select s.collection_id
    from collection_shares s
    where (s.person_id = app_uid()
        or s.team_id in (select team_id from team_memberships where user_id = app_uid())
          and app_uid() in (select people_of_share(s)))
      and not exists (
        select from collection_dismissals d where d.collection_id = s.collection_id and d.user_id = app_uid()));
grant execute on function app_shared_collection_ids() to relievo_app;

alter policy user_collections_read on user_collections using (
  user_id = (select app_uid())
  or is_listed
  or is_public and id = (select app_opened_collection())
  or id = any ((select app_shared_collection_ids())::uuid[])
  or (select app_is_admin()));

-- Whoever shares a collection shows those people whose it is.
alter policy profiles_read on profiles using (
  user_id = (select app_uid())
  or user_id = any ((select app_colleague_ids())::uuid[])
  or exists (select from resources r where r.submitted_by = user_id)
  or exists (
    select from user_collections c
    where c.user_id = profiles.user_id
      and (c.is_listed or c.id = any ((select app_shared_collection_ids())::uuid[])))
  or (select app_is_admin()));

-- A collection is shared by its owner alone, with people whom the owner may see and teams of their organizations.
grant select, delete on collection_shares to relievo_app;
grant insert (collection_id, person_id, team_id) on collection_shares to relievo_app;
create policy collection_shares_read on collection_shares for select to relievo_app
  using (
    person_id = (select app_uid())
    or exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));
create policy collection_shares_add on collection_shares for insert to relievo_app
  with check (
    exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid()))
    and (person_id is null
      or person_id <> (select app_uid()) and exists (select from profiles p where p.user_id = person_id))
    and (team_id is null
      or exists (
        select from teams t
        where t.id = team_id and t.organization_id = any ((select app_org_ids())::uuid[]))));
create policy collection_shares_end on collection_shares for delete to relievo_app
  using (exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));

grant select, delete on collection_dismissals to relievo_app;
grant insert (collection_id) on collection_dismissals to relievo_app;
create policy collection_dismissals_read on collection_dismissals for select to relievo_app
  using (
    user_id = (select app_uid())
    or exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));
create policy collection_dismissals_add on collection_dismissals for insert to relievo_app
  with check (
    user_id = (select app_uid()) and collection_id = any ((select app_shared_collection_ids())::uuid[]));
create policy collection_dismissals_undo on collection_dismissals for delete to relievo_app
  using (user_id = (select app_uid()));

-- What was removed can be put back where it was.
grant insert (added_at) on collection_items to relievo_app;

-- A notice of what is shared comes without a letter: one teacher may share many.
create or replace function letter_group(kind text) returns text language sql immutable parallel safe
return case
  when kind like 'review\_%' or kind in ('resource_returned', 'resource_deleted') then 'decisions'
  when kind like 'accessible\_request\_%' then 'requests'
  when kind = 'resource_reported' then 'reports'
  when kind = 'collection_shared' then 'none'
end;

create or replace function tell(person uuid, kind text, payload jsonb) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notices (user_id, kind, payload) values (person, kind, payload);
  insert into mail_outbox ("to", template, payload)
    select u.email, kind, payload || jsonb_build_object('name', u.name, 'personId', u.id)
    from users u join preferences p on p.user_id = u.id
    where u.id = person and case letter_group(kind)
      when 'none' then false
      when 'decisions' then p.mails_decisions
      when 'requests' then p.mails_requests
      when 'reports' then p.mails_reports
      else true
    end;
end;

-- Everyone whom a share reaches is told once of a collection: not again where it is shared in two ways, was shared
-- before, or was removed.
create function tell_of_shared_collection() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(reached.id, 'collection_shared', jsonb_build_object(
    'collectionId', c.id, 'title', c.name, 'from', p.display_name))
  from user_collections c
  join profiles p on p.user_id = c.user_id
  cross join people_of_share(new) as reached (id)
  where c.id = new.collection_id
    and not exists (
      select from collection_dismissals d where d.collection_id = c.id and d.user_id = reached.id)
    and not exists (
      select from notices n
      where n.user_id = reached.id and n.kind = 'collection_shared' and n.payload ->> 'collectionId' = c.id::text);
  return null;
end $$;
create trigger collection_shares_told after insert on collection_shares
  for each row execute function tell_of_shared_collection();
