-- The first super administrator comes from whoever holds the server, and there is a first one only once: two who
-- redeem a link at the same moment take turns.
create function make_first_administrator(person uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('first administrator', 0));
  if exists (select from user_roles where role = 'super_admin') then
    return false;
  end if;
  insert into user_roles (user_id, role) values (person, 'super_admin');
  insert into audit_log (actor_id, action, subject_type, subject_id)
    values (person, 'administrator.first', 'user', person);
  return true;
end $$;
grant execute on function make_first_administrator(uuid) to relievo_auth;
