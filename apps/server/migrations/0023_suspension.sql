-- Whoever is suspended is out at once, everywhere, and stays out of those sessions when it is lifted.
create function end_suspended_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_sessions where user_id = new.id;
  return null;
end $$;
create trigger users_suspended after update of suspended_at on users
  for each row when (new.suspended_at is not null and old.suspended_at is null)
  execute function end_suspended_sessions();
