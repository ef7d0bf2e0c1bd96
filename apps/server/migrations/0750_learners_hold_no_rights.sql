-- Whoever founds an organization may upload. An account that was made for a class holds no right in any organization:
-- the questions that policies ask answer no, whatever stands in the rows that they read.

alter policy organizations_found on organizations with check (
  created_by = (select app_uid()) and type <> 'personal' and subscription_tier = 'basic' and (select app_can_upload()));

create or replace function app_can_upload() returns boolean
language sql stable security definer set search_path = public, pg_temp
  return not app_is_learner() and exists (
    select from user_roles where user_id = app_uid()
      and (role in ('admin', 'super_admin') or role = any ((select upload_roles from site_settings)::text[])));

create or replace function app_org_ids(roles text[] default null) returns uuid[]
language sql stable security definer set search_path = public, pg_temp
  return array(
    select organization_id from organization_memberships
    where user_id = app_uid() and status = 'active'
      and (roles is null or role = any (roles) and not app_is_learner()));

create or replace function app_taught_class_ids() returns uuid[] language sql stable security definer
set search_path = public, pg_temp
  return array(
    select t.id
    from organization_memberships m
    join teams t on t.organization_id = m.organization_id and t.kind = 'class'
    where m.user_id = app_uid() and m.status = 'active' and not app_is_learner()
      and (m.role in ('owner', 'admin')
        or exists (
          select from team_memberships x where x.team_id = t.id and x.user_id = m.user_id and x.teaches)));

-- Nor does anybody write such rights down, so that no list says what is not so.
create function keep_learner_without_rights() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if exists (select from learners where user_id = new.user_id) then
    raise exception 'an account that was made for a class holds no right' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger user_roles_of_learners before insert or update on user_roles
  for each row when (new.role <> 'student') execute function keep_learner_without_rights();
create trigger organization_memberships_of_learners before insert or update on organization_memberships
  for each row when (new.role <> 'member') execute function keep_learner_without_rights();
create trigger team_memberships_of_learners before insert or update on team_memberships
  for each row when (new.teaches) execute function keep_learner_without_rights();

-- A personal workspace is for one person.
alter policy invitations_send on invitations with check (
  invited_by = (select app_uid())
  and exists (select from organizations o where o.id = organization_id and o.type <> 'personal')
  and (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
    or role = 'member' and team_id = any ((select app_taught_class_ids())::uuid[]))
  and (team_id is null
    or exists (select from teams t where t.id = team_id and t.organization_id = invitations.organization_id)));
alter policy teams_make on teams with check (
  exists (select from organizations o where o.id = organization_id and o.type <> 'personal')
  and (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
    or kind = 'class' and (select app_can_upload()) and organization_id = any ((select app_org_ids())::uuid[])));

-- Who asks for no accessible versions supports none that others ask for: how many do is a vote.
alter policy accessible_request_supporters_join on accessible_request_supporters with check (
  user_id = (select app_uid()) and not (select app_is_learner())
  and exists (select from accessible_requests q where q.id = request_id and q.state in ('open', 'taken')));
