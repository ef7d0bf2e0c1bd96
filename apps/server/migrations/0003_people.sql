-- What the product itself keeps about a person: the face they show, what they may do, how they like things.

create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('student', 'teacher', 'professional', 'institution', 'admin', 'super_admin')),
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_granted_by_index on user_roles (granted_by) where granted_by is not null;
call protect('user_roles', for_system => 'select, insert, delete', for_auth => 'select');

create table profiles (
  user_id uuid primary key references users on delete cascade,
  display_name text not null check (length(display_name) between 1 and 200),
  username text,
  avatar_file_id uuid,
  avatar_alt text not null default '' check (length(avatar_alt) <= 500),
  bio text not null default '' check (length(bio) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_avatar_file_id_index on profiles (avatar_file_id) where avatar_file_id is not null;
create trigger profiles_touch before update on profiles for each row execute function touch();
call protect('profiles', for_system => 'select', for_auth => 'select, update');

create table preferences (
  user_id uuid primary key references users on delete cascade,
  updates_opt_in boolean not null default false,
  keeps_search_history boolean not null default true,
  language text not null default 'en',
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  updated_at timestamptz not null default now()
);
create trigger preferences_touch before update on preferences for each row execute function touch();
call protect('preferences', for_system => 'select', for_auth => 'select, update');

create table upload_requests (
  id uuid primary key default uuid_v7(),
  user_id uuid not null default app_uid() references users on delete cascade,
  role_wanted text not null check (role_wanted in ('teacher', 'professional', 'institution')),
  reason text not null check (length(btrim(reason)) between 1 and 2000),
  state text not null default 'pending' check (state in ('pending', 'granted', 'refused')),
  words text not null default '' check (length(words) <= 2000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'pending') = (decided_at is null))
);
create unique index upload_requests_open_key on upload_requests (user_id) where state = 'pending';
create index upload_requests_decided_by_index on upload_requests (decided_by) where decided_by is not null;
create index upload_requests_user_id_index on upload_requests (user_id);
create index upload_requests_state_index on upload_requests (state, created_at);
call protect('upload_requests', for_system => 'select');

-- The questions that policies ask about the person who is asking. They read the tables as the owner, past the
-- policies that are made of them.
create function app_is_admin() returns boolean language sql stable security definer set search_path = public
  return exists (select from user_roles where user_id = app_uid() and role in ('admin', 'super_admin'));

create function app_is_super_admin() returns boolean language sql stable security definer set search_path = public
  return exists (select from user_roles where user_id = app_uid() and role = 'super_admin');

-- The one rule of who may upload and submit.
create function app_can_upload() returns boolean language sql stable security definer set search_path = public
  return exists (
    select from user_roles
    where user_id = app_uid() and role in ('teacher', 'professional', 'institution', 'admin', 'super_admin'));

create function app_keeps_search_history() returns boolean language sql stable security definer set search_path = public
  return exists (select from preferences where user_id = app_uid() and keeps_search_history);

grant execute on function app_is_admin(), app_is_super_admin(), app_can_upload(), app_keeps_search_history()
  to relievo_app;

grant select, insert, delete on user_roles to relievo_app;
create policy user_roles_read on user_roles for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy user_roles_grant on user_roles for insert to relievo_app
  with check (
    granted_by = (select app_uid())
    and ((select app_is_super_admin())
      or (select app_is_admin()) and role not in ('admin', 'super_admin')));
create policy user_roles_revoke on user_roles for delete to relievo_app
  using (
    (select app_is_super_admin())
    or (select app_is_admin()) and role not in ('admin', 'super_admin'));

grant select on preferences to relievo_app;
grant update (updates_opt_in, keeps_search_history, language, settings) on preferences to relievo_app;
create policy preferences_read on preferences for select to relievo_app using (user_id = (select app_uid()));
create policy preferences_change on preferences for update to relievo_app using (user_id = (select app_uid()));

grant select on upload_requests to relievo_app;
grant insert (role_wanted, reason) on upload_requests to relievo_app;
grant update (state, words) on upload_requests to relievo_app;
create policy upload_requests_read on upload_requests for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy upload_requests_ask on upload_requests for insert to relievo_app
  with check (user_id = (select app_uid()) and state = 'pending' and not (select app_can_upload()));
create policy upload_requests_decide on upload_requests for update to relievo_app
  using ((select app_is_admin()) and state = 'pending')
  with check ((select app_is_admin()));

-- A decision carries its author and its time, and granting is giving the role: one statement, nothing half done.
create function decide_upload_request() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.state = 'pending' then
    return new;
  end if;
  new.decided_by := app_uid();
  new.decided_at := now();
  if new.state = 'granted' then
    insert into user_roles (user_id, role, granted_by) values (new.user_id, new.role_wanted, new.decided_by)
      on conflict do nothing;
  end if;
  return new;
end $$;
create trigger upload_requests_decided before update on upload_requests
  for each row when (old.state = 'pending') execute function decide_upload_request();
