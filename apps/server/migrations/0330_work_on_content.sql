-- Work on a resource: its draft, what is taken back, and who decided.

-- One piece of work for each resource, whatever number of tabs is open.
create unique index drafts_resource_key on drafts (resource_id) where kind = 'resource';

-- Who may work on a resource: its author, with the right to upload, while nobody is looking at what was submitted.
create function app_may_edit(target uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select app_can_upload()
    and exists (select from resources where id = target and submitted_by = app_uid())
    and not exists (select from submissions where resource_id = target and closed_at is null);
end;
grant execute on function app_may_edit(uuid) to relievo_app;

alter policy drafts_begin on drafts
  with check (
    owner_id = (select app_uid()) and (kind <> 'resource' or resource_id is null or app_may_edit(resource_id)));
alter policy drafts_write on drafts
  using (
    owner_id = (select app_uid()) and (kind <> 'resource' or resource_id is null or app_may_edit(resource_id)));

-- As before, with two changes. The resource is locked before its submission, as by whoever withdraws: who locks in one
-- order never waits in a circle. And what was approved is no draft any more, unless something was written since.
create or replace function decide_submission() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  submission submissions;
  present text;
begin
  perform from resources
    where id = (select resource_id from submissions where id = new.submission_id) for no key update;
  update submissions set closed_at = now() where id = new.submission_id and closed_at is null returning * into submission;
  if submission.id is null then
    raise exception 'this submission is not open any more'
      using errcode = '23514', constraint = 'decisions_submission_open';
  end if;
  select status into present from resources where id = submission.resource_id;
  if new.kind = 'approve' then
    if submission.version_id is not null then
      perform apply_version(submission.resource_id, v.content) from resource_versions v where v.id = submission.version_id;
      delete from drafts d using resource_versions v
        where v.id = submission.version_id and d.resource_id = v.resource_id and d.kind = 'resource'
          and d.content = v.content;
    end if;
    update resources set status = 'approved', visibility = submission.visibility,
        organization_id = coalesce(submission.organization_id, organization_id)
      where id = submission.resource_id;
  elsif present <> 'approved' then
    update resources set status = 'rejected' where id = submission.resource_id;
  end if;
  return new;
end $$;

-- Takes back what waits for its reviewers, and nothing else: what readers see stays where it is. Its author may.
create function withdraw_submission(target uuid) returns boolean language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  present text;
begin
  select status into present from resources where id = target and submitted_by = app_uid() for no key update;
  update submissions set closed_at = now()
    where present is not null and resource_id = target and closed_at is null;
  if not found then
    return false;
  end if;
  if present <> 'approved' then
    update resources set status = 'pending', visibility = 'private', submitted_at = null where id = target;
  end if;
  return true;
end $$;
grant execute on function withdraw_submission(uuid) to relievo_app;

-- Who is answered by somebody may know by whom, also where they see nothing else of that person.
create function reviewer_name(decision uuid) returns text language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select p.display_name
    from decisions d join submissions s on s.id = d.submission_id join profiles p on p.user_id = d.author_id
    where d.id = decision and (s.submitted_by = app_uid() or app_is_admin());
end;
grant execute on function reviewer_name(uuid) to relievo_app;
