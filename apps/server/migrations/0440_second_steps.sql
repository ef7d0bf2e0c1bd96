-- The second step of signing in: authenticator apps, passkeys and recovery codes. The application reads none of it.

-- When whoever sits at this session last showed that they are its person.
alter table user_sessions add column proven_at timestamptz not null default now();
update user_sessions set proven_at = created_at;

-- The secret of an authenticator app, sealed with a key that the database does not know. A time step of it is used
-- once: what is not later than the last one used is refused.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null
);
call protect('authenticators', for_auth => 'select, insert, update, delete');

create table passkeys (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  -- How often it was used, as far as the device counts: a copy of it falls behind.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id_index on passkeys (user_id);
call protect('passkeys', for_auth => 'select, insert, update, delete');

-- Codes for when the second step is lost, as hashes with a key; one that was used is gone.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
call protect('recovery_codes', for_auth => 'select, insert, delete');

-- A sign-in whose first step is done. It belongs to one browser, and opens nothing but the second step.
create table half_sign_ins (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index half_sign_ins_user_id_index on half_sign_ins (user_id);
create index half_sign_ins_expires_at_index on half_sign_ins (expires_at);
call protect('half_sign_ins', for_system => 'select, delete', for_auth => 'select, insert, update, delete');

create function has_second_step(person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp
  return exists (select from authenticators where user_id = person)
    or exists (select from passkeys where user_id = person);
grant execute on function has_second_step(uuid) to relievo_auth;

alter table site_settings add column requires_second_step boolean not null default false;

create function second_step_is_required() returns boolean
language sql stable security definer set search_path = public, pg_temp
  return (select requires_second_step from site_settings);
grant execute on function second_step_is_required() to relievo_auth;

-- Only a super administrator says so, and whoever holds the server.
create function require_second_step(required boolean, who uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if who is not null and not exists (select from user_roles where user_id = who and role = 'super_admin') then
    return false;
  end if;
  update site_settings set requires_second_step = required;
  insert into audit_log (actor_id, action, subject_type, details)
    values (who, 'site.settings_changed', 'site', jsonb_build_object('requiresSecondStep', required));
  return true;
end $$;
grant execute on function require_second_step(boolean, uuid) to relievo_auth;

-- With the sessions of somebody suspended end the links, the attempts and the sign-ins that they had begun.
create or replace function end_suspended_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_sessions where user_id = new.id;
  delete from half_sign_ins where user_id = new.id;
  delete from verifications v
    where v.identifier in
        ('reset_password:' || new.id, 'change_email:' || new.id, 'second_step_recovery:' || new.id)
      or v.identifier like 'provider:%' and v.detail = new.id::text;
  return null;
end $$;

-- A notice without its letter, which holds a link that must not stand in the notice.
create function notify_person(person uuid, notice_kind text, notice_payload jsonb) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notices (user_id, kind, payload) values (person, notice_kind, notice_payload);
end;
grant execute on function notify_person(uuid, text, jsonb) to relievo_auth;
