-- Student is what everybody is who is nothing else: the first other role takes its place, and who loses the last
-- one is a student again. So the first role in a person's list, the account type shown, is one that was given.

create function outgrow_student() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from user_roles where user_id = new.user_id and role = 'student';
  return null;
end $$;
create trigger user_roles_outgrow_student after insert on user_roles
  for each row when (new.role <> 'student') execute function outgrow_student();

create function fall_back_to_student() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into user_roles (user_id, role)
    select old.user_id, 'student'
    where exists (select from users where id = old.user_id)
      and not exists (select from user_roles where user_id = old.user_id)
    on conflict do nothing;
  return null;
end $$;
create trigger user_roles_fall_back after delete on user_roles
  for each row when (old.role <> 'student') execute function fall_back_to_student();
