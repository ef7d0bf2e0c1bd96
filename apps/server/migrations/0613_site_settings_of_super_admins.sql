-- What super administrators set for the whole place: who may open an account, what everybody is told, and whether the
-- tier that comes with founding an organization opens what is paid for.

alter table site_settings
  add column sign_up_is_open boolean not null default true,
  add column banner text not null default '' check (length(banner) <= 500),
  add column founding_opens_tier boolean not null default false;

create function change_site_settings(sign_up_open boolean, words text, founding_opens boolean) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update site_settings
    set sign_up_is_open = sign_up_open, banner = words, founding_opens_tier = founding_opens;
  insert into audit_log (actor_id, action, subject_type, details)
    values (app_uid(), 'site.settings_changed', 'site', jsonb_build_object(
      'signUpIsOpen', sign_up_open, 'banner', words, 'foundingOpensTier', founding_opens));
  return true;
end $$;
grant execute on function change_site_settings(boolean, text, boolean) to relievo_app;

-- While it is closed, whoever holds an open invitation comes in all the same.
create function may_sign_up(address text) returns boolean
language sql stable security definer set search_path = public, pg_temp
  return (select sign_up_is_open from site_settings) or exists (
    select from invitations
    where lower(email) = lower(address) and accepted_at is null and revoked_at is null and expires_at > now());
grant execute on function may_sign_up(text) to relievo_auth;

create or replace function app_is_subscriber() returns boolean
language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from organization_memberships m
      join organizations o on o.id = m.organization_id
      left join tier_grants g on g.organization_id = o.id
    where m.user_id = app_uid() and m.status = 'active' and o.subscription_tier <> 'free'
      and (g.organization_id is not null or (select founding_opens_tier from site_settings)));
