-- What somebody asks for who cannot use a resource in the forms that it has. Who asks says something about their
-- body, so the request holds no person: whose it is stands beside it, and only they read that.

create table accessible_requests (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  form text not null check (form in
    ('tactile sheet', 'braille', 'large print', 'audio', 'description', 'captions', 'other')),
  words text not null default '' check (length(words) <= 2000),
  state text not null default 'open' check (state in ('open', 'taken', 'answered', 'declined')),
  answer text not null default '' check (length(answer) <= 2000),
  answer_resource_id uuid references resources on delete set null,
  supporters_count integer not null default 0 check (supporters_count >= 0),
  handled_by uuid references users on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  -- Two say the same when they differ only in case, accents or spaces; long words do not fit into an index.
  words_key text generated always as (md5(folded(words))) stored,
  constraint accessible_requests_other_says_what check (form <> 'other' or length(btrim(words)) > 0),
  constraint accessible_requests_settled_says_how
    check (state in ('open', 'taken') or length(btrim(answer)) > 0),
  constraint accessible_requests_link_answers check (answer_resource_id is null or state = 'answered')
);
create unique index accessible_requests_open_key on accessible_requests (resource_id, form, words_key)
  where state in ('open', 'taken');
create index accessible_requests_resource_index on accessible_requests (resource_id, created_at desc);
create index accessible_requests_answer_index on accessible_requests (answer_resource_id)
  where answer_resource_id is not null;
create index accessible_requests_handled_by_index on accessible_requests (handled_by) where handled_by is not null;
call protect('accessible_requests', for_system => 'select');

-- Everybody who wants it, who asked among them, with what they wrote themselves.
create table accessible_request_supporters (
  request_id uuid not null references accessible_requests on delete cascade,
  user_id uuid not null default app_uid() references users on delete cascade,
  is_asker boolean not null default false,
  words text not null default '' check (length(words) <= 2000),
  created_at timestamptz not null default now(),
  primary key (request_id, user_id)
);
create index accessible_request_supporters_user_index on accessible_request_supporters (user_id);
call protect('accessible_request_supporters', for_system => 'select');

-- Who answers for a resource: its author, who reviews in its organization, and administrators.
create function app_answers_for(target uuid) returns boolean language sql stable
  return exists (
    select from resources r where r.id = target and (
      r.submitted_by = (select app_uid())
      or r.organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
      or (select app_is_admin())));
grant execute on function app_answers_for(uuid) to relievo_app;

grant select (id, resource_id, form, words, state, answer, answer_resource_id, supporters_count, handled_at,
  created_at, words_key) on accessible_requests to relievo_app;
grant insert (resource_id, form, words) on accessible_requests to relievo_app;
grant update (state, answer, answer_resource_id) on accessible_requests to relievo_app;
create policy accessible_requests_read on accessible_requests for select to relievo_app
  using (exists (select from resources r where r.id = resource_id));
create policy accessible_requests_ask on accessible_requests for insert to relievo_app
  with check ((select app_uid()) is not null and exists (select from resources r where r.id = resource_id));

-- What was answered or declined stays so; who still needs it asks anew.
create policy accessible_requests_handle on accessible_requests for update to relievo_app
  using (state in ('open', 'taken') and app_answers_for(resource_id))
  with check (
    app_answers_for(resource_id)
    and (answer_resource_id is null or exists (select from resources r where r.id = answer_resource_id)));

grant select, delete on accessible_request_supporters to relievo_app;
grant insert (request_id) on accessible_request_supporters to relievo_app;
create policy accessible_request_supporters_read on accessible_request_supporters for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy accessible_request_supporters_join on accessible_request_supporters for insert to relievo_app
  with check (
    user_id = (select app_uid())
    and exists (select from accessible_requests q where q.id = request_id and q.state in ('open', 'taken')));
create policy accessible_request_supporters_leave on accessible_request_supporters for delete to relievo_app
  using (user_id = (select app_uid()));

create function support_own_request() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if app_uid() is not null then
    insert into accessible_request_supporters (request_id, is_asker, words) values (new.id, true, new.words);
  end if;
  return null;
end $$;
create trigger accessible_requests_supported after insert on accessible_requests
  for each row execute function support_own_request();

-- An open request that nobody wants any more is gone; one that somebody works on stays.
create function count_supporters() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update accessible_requests set supporters_count = supporters_count + 1 where id = new.request_id;
  else
    update accessible_requests set supporters_count = supporters_count - 1 where id = old.request_id;
    delete from accessible_requests where id = old.request_id and state = 'open' and supporters_count = 0;
  end if;
  return null;
end $$;
create trigger accessible_request_supporters_count after insert or delete on accessible_request_supporters
  for each row execute function count_supporters();

create function sign_accessible_request() returns trigger language plpgsql as $$
begin
  new.handled_by := app_uid();
  new.handled_at := now();
  return new;
end $$;
create trigger accessible_requests_signed before update of state on accessible_requests
  for each row execute function sign_accessible_request();

-- The rule of resources_read for a person who is not the one asking: nobody hears of what they may not see any more.
create function person_may_see(person uuid, target uuid) returns boolean language sql stable security definer
set search_path = public, pg_temp
  return exists (
    select from resources r where r.id = target and (
      r.visibility = 'public' and r.status = 'approved'
      or r.submitted_by = person
      or r.visibility = 'organization' and exists (
        select from organization_memberships m
        where m.organization_id = r.organization_id and m.user_id = person and m.status = 'active'
          and (r.status = 'approved' or m.role in ('owner', 'admin', 'reviewer')))
      or exists (select from user_roles o where o.user_id = person and o.role in ('admin', 'super_admin'))));

-- The author learns that somebody asks; where the author is gone, the administrators do.
create function tell_accessible_request() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(listener.user_id, 'accessible_request_made', jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'form', new.form, 'words', new.words))
    from resources r
    cross join lateral (
      select r.submitted_by as user_id where r.submitted_by is not null
      union
      select o.user_id from user_roles o where r.submitted_by is null and o.role in ('admin', 'super_admin')
    ) as listener
    where r.id = new.resource_id and listener.user_id is distinct from app_uid();
  return null;
end $$;
create trigger accessible_requests_told after insert on accessible_requests
  for each row execute function tell_accessible_request();

create function tell_supporters() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(s.user_id, 'accessible_request_' || new.state, jsonb_build_object(
      'resourceId', r.id, 'title', r.title, 'form', new.form, 'words', new.answer))
    from accessible_request_supporters s
    join resources r on r.id = new.resource_id
    where s.request_id = new.id and s.user_id is distinct from app_uid() and person_may_see(s.user_id, r.id);
  return null;
end $$;
create trigger accessible_requests_handled after update of state on accessible_requests
  for each row when (new.state <> old.state and new.state <> 'open') execute function tell_supporters();
