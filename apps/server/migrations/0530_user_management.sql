-- Administrators see who has an account, and act on those who do not stand above them.

-- The one rule for whom somebody may act on: a super administrator on everybody else, an administrator on whoever is
-- none. Nobody acts on themselves, so an account cannot be lost by a slip.
create function administers(who uuid, person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
  return who <> person and (
    exists (select from user_roles where user_id = who and role = 'super_admin')
    or exists (select from user_roles where user_id = who and role = 'admin')
      and not exists (select from user_roles where user_id = person and role in ('admin', 'super_admin')));
grant execute on function administers(uuid, uuid) to relievo_app, relievo_auth;

-- What the accounts say of people, for administrators alone: everybody else reads no row of it.
create view administered_people with (security_barrier) as
  select u.id, coalesce(p.display_name, u.name) as display_name, p.username, u.email, u.email_verified, u.created_at,
    u.suspended_at, u.deletion_requested_at,
    array(select r.role from user_roles r where r.user_id = u.id order by r.granted_at, r.role) as roles,
    (select max(s.updated_at) from user_sessions s where s.user_id = u.id) as seen_at,
    administers((select app_uid()), u.id) as is_administered
  from users u left join profiles p on p.user_id = u.id
  where (select app_is_admin());
grant select on administered_people to relievo_app;

-- There is always a super administrator who can sign in. Two who unmake each other at the same moment take turns.
create function keep_a_super_admin(person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('last super administrator', 0));
  if not exists (
    select from user_roles r join users u on u.id = r.user_id
    where r.role = 'super_admin' and r.user_id <> person and u.suspended_at is null)
  then
    raise exception 'the last super administrator stays one'
      using errcode = '23514', constraint = 'user_roles_last_super_admin';
  end if;
end $$;

-- Where the account itself is erased, its person left by their own will.
create function guard_last_super_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'users' then
    if exists (select from user_roles where user_id = new.id and role = 'super_admin') then
      perform keep_a_super_admin(new.id);
    end if;
    return new;
  end if;
  if exists (select from users where id = old.user_id) then
    perform keep_a_super_admin(old.user_id);
  end if;
  return old;
end $$;
create trigger user_roles_last_super_admin before delete on user_roles
  for each row when (old.role = 'super_admin') execute function guard_last_super_admin();
create trigger users_last_super_admin before update of suspended_at on users
  for each row when (new.suspended_at is not null and old.suspended_at is null)
  execute function guard_last_super_admin();

-- Gives a person these roles in place of those that were seen. Where they have others by now, nothing changes: two
-- administrators who choose at the same moment take turns, and the second is told. Only a super administrator makes
-- and unmakes administrators. It says what became of it, or nothing where the person is not theirs to change.
create function change_roles(person uuid, seen text[], wanted text[]) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held text[];
  changed text[];
begin
  perform from users where id = person and administers(app_uid(), person) for update;
  if not found then
    return null;
  end if;
  held := array(select role from user_roles where user_id = person);
  if not (held @> seen and seen @> held) then
    return 'overtaken';
  end if;
  changed := array(
    (select unnest(held) except select unnest(wanted)) union all (select unnest(wanted) except select unnest(held)));
  if changed = '{}' then
    return 'unchanged';
  end if;
  if changed && '{admin,super_admin}' and not app_is_super_admin() then
    return null;
  end if;
  insert into user_roles (user_id, role, granted_by)
    select person, role, app_uid() from unnest(wanted) as role where role <> 'student' on conflict do nothing;
  delete from user_roles where user_id = person and role <> all (wanted) and role <> 'student';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'person.roles_changed', 'person', person, jsonb_build_object('before', held, 'after', wanted));
  perform tell(person, 'roles_changed', jsonb_build_object('roles', wanted));
  return 'changed';
end $$;
grant execute on function change_roles(uuid, text[], text[]) to relievo_app;
