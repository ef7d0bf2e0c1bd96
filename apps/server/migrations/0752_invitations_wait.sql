-- An invitation waits for the person of its address, whether the account was there before it or comes after: it is found
-- by the address that they have proven, shown to them, and accepted without the letter.

create function app_proven_address() returns text language sql stable security definer
set search_path = public, pg_temp
  return (select lower(u.email) from users u where u.id = app_uid() and u.email_verified and not app_is_learner());

create function open_invitations()
returns table (id uuid, organization_name text, class_name text, role text, inviter_name text, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select i.id, o.name, t.name, i.role, coalesce(p.display_name, ''), i.expires_at
  from invitations i
  join organizations o on o.id = i.organization_id
  left join teams t on t.id = i.team_id
  left join profiles p on p.user_id = i.invited_by
  where lower(i.email) = app_proven_address()
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
  order by i.created_at desc, i.id desc limit 50;
end;

-- By the link of the letter or by what waits. One conditional statement takes it.
create function take_invitation(chosen uuid) returns uuid language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  accepted invitations;
begin
  update invitations set accepted_at = now(), accepted_by = app_uid()
    where id = chosen and accepted_at is null and revoked_at is null and expires_at > now()
      and lower(email) = app_proven_address()
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

create or replace function accept_invitation(hash bytea) returns uuid language sql volatile security definer
set search_path = public, pg_temp
begin atomic
  select take_invitation((select i.id from invitations i where i.token_hash = hash));
end;

-- What was revoked is not there for whoever opens its link, and what is over says that alone.
create or replace function invitation_by_token(hash bytea)
returns table (organization_name text, role text, email text, expires_at timestamptz, state text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select case when told.state = 'open' then o.name end, case when told.state = 'open' then i.role end,
    case when told.state = 'open' then i.email end, case when told.state = 'open' then i.expires_at end, told.state
  from invitations i
  join organizations o on o.id = i.organization_id
  cross join lateral (
    select case
      when i.accepted_at is not null then 'accepted'
      when i.expires_at <= now() then 'expired'
      else 'open'
    end as state) told
  where i.token_hash = hash and i.revoked_at is null;
end;
grant execute on function open_invitations(), take_invitation(uuid) to relievo_app;

-- It stands among the notices from the moment on that both are there, and goes from them when it is answered or taken
-- back. The letter was sent with the invitation.
create or replace function letter_group(kind text) returns text language sql immutable parallel safe
return case
  when kind like 'review\_%' or kind in ('resource_returned', 'resource_deleted') then 'decisions'
  when kind like 'accessible\_request\_%' then 'requests'
  when kind = 'resource_reported' then 'reports'
  when kind in ('collection_shared', 'invitation_waiting') then 'none'
end;

create function tell_waiting_invitations(address text, only_this uuid default null) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  select tell(u.id, 'invitation_waiting', jsonb_build_object(
      'invitationId', i.id, 'title', coalesce(t.name || ', ', '') || o.name, 'from', coalesce(p.display_name, '')))
    from invitations i
    join users u on lower(u.email) = lower(i.email) and u.email_verified
    join organizations o on o.id = i.organization_id
    left join teams t on t.id = i.team_id
    left join profiles p on p.user_id = i.invited_by
    where lower(i.email) = lower(address) and (only_this is null or i.id = only_this)
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > now();
end;

create function tell_of_new_invitation() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell_waiting_invitations(new.email, new.id);
  return null;
end $$;
create trigger invitations_told after insert on invitations for each row execute function tell_of_new_invitation();

create function tell_of_invitations_before() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell_waiting_invitations(new.email);
  return null;
end $$;
create trigger users_proven after update of email, email_verified on users for each row
  when (new.email_verified and (not old.email_verified or lower(new.email) <> lower(old.email)))
  execute function tell_of_invitations_before();
create trigger users_proven_at_once after insert on users for each row
  when (new.email_verified) execute function tell_of_invitations_before();

create function forget_answered_invitation() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from notices n using users u
    where n.user_id = u.id and lower(u.email) = lower(new.email)
      and n.kind = 'invitation_waiting' and n.payload ->> 'invitationId' = new.id::text;
  return null;
end $$;
create trigger invitations_answered after update of accepted_at, revoked_at on invitations for each row
  when (new.accepted_at is not null or new.revoked_at is not null) execute function forget_answered_invitation();
