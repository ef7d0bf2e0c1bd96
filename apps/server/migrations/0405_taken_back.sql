-- Whoever takes somebody else's work away from its readers, or deletes it, does not do so in silence: its author is
-- told. What the system itself does, as when a person leaves and their drafts go with them, is told to nobody.
create or replace function letter_group(kind text) returns text language sql immutable parallel safe
return case
  when kind like 'review\_%' or kind in ('resource_returned', 'resource_deleted') then 'decisions'
  when kind like 'accessible\_request\_%' then 'requests'
  when kind = 'resource_reported' then 'reports'
end;

create function tell_author_of_loss() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if old.submitted_by <> app_uid() then
    perform tell(old.submitted_by, tg_argv[0], jsonb_build_object('resourceId', old.id, 'title', old.title));
  end if;
  return null;
end $$;
create trigger resources_returned_told after update of submitted_at on resources for each row
  when (old.submitted_at is not null and new.submitted_at is null)
  execute function tell_author_of_loss('resource_returned');
create trigger resources_deleted_told after delete on resources for each row
  execute function tell_author_of_loss('resource_deleted');
