-- Organizations (workspaces), who belongs to them, and how one comes in: by founding or by invitation.

create table organizations (
  id uuid primary key default uuid_v7(),
  name text not null check (length(btrim(name)) between 1 and 200),
  type text not null default 'school' check (type in ('personal', 'school', 'agency', 'publisher', 'other')),
  created_by uuid default app_uid() references users on delete set null,
  subscription_tier text not null default 'basic' check (subscription_tier in ('free', 'basic', 'premium', 'enterprise')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index organizations_personal_key on organizations (created_by) where type = 'personal';
create trigger organizations_touch before update on organizations for each row execute function touch();
call protect('organizations', for_system => 'select');

alter table user_sessions add foreign key (organization_id) references organizations on delete set null;
create index user_sessions_organization_index on user_sessions (organization_id) where organization_id is not null;

create table organization_memberships (
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null default 'member' check (role in ('owner', 'admin', 'reviewer', 'member')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  permissions text[] not null default '{}',
  joined_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
create index organization_memberships_user_id_index on organization_memberships (user_id, joined_at desc);
call protect('organization_memberships', for_system => 'select', for_auth => 'select');

create table teams (
  id uuid primary key default uuid_v7(),
  organization_id uuid not null references organizations on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  description text not null default '' check (length(description) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, organization_id)
);
create unique index teams_name_key on teams (organization_id, folded(name));
create trigger teams_touch before update on teams for each row execute function touch();
call protect('teams', for_system => 'select');

-- A team holds members of its own organization only, and who leaves the organization leaves its teams.
create table team_memberships (
  team_id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  joined_at timestamptz not null default now(),
  primary key (team_id, user_id),
  foreign key (team_id, organization_id) references teams (id, organization_id) on delete cascade,
  foreign key (organization_id, user_id) references organization_memberships on delete cascade
);
create index team_memberships_member_index on team_memberships (organization_id, user_id);
call protect('team_memberships', for_system => 'select');

create table invitations (
  id uuid primary key default uuid_v7(),
  organization_id uuid not null references organizations on delete cascade,
  email text not null check (length(email) between 3 and 320),
  role text not null default 'member' check (role in ('admin', 'reviewer', 'member')),
  token_hash bytea not null unique,
  invited_by uuid not null default app_uid() references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);
create unique index invitations_open_key on invitations (organization_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index invitations_invited_by_index on invitations (invited_by);
create index invitations_accepted_by_index on invitations (accepted_by) where accepted_by is not null;
create index invitations_email_index on invitations (lower(email));
call protect('invitations', for_system => 'select, delete');

-- The organizations of the person asking: all in which the membership is active, or those where it has a role.
create function app_org_ids(roles text[] default null) returns uuid[]
language sql stable security definer set search_path = public
  return array(
    select organization_id from organization_memberships
    where user_id = app_uid() and status = 'active' and (roles is null or role = any (roles)));

-- Premium outputs are for members of an organization that pays for its tier.
create function app_is_subscriber() returns boolean
language sql stable security definer set search_path = public
  return exists (
    select from organization_memberships m join organizations o on o.id = m.organization_id
    where m.user_id = app_uid() and m.status = 'active' and o.subscription_tier <> 'free');

grant execute on function app_org_ids(text[]), app_is_subscriber() to relievo_app;

grant select, delete on organizations to relievo_app;
grant insert (name, type, subscription_tier) on organizations to relievo_app;
grant update (name, type, subscription_tier) on organizations to relievo_app;
create policy organizations_read on organizations for select to relievo_app
  using (created_by = (select app_uid()) or id = any ((select app_org_ids())::uuid[]) or (select app_is_admin()));
create policy organizations_found on organizations for insert to relievo_app
  with check (created_by = (select app_uid()) and type <> 'personal' and subscription_tier = 'basic');
create policy organizations_manage on organizations for update to relievo_app
  using (id = any ((select app_org_ids('{owner,admin}'))::uuid[]) or (select app_is_admin()));
create policy organizations_dissolve on organizations for delete to relievo_app
  using (type <> 'personal' and (id = any ((select app_org_ids('{owner}'))::uuid[]) or (select app_is_admin())));

grant select, delete on organization_memberships to relievo_app;
grant update (role, status, permissions) on organization_memberships to relievo_app;
create policy organization_memberships_read on organization_memberships for select to relievo_app
  using (
    user_id = (select app_uid())
    or organization_id = any ((select app_org_ids())::uuid[])
    or (select app_is_admin()));
create policy organization_memberships_manage on organization_memberships for update to relievo_app
  using (
    organization_id = any ((select app_org_ids('{owner}'))::uuid[])
    or role <> 'owner' and organization_id = any ((select app_org_ids('{admin}'))::uuid[]));
create policy organization_memberships_leave on organization_memberships for delete to relievo_app
  using (
    user_id = (select app_uid())
    or organization_id = any ((select app_org_ids('{owner}'))::uuid[])
    or role <> 'owner' and organization_id = any ((select app_org_ids('{admin}'))::uuid[]));

grant select, insert, update, delete on teams to relievo_app;
create policy teams_read on teams for select to relievo_app
  using (organization_id = any ((select app_org_ids())::uuid[]) or (select app_is_admin()));
create policy teams_make on teams for insert to relievo_app
  with check (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));
create policy teams_change on teams for update to relievo_app
  using (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));
create policy teams_remove on teams for delete to relievo_app
  using (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));

grant select, insert, delete on team_memberships to relievo_app;
create policy team_memberships_read on team_memberships for select to relievo_app
  using (organization_id = any ((select app_org_ids())::uuid[]) or (select app_is_admin()));
create policy team_memberships_add on team_memberships for insert to relievo_app
  with check (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));
create policy team_memberships_leave on team_memberships for delete to relievo_app
  using (user_id = (select app_uid()) or organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));

grant select on invitations to relievo_app;
grant insert (organization_id, email, role, token_hash, expires_at) on invitations to relievo_app;
grant update (revoked_at) on invitations to relievo_app;
create policy invitations_read on invitations for select to relievo_app
  using (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]) or (select app_is_admin()));
create policy invitations_send on invitations for insert to relievo_app
  with check (
    invited_by = (select app_uid()) and organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));
create policy invitations_revoke on invitations for update to relievo_app
  using (accepted_at is null and organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[]));

-- Only an administrator changes what an organization pays for, and a personal workspace stays one.
create function guard_organization() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if current_setting('app.user_id', true) <> '' and not app_is_admin()
    and (new.subscription_tier <> old.subscription_tier or (new.type = 'personal') <> (old.type = 'personal')) then
    raise exception 'only an administrator changes the tier of an organization' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger organizations_guard before update of type, subscription_tier on organizations
  for each row execute function guard_organization();

-- Who founds an organization owns it.
create function make_founder_owner() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.created_by is not null then
    insert into organization_memberships (organization_id, user_id, role) values (new.id, new.created_by, 'owner');
  end if;
  return new;
end $$;
create trigger organizations_founded after insert on organizations
  for each row execute function make_founder_owner();

-- An organization keeps an owner. The lock on its row makes two owners who leave at once take turns: the second
-- then counts without the first.
create function keep_an_owner() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if old.role <> 'owner' or old.status <> 'active'
    or tg_op = 'UPDATE' and new.role = 'owner' and new.status = 'active' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform from organizations where id = old.organization_id for no key update;
  if found and not exists (
    select from organization_memberships
    where organization_id = old.organization_id and user_id <> old.user_id and role = 'owner' and status = 'active'
  ) then
    raise exception 'the last owner of an organization cannot leave it'
      using errcode = '23514', constraint = 'organization_memberships_last_owner';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger organization_memberships_keep_an_owner before update or delete on organization_memberships
  for each row execute function keep_an_owner();

-- A personal workspace goes with its person.
create function remove_personal_organization() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from organizations where created_by = old.id and type = 'personal';
  return old;
end $$;
create trigger users_leave before delete on users for each row execute function remove_personal_organization();

create function create_personal_organization_for_user(target_user_id uuid, user_display_name text) returns uuid
language plpgsql security definer set search_path = public as $$
declare
  made uuid;
begin
  if target_user_id is distinct from app_uid() then
    raise exception 'a personal organization is made for oneself only' using errcode = '42501';
  end if;
  insert into organizations (name, type, created_by, subscription_tier)
    values (left(user_display_name, 200), 'personal', target_user_id, 'free')
    on conflict (created_by) where type = 'personal' do nothing
    returning id into made;
  return coalesce(made, (select id from organizations where created_by = target_user_id and type = 'personal'));
end $$;

-- One conditional statement decides, so that a link opens once however often it is followed at the same time. The
-- invitation is for the person whose verified address it names.
create function accept_invitation(hash bytea) returns uuid
language plpgsql security definer set search_path = public as $$
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
  insert into organization_memberships (organization_id, user_id, role)
    values (accepted.organization_id, app_uid(), accepted.role)
    on conflict (organization_id, user_id) do nothing;
  return accepted.organization_id;
end $$;

-- What somebody who holds the link may know before joining.
create function invitation_by_token(hash bytea)
returns table (organization_name text, role text, email text, expires_at timestamptz, is_open boolean)
language sql stable security definer set search_path = public
begin atomic
  select o.name, i.role, i.email, i.expires_at,
    i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
  from invitations i join organizations o on o.id = i.organization_id
  where i.token_hash = hash;
end;

grant execute on function create_personal_organization_for_user(uuid, text), accept_invitation(bytea),
  invitation_by_token(bytea) to relievo_app;

-- What an account needs comes with it, in its own transaction: whatever else fails at sign-up, nobody is left
-- without a profile, a role and a place of their own.
create function furnish_account() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into profiles (user_id, display_name, username) values (new.id, new.name, new.username);
  insert into preferences (user_id) values (new.id);
  insert into user_roles (user_id, role) values (new.id, 'student');
  insert into organizations (name, type, created_by, subscription_tier) values (new.name, 'personal', new.id, 'free');
  return new;
end $$;
create trigger users_furnish after insert on users for each row execute function furnish_account();

-- The name and the username live with the account; the profile shows them to others.
create function mirror_names() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update profiles set display_name = new.name, username = new.username where user_id = new.id;
  return new;
end $$;
create trigger users_mirror_names after update of name, username on users
  for each row execute function mirror_names();
