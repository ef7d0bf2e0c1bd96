-- Only those who can answer a report are told of one.
create or replace function tell_report() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(administrator.user_id, 'resource_reported', jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'reason', new.reason, 'words', new.words,
      'comment', coalesce((select c.body from comments c where c.id = new.comment_id), '')))
    from resources r
    cross join (select distinct user_id from user_roles where role = 'super_admin') as administrator
    where r.id = new.resource_id;
  return null;
end $$;

create index comments_hidden_index on comments (hidden_at desc, id) where hidden_at is not null;
