-- Super administrators see what the server does behind requests, begin again what failed, and end what should not run.

create view administered_jobs with (security_barrier) as
  select j.id, j.name, j.created_on as created_at, j.started_on as started_at, j.completed_on as ended_at,
    j.retry_count + (j.started_on is not null)::int as attempts,
    case j.state when 'created' then 'waiting' when 'retry' then 'waiting' when 'active' then 'working'
      when 'completed' then 'done' else j.state::text end as state,
    case when j.state in ('failed', 'retry') then left(coalesce(j.output ->> 'message', ''), 1000) else '' end as problem
  from jobs.job j
  where (select app_is_super_admin()) and j.name <> 'dead-letters';
grant select on administered_jobs to relievo_app;

-- What a job was for waits again, too: otherwise it would find nothing to do. Of two who begin it again, one does.
create function retry_job(chosen uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  queue text;
  subject uuid;
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update jobs.job set state = 'retry', retry_count = 0, start_after = jobs.job_now(), started_on = null,
      heartbeat_on = null, completed_on = null, keep_until = jobs.job_now() + interval '14 days'
    where id = chosen and state in ('failed', 'cancelled') and name <> 'dead-letters'
    returning name, (select value::uuid from jsonb_each_text(data) limit 1) into queue, subject;
  if not found then
    return false;
  end if;
  update conversions set state = 'waiting', problem = '', begun_at = null, ended_at = null
    where queue = 'convert-file' and id = subject and state = 'failed';
  update output_requests set state = 'waiting', problem = ''
    where queue = 'make-output' and id = subject and state = 'failed';
  update account_exports set state = 'waiting' where queue = 'export-account' and id = subject and state = 'failed';
  update collection_archives set state = 'waiting' where queue = 'pack-collection' and id = subject and state = 'failed';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'job.retried', 'job', chosen, jsonb_build_object('name', queue));
  perform pg_notify(jobs.channel(), queue);
  return true;
exception when unique_violation then
  -- It runs already: of what concerns everything there is one at a time.
  return false;
end $$;
grant execute on function retry_job(uuid) to relievo_app;

-- Whoever waits for it is told as where every try has failed.
create function cancel_job(chosen uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended jobs.job;
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update jobs.job set state = 'cancelled', completed_on = jobs.job_now()
    where id = chosen and state in ('created', 'retry', 'active')
      and name in ('convert-file', 'make-output', 'export-account', 'pack-collection')
    returning * into ended;
  if not found then
    return false;
  end if;
  insert into jobs.job (name, data, policy, keep_until, source_name, source_id, source_created_on, source_retry_count,
      retry_limit, expire_seconds, deletion_seconds, heartbeat_seconds)
    select q.name, ended.data, q.policy, jobs.job_now() + q.retention_seconds * interval '1 second', ended.name, ended.id,
      ended.created_on, ended.retry_count, q.retry_limit, q.expire_seconds, q.deletion_seconds, q.heartbeat_seconds
    from jobs.queue q where q.name = 'dead-letters';
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'job.cancelled', 'job', chosen, jsonb_build_object('name', ended.name));
  perform pg_notify(jobs.channel(), 'dead-letters');
  return true;
end $$;
grant execute on function cancel_job(uuid) to relievo_app;

-- What the whole place takes up, for super administrators alone.
create function measure_place() returns table (
  database_bytes float8, file_bytes float8, files integer, people integer, organizations integer, resources integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select pg_database_size(current_database())::float8,
    (select coalesce(sum(size), 0)::float8 from (select distinct sha256, size from files) as kept),
    (select count(*)::int from files), (select count(*)::int from users),
    (select count(*)::int from organizations), (select count(*)::int from resources)
  where app_is_super_admin();
end;
grant execute on function measure_place() to relievo_app;

create function find_largest_owners(most integer) returns table (display_name text, file_bytes float8, files integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select coalesce(p.display_name, u.name), sum(f.size)::float8, count(*)::int
  from files f join users u on u.id = f.owner_id left join profiles p on p.user_id = u.id
  where app_is_super_admin()
  group by u.id, u.name, p.display_name order by sum(f.size) desc, u.id limit most;
end;
grant execute on function find_largest_owners(integer) to relievo_app;
