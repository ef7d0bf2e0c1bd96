-- A look or a download counts once in half an hour for each person or client. What is kept for that is a keyed hash
-- of who, what and how, and a time: nobody can read from a row whom or what it is about, and it goes when the half
-- hour is over.

create table recent_visits (
  visit bytea primary key check (length(visit) = 32),
  visited_at timestamptz not null
);
create index recent_visits_visited_at_index on recent_visits (visited_at);
call protect('recent_visits', for_system => 'select, delete');

-- One statement decides, so that of many at once one is new.
create function is_new_visit(visit bytea, visited_at timestamptz) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with counted as (
    insert into recent_visits as kept (visit, visited_at) values ($1, $2)
    on conflict (visit) do update set visited_at = excluded.visited_at
      where kept.visited_at <= excluded.visited_at - interval '30 minutes'
    returning 1)
  select exists (select from counted)
$$;
grant execute on function is_new_visit(bytea, timestamptz) to relievo_app;
