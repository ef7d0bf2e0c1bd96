-- What opens the account of a learner is what their teachers gave them. A second step, which would outlive new words, is
-- there only where a class of theirs allows it; and an account can be handed over to its grown person.

alter table teams add column allows_second_steps boolean not null default false;
grant update (allows_second_steps) on teams to relievo_app;

create function may_hold_second_step(person uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
  return not exists (select from learners where user_id = person)
    or exists (
      select from team_memberships m join teams t on t.id = m.team_id
      where m.user_id = person and t.kind = 'class' and t.allows_second_steps);
grant execute on function may_hold_second_step(uuid) to relievo_auth;

create function keep_second_steps_allowed() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not may_hold_second_step(new.user_id) then
    raise exception 'no class of this learner allows a second step' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger authenticators_allowed before insert on authenticators for each row
  execute function keep_second_steps_allowed();
create trigger passkeys_allowed before insert on passkeys for each row execute function keep_second_steps_allowed();

create function end_second_steps(person uuid) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from authenticators where user_id = person;
  delete from passkeys where user_id = person;
  delete from recovery_codes where user_id = person;
  delete from half_sign_ins where user_id = person;
  delete from verifications where identifier = 'authenticator:' || person;
end $$;

-- Those that were set before any class could allow them.
select end_second_steps(user_id) from learners where not may_hold_second_step(user_id);

create function end_second_steps_forbidden() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform end_second_steps(m.user_id) from team_memberships m
    where m.team_id = new.id and not may_hold_second_step(m.user_id);
  return null;
end $$;
create trigger teams_second_steps_forbidden after update of allows_second_steps on teams for each row
  when (old.allows_second_steps and not new.allows_second_steps) execute function end_second_steps_forbidden();

create function end_second_steps_left() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  delete from verifications where identifier = 'hand_over:' || old.user_id;
  if not may_hold_second_step(old.user_id) then
    perform end_second_steps(old.user_id);
  end if;
  return null;
end $$;
create trigger team_memberships_left after delete on team_memberships for each row
  execute function end_second_steps_left();

create or replace function letter_group(kind text) returns text language sql immutable parallel safe
return case
  when kind like 'review\_%' or kind in ('resource_returned', 'resource_deleted') then 'decisions'
  when kind like 'accessible\_request\_%' then 'requests'
  when kind = 'resource_reported' then 'reports'
  when kind in ('collection_shared', 'invitation_waiting', 'learner_words_made', 'learner_handed_over') then 'none'
end;

-- Whoever runs an organization may help in every class of it. Where they do not teach it, its teachers hear of it.
create function tell_teachers(class uuid, learner uuid, kind text) returns void language sql security definer
set search_path = public, pg_temp
begin atomic
  select tell(m.user_id, tell_teachers.kind, jsonb_build_object(
      'title', (select display_name from profiles where user_id = learner) || ', ' || t.name,
      'from', coalesce((select display_name from profiles where user_id = app_uid()), '')))
    from team_memberships m join teams t on t.id = m.team_id
    where m.team_id = class and m.teaches and m.user_id is distinct from app_uid()
      and not exists (
        select from team_memberships own where own.team_id = class and own.teaches and own.user_id = app_uid());
end;

-- As before; also a second step that was set by whoever knew the words of before is gone.
create or replace function set_learner_password(class uuid, learner uuid, hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from learners l join team_memberships m on m.user_id = l.user_id
    where l.user_id = learner and m.team_id = class and class = any (app_taught_class_ids());
  if not found then
    return null;
  end if;
  update user_accounts set password = hash, updated_at = now()
    where user_id = learner and provider_id = 'credential';
  delete from user_sessions where user_id = learner;
  delete from verifications where identifier = 'hand_over:' || learner;
  perform end_second_steps(learner);
  perform tell_teachers(class, learner, 'learner_words_made');
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.new_password', 'person', learner, jsonb_build_object('team', class, 'teaches', exists (
      select from team_memberships m where m.team_id = class and m.teaches and m.user_id = app_uid())));
  return (select username from users where id = learner);
end $$;

-- Whether the account was made for this class of the person asking, who begins to hand it over.
create function begin_hand_over(class uuid, learner uuid) returns boolean language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform from learners l join team_memberships m on m.user_id = l.user_id
    where l.user_id = learner and m.team_id = class and class = any (app_taught_class_ids());
  if not found then
    return false;
  end if;
  perform tell_teachers(class, learner, 'learner_handed_over');
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.hand_over', 'person', learner, jsonb_build_object('team', class));
  return true;
end $$;
grant execute on function begin_hand_over(uuid, uuid) to relievo_app;

-- The account is its person's own from now on: it stays when a class ends, and what it says counts for everybody.
alter table learners add column handed_over_at timestamptz;
drop trigger learners_gone on learners;
create trigger learners_gone after delete on learners for each row
  when (old.handed_over_at is null) execute function remove_learner_account();

create function hand_over_learner(learner uuid, address text, hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update learners set handed_over_at = now() where user_id = learner;
  if not found then
    return false;
  end if;
  update users set email = lower(address), email_verified = true, updated_at = now() where id = learner;
  update user_accounts set password = hash, updated_at = now()
    where user_id = learner and provider_id = 'credential';
  perform end_second_steps(learner);
  delete from user_sessions where user_id = learner;
  delete from learners where user_id = learner;
  update profiles set is_learner = false where user_id = learner;
  update likes set in_class = false where user_id = learner and in_class;
  update ratings set in_class = false where user_id = learner and in_class;
  update comments set in_class = false where user_id = learner and in_class;
  insert into audit_log (actor_id, action, subject_type, subject_id) values (learner, 'learner.handed_over', 'person', learner);
  return true;
end $$;
grant execute on function hand_over_learner(uuid, text, text) to relievo_auth;
