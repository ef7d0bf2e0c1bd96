-- What the tier of an organization opens is granted by a super administrator: whoever founds an organization gets its
-- tier by that alone, and nothing that is paid for.
create table tier_grants (
  organization_id uuid primary key references organizations on delete cascade,
  granted_by uuid default app_uid() references users on delete set null,
  granted_at timestamptz not null default now()
);
create index tier_grants_granted_by_index on tier_grants (granted_by) where granted_by is not null;
call protect('tier_grants', for_system => 'select');

grant select, delete on tier_grants to relievo_app;
grant insert (organization_id) on tier_grants to relievo_app;
create policy tier_grants_read on tier_grants for select to relievo_app
  using (organization_id = any ((select app_org_ids())::uuid[]) or (select app_is_admin()));
create policy tier_grants_give on tier_grants for insert to relievo_app
  with check ((select app_is_super_admin()));
create policy tier_grants_take on tier_grants for delete to relievo_app using ((select app_is_super_admin()));

-- Nobody but an administrator could set these two, so they were granted already.
insert into tier_grants (organization_id)
  select id from organizations where subscription_tier in ('premium', 'enterprise');

create or replace function app_is_subscriber() returns boolean
language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from organization_memberships m
      join organizations o on o.id = m.organization_id
      join tier_grants g on g.organization_id = o.id
    where m.user_id = app_uid() and m.status = 'active' and o.subscription_tier <> 'free');

create or replace function guard_organization() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if coalesce(current_setting('app.user_id', true), '') = '' then
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
