-- A session gets a new token when the roles of its person change, so that a token that was seen before opens
-- nothing that was given later. It is exchanged at the next request; what that browser sent at the same moment
-- still arrives under the token before.

alter table user_sessions
  add column renewal_due boolean not null default false,
  add column previous_token text unique,
  add column previous_until timestamptz;

create function renew_sessions() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update user_sessions set renewal_due = true where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger user_roles_renew_sessions after insert or update or delete on user_roles
  for each row execute function renew_sessions();
