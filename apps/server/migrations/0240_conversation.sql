-- How many people gave stars. Whose they are is nobody's business, so that readers cannot count the rows themselves.
create function count_ratings(target uuid) returns integer language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select count(*)::int from ratings where resource_id = target;
end;
grant execute on function count_ratings(uuid) to relievo_app;

-- An average that stays the same changes nothing, and then nothing was updated.
create or replace function average_ratings() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources r set rating = average.stars
    from (select avg(stars) as stars from ratings where resource_id = target) average
    where r.id = target and r.rating is distinct from average.stars;
  return null;
end $$;

-- Every administrator learns of a report, in the product and by mail.
create function tell_report() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(administrator.user_id, 'resource_reported', jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'reason', new.reason, 'words', new.words,
      'comment', coalesce((select c.body from comments c where c.id = new.comment_id), '')))
    from resources r
    cross join (select distinct user_id from user_roles where role in ('admin', 'super_admin')) as administrator
    where r.id = new.resource_id;
  return null;
end $$;
create trigger reports_told after insert on reports for each row execute function tell_report();
