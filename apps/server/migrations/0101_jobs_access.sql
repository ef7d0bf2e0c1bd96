-- Who may do what with the queue. Workers (the system) run it; requests and the account library only put jobs in,
-- through one function, in the transaction of whatever the job is about. None of them can look at it.

grant usage on schema jobs to relievo_system;
grant select, insert, update, delete on all tables in schema jobs to relievo_system;
grant execute on all functions in schema jobs to relievo_system;

-- Where workers listen; named as pg-boss names it.
create function jobs.channel() returns text language sql immutable
  return 'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24);
grant execute on function jobs.channel() to relievo_system;

-- A job carries identifiers and nothing else: whoever reads the queue learns nothing about anybody, and a job that
-- waited for a day still works on what is true then.
create function enqueue_job(queue text, payload jsonb, not_before timestamptz default now()) returns uuid
language plpgsql security definer set search_path = pg_catalog as $$
declare
  job uuid;
begin
  if payload is null or jsonb_typeof(payload) <> 'object' or exists (
    select from jsonb_each(payload)
    where jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) then
    raise exception 'A job of % holds identifiers only, not %.', queue, payload using errcode = 'check_violation';
  end if;

  insert into jobs.job (
    name, data, start_after, created_on, keep_until, policy, dead_letter, expire_seconds, deletion_seconds,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
  select
    q.name, payload, not_before, jobs.job_now(), not_before + q.retention_seconds * interval '1 second', q.policy,
    q.dead_letter, q.expire_seconds, q.deletion_seconds,
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.heartbeat_seconds
  from jobs.queue q
  where q.name = queue
  returning id into job;

  if job is null then
    raise exception 'There is no queue named %.', queue using errcode = 'undefined_object';
  end if;
  if not_before <= jobs.job_now() then
    perform pg_notify(jobs.channel(), queue);
  end if;
  return job;
end $$;

grant execute on function enqueue_job(text, jsonb, timestamptz) to relievo_app, relievo_auth, relievo_system;

-- Whether jobs lie about that nobody takes: something has been ready for a minute, and for a minute no worker has
-- begun anything or shown that it is still at something. A long backlog with a worker on it is not that.
create function jobs_stand_still() returns boolean language sql stable security definer set search_path = pg_catalog
  return exists (
    select from jobs.job
    where state in ('created', 'retry') and not blocked and start_after < jobs.job_now() - interval '1 minute'
  ) and not exists (
    select from jobs.job
    where greatest(started_on, heartbeat_on, completed_on) > jobs.job_now() - interval '1 minute'
  );

grant execute on function jobs_stand_still() to relievo_app, relievo_system;
