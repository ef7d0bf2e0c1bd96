-- Who is asking is signed by the server, for one transaction, with a key that the owner alone can read. A setting
-- would not do: whoever can run SQL as the application could give it any value.

-- The two blocks of the key that RFC 2104 hashes with: SQL has sha256, and no hmac.
create table viewer_key (
  only_row boolean primary key default true check (only_row),
  inner_block bytea not null check (octet_length(inner_block) = 64),
  outer_block bytea not null check (octet_length(outer_block) = 64)
);
call protect('viewer_key');
-- A start renews it, also where the installation got another name since the tables were made.
grant select, insert, update on viewer_key to relievo_owner;

-- What was checked is kept in sequences: each session remembers by itself what it last set them to, nobody but their
-- owner can set them, and one that is not logged makes a transaction write nothing. An identifier is two numbers. The
-- moment says for which transaction it was set; to all others it says nothing.
do $$
declare
  kept text;
begin
  foreach kept in array array['viewer_moment', 'viewer_user_high', 'viewer_user_low', 'viewer_organization_high',
    'viewer_organization_low']
  loop
    execute format('create unlogged sequence %I minvalue -9223372036854775808', kept);
    execute format('grant select on sequence %I to relievo_app, relievo_auth, relievo_system', kept);
  end loop;
end $$;

-- When this transaction began, in microseconds. No two messages to one session begin transactions at the same time.
create function app_moment() returns bigint language sql stable parallel safe
  return (date_part('epoch', now()) * 1000000)::bigint;

create function half_of_uuid(id uuid, start integer) returns bigint language sql immutable parallel safe
  return ('x' || encode(substr(uuid_send(id), start, 8), 'hex'))::bit(64)::bigint;

-- A signature is for one session and one transaction of it: for the one that began at this moment, or, so that the
-- server need not ask for the moment first, for the one that follows the last that was signed. Its moment then takes
-- the place of the last one, and nothing that was signed before is taken again. What is compared is hashed once more,
-- so that the time this takes says nothing of the right signature. All is kept by one expression, because each is
-- prepared anew in every transaction.
create function app_view_as(follows boolean, person uuid, organization uuid, signature bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept text;
begin
  if not exists (
    select from viewer_key
    where sha256(signature) = sha256(sha256(outer_block || sha256(inner_block || convert_to(
      concat_ws(' ',
        pg_backend_pid(),
        case when follows then 'after ' || currval('viewer_moment') else 'at ' || app_moment() end,
        person,
        coalesce(organization::text, 'none')),
      'utf8')))))
  then
    raise exception 'the server did not sign this viewer for this transaction' using errcode = '42501';
  end if;
  kept := concat(
    setval('viewer_user_high', half_of_uuid(person, 1)),
    setval('viewer_user_low', half_of_uuid(person, 9)),
    setval('viewer_organization_high', coalesce(half_of_uuid(organization, 1), 0)),
    setval('viewer_organization_low', coalesce(half_of_uuid(organization, 9), 0)),
    setval('viewer_moment', app_moment()),
    set_config('app.viewer', 'kept', true));
  return app_moment();
end $$;

-- A session that never kept anybody has nothing to ask its sequences for, and they answer that with an error; so the
-- setting says whether to ask. Whoever empties it is nobody, and that opens nothing.
create or replace function app_uid() returns uuid language plpgsql stable parallel restricted
set search_path = public, pg_temp as $$
begin
  return case
    when coalesce(current_setting('app.viewer', true), '') = '' or currval('viewer_moment') <> app_moment() then null
    else encode(int8send(currval('viewer_user_high')) || int8send(currval('viewer_user_low')), 'hex')::uuid
  end;
end $$;

create or replace function app_org() returns uuid language plpgsql stable parallel restricted
set search_path = public, pg_temp as $$
begin
  return case
    when coalesce(current_setting('app.viewer', true), '') = '' or currval('viewer_moment') <> app_moment() then null
    when currval('viewer_organization_high') <> 0 then
      encode(int8send(currval('viewer_organization_high')) || int8send(currval('viewer_organization_low')), 'hex')::uuid
  end;
end $$;

grant execute on function app_moment() to relievo_owner, relievo_app, relievo_auth, relievo_system;
grant execute on function app_view_as(boolean, uuid, uuid, bytea) to relievo_app;

-- Nobody but the owner makes anything that a name could be mistaken for.
revoke create on schema public from public;

-- Who may do so is told by the role that asks and not by there being no viewer, since a statement could make itself
-- nobody between its policies and this trigger.
create or replace function guard_organization() returns trigger language plpgsql
set search_path = public, pg_temp as $$
begin
  if not pg_has_role(current_user, 'relievo_app', 'usage') then
    return new;
  end if;
  if new.subscription_tier <> old.subscription_tier and not app_is_super_admin() then
    raise exception 'only a super administrator changes the tier of an organization' using errcode = '42501';
  end if;
  if (new.type = 'personal') <> (old.type = 'personal') and not app_is_admin() then
    raise exception 'only an administrator makes an organization personal' using errcode = '42501';
  end if;
  return new;
end $$;
