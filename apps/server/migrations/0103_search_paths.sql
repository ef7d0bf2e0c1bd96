-- A temporary table is found before all others unless pg_temp is named last: whoever could make one called
-- user_roles would decide for themselves what a definer function reads there.
do $$
declare
  definer regprocedure;
begin
  for definer in
    select oid from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace and proconfig = '{search_path=public}'
  loop
    execute format('alter function %s set search_path = public, pg_temp', definer);
  end loop;
end $$;
