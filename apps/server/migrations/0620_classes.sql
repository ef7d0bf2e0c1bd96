-- Classes: teams with teachers, and learners who are known to their class and to nobody else. A learner needs no
-- address: the account is made by the server for a teacher, with a user name and a password of words.

alter table teams add column kind text not null default 'team' check (kind in ('team', 'class'));
alter table team_memberships add column teaches boolean not null default false;
alter table organization_memberships add column is_learner boolean not null default false;
alter table profiles add column is_learner boolean not null default false;
-- A class stays one: as a team it would show its learners to the whole organization.
revoke insert, update on teams from relievo_app;
grant insert (organization_id, name, description, kind), update (name, description) on teams to relievo_app;
revoke insert on team_memberships from relievo_app;
grant insert (team_id, organization_id, user_id, teaches) on team_memberships to relievo_app;

-- The accounts that were made for learners. They go with their organization, and so does everything of theirs.
create table learners (
  user_id uuid primary key references users on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index learners_organization_index on learners (organization_id);
create index learners_made_by_index on learners (made_by) where made_by is not null;
call protect('learners', for_system => 'select', for_auth => 'select');

create function remove_learner_account() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from users where id = old.user_id;
  return null;
end $$;
create trigger learners_gone after delete on learners for each row execute function remove_learner_account();

create function app_is_learner() returns boolean language sql stable security definer
set search_path = public, pg_temp
  return exists (select from learners where user_id = app_uid());

-- The classes that the person asking teaches: as one of their teachers, or because they run the organization.
create function app_taught_class_ids() returns uuid[] language sql stable security definer
set search_path = public, pg_temp
  return array(
    select t.id
    from organization_memberships m
    join teams t on t.organization_id = m.organization_id and t.kind = 'class'
    where m.user_id = app_uid() and m.status = 'active'
      and (m.role in ('owner', 'admin')
        or exists (
          select from team_memberships x where x.team_id = t.id and x.user_id = m.user_id and x.teaches)));

create function app_class_ids() returns uuid[] language sql stable security definer
set search_path = public, pg_temp
  return array(
    select unnest(app_taught_class_ids())
    union
    select t.id
    from team_memberships x
    join teams t on t.id = x.team_id and t.kind = 'class'
    join organization_memberships m
      on m.organization_id = x.organization_id and m.user_id = x.user_id and m.status = 'active'
    where x.user_id = app_uid());

-- Everybody in the classes of the person asking, and themselves.
create function app_class_people_ids() returns uuid[] language sql stable security definer
set search_path = public, pg_temp
  return array(select distinct user_id from team_memberships where team_id = any (app_class_ids()));

create function app_taught_learner_ids() returns uuid[] language sql stable security definer
set search_path = public, pg_temp
  return array(
    select distinct user_id from team_memberships where team_id = any (app_taught_class_ids()) and not teaches);

create index team_memberships_user_index on team_memberships (user_id);
create function learns(person uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
  return exists (
    select from team_memberships m join teams t on t.id = m.team_id
    where m.user_id = person and not m.teaches and t.kind = 'class');
grant execute on function learns(uuid) to relievo_auth;

grant execute on function app_is_learner(), app_taught_class_ids(), app_class_ids(), app_class_people_ids(),
  app_taught_learner_ids() to relievo_app;

grant select on learners to relievo_app;
create policy learners_read on learners for select to relievo_app
  using (user_id = (select app_uid()) or user_id = any ((select app_class_people_ids())::uuid[]));

-- As before, but learners are colleagues of their class alone.
create or replace function app_colleague_ids() returns uuid[]
language sql stable security definer set search_path = public, pg_temp
  return array(
    select m.user_id from organization_memberships m
    where not m.is_learner
      and (m.status = 'active' and m.organization_id = any (app_org_ids())
        or m.organization_id = any (app_org_ids('{owner,admin}')))
    union
    select unnest(app_class_people_ids()));

-- A learner has no public page: neither what they share nor an administrator's right shows them.
alter policy profiles_read on profiles using (
  user_id = (select app_uid())
  or user_id = any ((select app_colleague_ids())::uuid[])
  or not is_learner and (
    exists (select from resources r where r.submitted_by = user_id)
    or exists (
      select from user_collections c
      where c.user_id = profiles.user_id
        and (c.is_listed or c.id = any ((select app_shared_collection_ids())::uuid[])))
    or (select app_is_admin())));

alter policy organization_memberships_read on organization_memberships using (
  user_id = (select app_uid())
  or user_id = any ((select app_class_people_ids())::uuid[])
    and organization_id = any ((select app_org_ids())::uuid[])
  or not is_learner and (organization_id = any ((select app_org_ids())::uuid[]) or (select app_is_admin())));
-- Who was made for a class leaves it by its teachers alone: they would be in no class, and nobody could help them.
alter policy organization_memberships_leave on organization_memberships using (
  user_id = (select app_uid()) and not (select app_is_learner())
  or organization_id = any ((select app_org_ids('{owner}'))::uuid[])
  or role <> 'owner' and organization_id = any ((select app_org_ids('{admin}'))::uuid[]));

alter policy teams_make on teams with check (
  organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or kind = 'class' and (select app_can_upload()) and organization_id = any ((select app_org_ids())::uuid[]));
alter policy teams_change on teams using (
  organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or id = any ((select app_taught_class_ids())::uuid[]));
alter policy teams_remove on teams using (
  organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or id = any ((select app_taught_class_ids())::uuid[]));

alter policy team_memberships_read on team_memberships using (
  user_id = (select app_uid())
  or team_id = any ((select app_class_ids())::uuid[])
  or (organization_id = any ((select app_org_ids())::uuid[]) or (select app_is_admin()))
    and exists (select from teams t where t.id = team_id and t.kind = 'team'));
alter policy team_memberships_add on team_memberships with check (
  organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or team_id = any ((select app_taught_class_ids())::uuid[]));
alter policy team_memberships_leave on team_memberships using (
  user_id = (select app_uid()) and not (select app_is_learner())
  or organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or team_id = any ((select app_taught_class_ids())::uuid[]));

-- Whoever makes a class teaches it.
create function make_founder_teacher() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into team_memberships (team_id, organization_id, user_id, teaches)
    select new.id, new.organization_id, app_uid(), true where app_uid() is not null;
  return null;
end $$;
create trigger teams_class_founded after insert on teams
  for each row when (new.kind = 'class') execute function make_founder_teacher();

-- What a learner does stays in the class: they neither publish nor speak to everybody.
alter policy comments_write on comments with check (
  user_id = (select app_uid()) and not (select app_is_learner())
  and exists (select from resources r where r.id = resource_id));
alter policy user_collections_make on user_collections with check (
  user_id = (select app_uid()) and not ((is_public or is_listed) and (select app_is_learner())));
alter policy user_collections_change on user_collections
  using (user_id = (select app_uid()))
  with check (user_id = (select app_uid()) and not ((is_public or is_listed) and (select app_is_learner())));
alter policy upload_requests_ask on upload_requests with check (
  user_id = (select app_uid()) and state = 'pending'
  and not (select app_can_upload()) and not (select app_is_learner()));
alter policy accessible_requests_ask on accessible_requests with check (
  (select app_uid()) is not null and not (select app_is_learner())
  and exists (select from resources r where r.id = resource_id));
alter policy collection_shares_add on collection_shares with check (
  exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid()))
  and (person_id is null
    or person_id <> (select app_uid())
      and exists (select from profiles p where p.user_id = person_id)
      and (not (select app_is_learner()) or person_id = any ((select app_class_people_ids())::uuid[])))
  and (team_id is null
    or team_id = any ((select app_class_ids())::uuid[])
    or not (select app_is_learner())
      and exists (
        select from teams t
        where t.id = team_id and t.kind = 'team' and t.organization_id = any ((select app_org_ids())::uuid[]))));

-- Administrators do not list learners either; what the list says of others is as it was.
do $$
begin
  execute format(
    'create or replace view administered_people with (security_barrier) as
       select p.* from (%s) p where not exists (select from learners l where l.user_id = p.id)',
    rtrim(pg_get_viewdef('administered_people'::regclass), '; '));
end $$;
create or replace function administers(who uuid, person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
  return who <> person and not exists (select from learners where user_id = person) and (
    exists (select from user_roles where user_id = who and role = 'super_admin')
    or exists (select from user_roles where user_id = who and role = 'admin')
      and not exists (select from user_roles where user_id = person and role in ('admin', 'super_admin')));

-- An account without an address has one that nothing reaches (RFC 2606): no letter to it is ever put into the outbox.
create function drop_letter() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger mail_outbox_reaches_nobody before insert on mail_outbox
  for each row when (new."to" like '%@learners.invalid') execute function drop_letter();

-- An account of a learner, in a class, all of it or nothing. The user name is the first of its kind that is free.
create function add_learner(class teams, called text, base text, hash text, maker uuid)
returns table (id uuid, username text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made uuid;
  taken text;
begin
  for attempt in 0 .. 199 loop
    taken := base || (10 + floor(random() * 90 * 10 ^ (attempt / 20)))::bigint;
    insert into users (name, email, email_verified, username, display_username)
      values (called, gen_random_uuid() || '@learners.invalid', true, taken, taken)
      on conflict do nothing returning users.id into made;
    exit when made is not null;
  end loop;
  if made is null then
    raise exception 'no free user name begins with %', base;
  end if;
  insert into user_accounts (user_id, account_id, provider_id, password) values (made, made::text, 'credential', hash);
  insert into learners (user_id, organization_id, made_by) values (made, class.organization_id, maker);
  update profiles set is_learner = true where user_id = made;
  -- Administrators read the names of organizations.
  update organizations set name = 'Personal' where created_by = made and type = 'personal';
  insert into organization_memberships (organization_id, user_id, is_learner)
    values (class.organization_id, made, true);
  insert into team_memberships (team_id, organization_id, user_id) values (class.id, class.organization_id, made);
  return query select made, taken;
end $$;

-- For those who teach the class. Nothing where it is not theirs.
create function make_learners(class uuid, people jsonb) returns table (id uuid, username text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    select made.id, made.username
    from teams t
    cross join jsonb_to_recordset(people) as p (place int, name text, base text, hash text)
    cross join lateral add_learner(t, p.name, p.base, p.hash, app_uid()) made
    where t.id = class and t.id = any (app_taught_class_ids())
    order by p.place;
end $$;

-- A new password of words for somebody whose account was made for a class of the person asking; whoever had the old
-- one is signed out.
create function set_learner_password(class uuid, learner uuid, hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from learners l join team_memberships m on m.user_id = l.user_id
    where l.user_id = learner and m.team_id = class and class = any (app_taught_class_ids());
  if not found then
    return null;
  end if;
  update user_accounts set password = hash, updated_at = now()
    where user_id = learner and provider_id = 'credential';
  delete from user_sessions where user_id = learner;
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.new_password', 'person', learner, jsonb_build_object('team', class));
  return (select username from users where id = learner);
end $$;

-- Takes somebody out of a class. Who learns in no class of the organization any more leaves it, and an account that
-- was made for it goes: it belongs to the class.
create function remove_learner(class uuid, learner uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organization uuid;
begin
  delete from team_memberships
    where team_id = class and user_id = learner and not teaches and class = any (app_taught_class_ids())
    returning organization_id into organization;
  if organization is null then
    return false;
  end if;
  if not exists (select from team_memberships where organization_id = organization and user_id = learner) then
    delete from learners where user_id = learner and organization_id = organization;
    delete from organization_memberships
      where organization_id = organization and user_id = learner and is_learner;
  end if;
  return true;
end $$;

-- Deletes a class with the accounts that were made for it and for no other.
create function remove_class(class uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not class = any (app_taught_class_ids()) then
    return false;
  end if;
  perform remove_learner(class, m.user_id) from team_memberships m where m.team_id = class and not m.teaches;
  delete from teams where id = class;
  return true;
end $$;

grant execute on function make_learners(uuid, jsonb), set_learner_password(uuid, uuid, text),
  remove_learner(uuid, uuid), remove_class(uuid) to relievo_app;

-- The code of a class: its first part finds the class, so that wrong second parts count against it. At a hundred it is
-- shut off, from however many networks they came.
create table class_codes (
  team_id uuid primary key references teams on delete cascade,
  handle text not null unique check (handle ~ '^[2-9A-Z]{4}$'),
  secret text not null check (secret ~ '^[2-9A-Z]{4}$'),
  wrong integer not null default 0 check (wrong >= 0),
  shut_at timestamptz,
  created_at timestamptz not null default now()
);
call protect('class_codes', for_system => 'select');
grant select, delete on class_codes to relievo_app;
grant insert (team_id, handle, secret) on class_codes to relievo_app;
create policy class_codes_read on class_codes for select to relievo_app
  using (team_id = any ((select app_taught_class_ids())::uuid[]));
create policy class_codes_make on class_codes for insert to relievo_app
  with check (
    team_id = any ((select app_taught_class_ids())::uuid[])
    and exists (select from teams t where t.id = team_id and t.kind = 'class'));
create policy class_codes_end on class_codes for delete to relievo_app
  using (team_id = any ((select app_taught_class_ids())::uuid[]));

-- What a code opens; a wrong one is counted.
create function try_class_code(first text, second text)
returns table (state text, team_id uuid, class_name text, organization_name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  code class_codes;
begin
  select * into code from class_codes c where c.handle = first for update;
  if code.shut_at is not null then
    return query select 'shut', null::uuid, null::text, null::text;
  elsif code.secret = second then
    return query
      select 'open', t.id, t.name, o.name
      from teams t join organizations o on o.id = t.organization_id where t.id = code.team_id;
  elsif code.team_id is not null then
    update class_codes c set wrong = c.wrong + 1, shut_at = case when c.wrong + 1 >= 100 then now() end
      where c.team_id = code.team_id;
  end if;
end $$;

-- The person asking learns in the class from now on.
create function join_class(first text, second text) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  class teams;
begin
  select t.* into class from class_codes c join teams t on t.id = c.team_id
    where c.handle = first and c.secret = second and c.shut_at is null and app_uid() is not null;
  if class.id is null then
    return null;
  end if;
  insert into organization_memberships (organization_id, user_id, is_learner)
    values (class.organization_id, app_uid(), true) on conflict do nothing;
  insert into team_memberships (team_id, organization_id, user_id)
    values (class.id, class.organization_id, app_uid()) on conflict do nothing;
  return class.id;
end $$;

-- An account for somebody who has the code and none yet.
create function enrol_learner(first text, second text, called text, base text, hash text)
returns table (id uuid, username text)
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  select made.id, made.username
  from class_codes c
  join teams t on t.id = c.team_id
  cross join lateral add_learner(t, called, base, hash, null) made
  where c.handle = first and c.secret = second and c.shut_at is null
    and (select count(*) from team_memberships m where m.team_id = t.id) < 200;
end;
grant execute on function try_class_code(text, text), join_class(text, text),
  enrol_learner(text, text, text, text, text) to relievo_app;

-- How a learner reads, for themselves and their teachers, without the rest of what they prefer.
create function learner_reading(class uuid, learner uuid) returns table (studio jsonb, display jsonb)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select p.studio, p.settings -> 'display'
  from preferences p join team_memberships m on m.user_id = p.user_id
  where m.team_id = class and m.user_id = learner and not m.teaches and class = any (app_taught_class_ids());
end;
create function change_learner_reading(class uuid, learner uuid, studio_change jsonb, display_change jsonb)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update preferences p set studio = p.studio || studio_change,
      settings = p.settings || jsonb_build_object('display', coalesce(p.settings -> 'display', '{}') || display_change)
    from team_memberships m
    where p.user_id = learner and m.user_id = learner and m.team_id = class and not m.teaches
      and class = any (app_taught_class_ids());
  return found;
end $$;
grant execute on function learner_reading(uuid, uuid), change_learner_reading(uuid, uuid, jsonb, jsonb)
  to relievo_app;

-- A collection with a date and a note, for a class. Who opened what, and listened to it, is written down for its
-- teachers, and the learners are told so.
create table assignments (
  id uuid primary key default uuid_v7(),
  team_id uuid not null references teams on delete cascade,
  collection_id uuid not null references user_collections on delete cascade,
  given_by uuid not null default app_uid() references users on delete cascade,
  note text not null default '' check (length(note) <= 2000),
  due_on date,
  created_at timestamptz not null default now()
);
create index assignments_team_index on assignments (team_id, created_at desc);
create index assignments_collection_index on assignments (collection_id);
create index assignments_given_by_index on assignments (given_by);
call protect('assignments', for_system => 'select');
grant select, delete on assignments to relievo_app;
grant insert (team_id, collection_id, note, due_on), update (note, due_on) on assignments to relievo_app;
create policy assignments_read on assignments for select to relievo_app
  using (team_id = any ((select app_class_ids())::uuid[]));
create policy assignments_give on assignments for insert to relievo_app
  with check (
    given_by = (select app_uid()) and team_id = any ((select app_taught_class_ids())::uuid[])
    and exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));
create policy assignments_change on assignments for update to relievo_app
  using (team_id = any ((select app_taught_class_ids())::uuid[]));
create policy assignments_take_back on assignments for delete to relievo_app
  using (team_id = any ((select app_taught_class_ids())::uuid[]));

-- The collections that others share with the person asking, and those that are given to a class of theirs.
create or replace function app_shared_collection_ids() returns uuid[]
language sql stable security definer set search_path = public, pg_temp
  return array(
    select s.collection_id
    from collection_shares s
    where (s.person_id = app_uid()
        or s.team_id in (select team_id from team_memberships where user_id = app_uid())
          and app_uid() in (select people_of_share(s)))
      and not exists (
        select from collection_dismissals d where d.collection_id = s.collection_id and d.user_id = app_uid())
    union
    select a.collection_id from assignments a where a.team_id = any (app_class_ids()));

create table assignment_marks (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null default app_uid() references users on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  kind text not null check (kind in ('opened', 'listened')),
  first_at timestamptz not null default now(),
  primary key (assignment_id, user_id, resource_id, kind)
);
create index assignment_marks_user_index on assignment_marks (user_id);
create index assignment_marks_resource_index on assignment_marks (resource_id);
call protect('assignment_marks', for_system => 'select');
grant select on assignment_marks to relievo_app;
grant insert (assignment_id, resource_id, kind) on assignment_marks to relievo_app;
create policy assignment_marks_read on assignment_marks for select to relievo_app
  using (
    user_id = (select app_uid())
    or exists (
      select from assignments a
      where a.id = assignment_id and a.team_id = any ((select app_taught_class_ids())::uuid[])));
create policy assignment_marks_leave on assignment_marks for insert to relievo_app
  with check (
    user_id = (select app_uid())
    and exists (
      select from assignments a join collection_items i on i.collection_id = a.collection_id
      where a.id = assignment_id and i.resource_id = assignment_marks.resource_id));

-- An invitation may be to a class: whoever accepts it learns there.
alter table invitations add column team_id uuid references teams on delete cascade;
create index invitations_team_index on invitations (team_id) where team_id is not null;
grant insert (team_id) on invitations to relievo_app;
alter policy invitations_read on invitations using (
  organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
  or team_id = any ((select app_taught_class_ids())::uuid[])
  or (select app_is_admin()));
alter policy invitations_send on invitations with check (
  invited_by = (select app_uid())
  and (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
    or role = 'member' and team_id = any ((select app_taught_class_ids())::uuid[]))
  and (team_id is null
    or exists (select from teams t where t.id = team_id and t.organization_id = invitations.organization_id)));
create or replace function accept_invitation(hash bytea) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  accepted invitations;
begin
  update invitations set accepted_at = now(), accepted_by = app_uid()
    where token_hash = hash and accepted_at is null and revoked_at is null and expires_at > now()
      and lower(email) = (select lower(u.email) from users u where u.id = app_uid() and u.email_verified)
    returning * into accepted;
  if accepted.id is null then
    return null;
  end if;
  insert into organization_memberships (organization_id, user_id, role, is_learner)
    values (accepted.organization_id, app_uid(), accepted.role, accepted.team_id is not null)
    on conflict (organization_id, user_id) do nothing;
  insert into team_memberships (team_id, organization_id, user_id)
    select accepted.team_id, accepted.organization_id, app_uid() where accepted.team_id is not null
    on conflict do nothing;
  return accepted.organization_id;
end $$;
