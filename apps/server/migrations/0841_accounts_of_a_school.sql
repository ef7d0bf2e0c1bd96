-- A learner may enter classes of other schools by their codes. What opens the account stays with the school that it was made
-- for: neither new words, nor handing it over, nor a second step comes from elsewhere.

create function is_taught_account(class uuid, learner uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
  return class = any (app_taught_class_ids())
    and exists (
      select from learners l
        join team_memberships m on m.user_id = l.user_id and not m.teaches
        join teams t on t.id = m.team_id and t.organization_id = l.organization_id
      where l.user_id = learner and m.team_id = class);

create or replace function may_hold_second_step(person uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
  return not exists (select from learners where user_id = person)
    or exists (
      select from learners l
        join team_memberships m on m.user_id = l.user_id
        join teams t on t.id = m.team_id and t.organization_id = l.organization_id
      where l.user_id = person and t.kind = 'class' and t.allows_second_steps);
select end_second_steps(user_id) from learners where not may_hold_second_step(user_id);

-- Teachers hear of it in each class of the learner that the person asking does not teach: also when somebody founds a class
-- of their own for it.
create or replace function tell_teachers(class uuid, learner uuid, kind text) returns void language sql security definer
set search_path = public, pg_temp
begin atomic
  select tell(told.user_id, tell_teachers.kind, jsonb_build_object(
      'title', (select display_name from profiles where user_id = learner) || ', ' || told.name,
      'from', coalesce((select display_name from profiles where user_id = app_uid()), '')))
    from (
      select distinct on (teacher.user_id) teacher.user_id, t.name
      from team_memberships own
        join teams t on t.id = own.team_id and t.kind = 'class'
        join team_memberships teacher on teacher.team_id = t.id and teacher.teaches
      where own.user_id = learner and not own.teaches
        and t.organization_id = (select organization_id from learners where user_id = learner)
        and teacher.user_id is distinct from app_uid()
        and not exists (
          select from team_memberships asking
          where asking.team_id = t.id and asking.teaches and asking.user_id = app_uid())
      order by teacher.user_id, t.id <> tell_teachers.class, t.name) told;
end;

create or replace function set_learner_password(class uuid, learner uuid, hash text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_taught_account(class, learner) then
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

create or replace function begin_hand_over(class uuid, learner uuid) returns boolean language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not is_taught_account(class, learner) then
    return false;
  end if;
  perform tell_teachers(class, learner, 'learner_handed_over');
  insert into audit_log (action, subject_type, subject_id, details)
    values ('learner.hand_over', 'person', learner, jsonb_build_object('team', class));
  return true;
end $$;
