-- A report comes to one end, which is in the record, and its person is told of it.

create function end_report() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'report.' || new.state, 'resource', new.resource_id,
      jsonb_build_object('report', new.id, 'comment', new.comment_id, 'words', new.answer));
  perform tell(new.reporter_id, 'report_answered',
      jsonb_build_object('resourceId', r.id, 'title', r.title, 'words', new.answer))
    from resources r where r.id = new.resource_id;
  return null;
end $$;
create trigger reports_ended after update of state on reports
  for each row when (old.state = 'open' and new.state <> 'open') execute function end_report();

-- Whoever said it learns that others do not see it any more, and that they do again. Hiding twice changes nothing.
create function tell_hidden_comment() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), case when new.hidden_at is null then 'comment.shown' else 'comment.hidden' end, 'resource',
      new.resource_id, jsonb_build_object('comment', new.id));
  perform tell(new.user_id, case when new.hidden_at is null then 'comment_shown' else 'comment_hidden' end,
      jsonb_build_object('resourceId', r.id, 'title', r.title))
    from resources r where r.id = new.resource_id;
  return null;
end $$;
create trigger comments_hidden after update of hidden_at on comments
  for each row when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function tell_hidden_comment();
