-- Running an organization: its managers see everybody in it, and what they do to a membership stands in the record.

-- As before; and those who manage an organization see who is suspended there, or they could let nobody in again.
create or replace function app_colleague_ids() returns uuid[]
language sql stable security definer set search_path = public, pg_temp
  return array(
    select distinct m.user_id from organization_memberships m
    where m.status = 'active' and m.organization_id = any (app_org_ids())
      or m.organization_id = any (app_org_ids('{owner,admin}')));

-- Whichever way a membership begins, changes or ends, in the transaction that does it. A personal organization is no
-- concern of others, and one that is dissolved is recorded as that.
create function log_membership() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    select app_uid(),
        case
          when tg_op = 'INSERT' then 'organization.member_joined'
          when tg_op = 'DELETE' then 'organization.member_left'
          when new.status = old.status then 'organization.member_role'
          when new.status = 'active' then 'organization.member_restored'
          else 'organization.member_suspended'
        end,
        'person', coalesce(new.user_id, old.user_id),
        jsonb_strip_nulls(jsonb_build_object('organization', o.id, 'from', old.role, 'to', new.role))
      from organizations o
      where o.id = coalesce(new.organization_id, old.organization_id) and o.type <> 'personal';
  return null;
end $$;
create trigger organization_memberships_logged after insert or delete on organization_memberships
  for each row execute function log_membership();
create trigger organization_memberships_change_logged after update of role, status on organization_memberships
  for each row when (new.role <> old.role or new.status <> old.status) execute function log_membership();
