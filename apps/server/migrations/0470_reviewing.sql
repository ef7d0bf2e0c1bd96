-- Reviewing: who may decide, who looks after what waits, who answered, and the record of every decision.

-- The one rule for who may decide. Nobody reviews their own work, except who answers for the whole place anyway.
create function app_may_decide(visibility text, organization uuid, author uuid) returns boolean
language sql stable set search_path = public, pg_temp
begin atomic
  select app_is_admin()
    or visibility = 'organization' and (
      organization = any (app_org_ids('{owner}'))
      or organization = any (app_org_ids('{admin,reviewer}')) and author <> app_uid());
end;
grant execute on function app_may_decide(text, uuid, uuid) to relievo_app;

alter policy decisions_make on decisions
  with check (
    author_id = (select app_uid())
    and exists (
      select from submissions s where s.id = submission_id and s.closed_at is null
        and app_may_decide(s.visibility, s.organization_id, s.submitted_by)));

-- A reviewer says that they look after something, so that two do not read the same. It binds nobody.
alter table submissions add column assigned_to uuid references users on delete set null;
create index submissions_assigned_index on submissions (assigned_to) where assigned_to is not null;
grant update (assigned_to) on submissions to relievo_app;
create policy submissions_assign on submissions for update to relievo_app
  using (closed_at is null and app_may_decide(visibility, organization_id, submitted_by))
  with check (assigned_to is null or assigned_to = (select app_uid()));

-- As before, and those who might have decided know who did.
create or replace function reviewer_name(decision uuid) returns text language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select p.display_name
    from decisions d join submissions s on s.id = d.submission_id join profiles p on p.user_id = d.author_id
    where d.id = decision
      and (s.submitted_by = app_uid() or app_may_decide(s.visibility, s.organization_id, s.submitted_by));
end;

-- Every decision stands in the record, whichever way it was made, in the transaction that makes it.
create function log_decision() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    select new.author_id, 'submission.' || new.kind, 'resource', s.resource_id,
        jsonb_build_object('submission', s.id, 'visibility', s.visibility, 'organization', s.organization_id)
      from submissions s where s.id = new.submission_id;
  return null;
end $$;
create trigger decisions_logged after insert on decisions for each row execute function log_decision();

create function log_upload_request() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'upload_request.' || new.state, 'person', new.user_id,
      jsonb_build_object('role', new.role_wanted));
  return null;
end $$;
create trigger upload_requests_logged after update of state on upload_requests
  for each row when (new.state <> 'pending') execute function log_upload_request();
