-- Inviting: an invitation is sent again with another link and another end, and whoever invites hears who belongs already.

grant update (token_hash, expires_at) on invitations to relievo_app;

-- Those of some addresses whose people belong to an organization, for whoever manages it and for nobody else.
create function addresses_of_members(organization uuid, addresses text[]) returns setof text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select lower(u.email)
    from organization_memberships m join users u on u.id = m.user_id
    where m.organization_id = organization and lower(u.email) = any (addresses)
      and organization = any (app_org_ids('{owner,admin}'));
end;
grant execute on function addresses_of_members(uuid, text[]) to relievo_app;

-- As before, and it says which of them it is that an invitation is not open any more.
drop function invitation_by_token(bytea);
create function invitation_by_token(hash bytea)
returns table (organization_name text, role text, email text, expires_at timestamptz, state text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.name, i.role, i.email, i.expires_at,
    case
      when i.accepted_at is not null then 'accepted'
      when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired'
      else 'open'
    end
  from invitations i join organizations o on o.id = i.organization_id
  where i.token_hash = hash;
end;
grant execute on function invitation_by_token(bytea) to relievo_app;
