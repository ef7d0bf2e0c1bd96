-- Who is in a team finds the collections that are shared with it; whose they are and what they hold is told by the
-- policies of the collections.
alter policy collection_shares_read on collection_shares using (
  person_id = (select app_uid())
  or exists (
    select from team_memberships t where t.team_id = collection_shares.team_id and t.user_id = (select app_uid()))
  or exists (select from user_collections c where c.id = collection_id and c.user_id = (select app_uid())));

-- Whichever way a team changes, in the transaction that does it.
create function log_team() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, subject_type, subject_id, details)
    select 'organization.team_' || case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'renamed' else 'deleted' end,
        'organization', o.id, jsonb_build_object('team', coalesce(new.id, old.id), 'name', coalesce(new.name, old.name))
      from organizations o where o.id = coalesce(new.organization_id, old.organization_id);
  return null;
end $$;
create trigger teams_logged after insert or update or delete on teams for each row execute function log_team();
