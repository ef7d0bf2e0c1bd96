-- Whoever teaches a class takes back what was sent for it, as those who run the organization do.
alter policy invitations_revoke on invitations using (
  accepted_at is null
  and (organization_id = any ((select app_org_ids('{owner,admin}'))::uuid[])
    or team_id = any ((select app_taught_class_ids())::uuid[])));
