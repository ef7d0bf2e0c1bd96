-- Descriptions that a language model proposes: the provider's key, who may ask now, and how often it was asked.

-- One row, or none. The key is sealed by the server before it comes here; the application may write it for a super
-- administrator and read whether there is one, and only the system reads what was sealed.
create table ai_settings (
  single boolean primary key default true check (single),
  sealed_key bytea not null check (octet_length(sealed_key) between 29 and 600),
  set_by uuid default app_uid() references users on delete set null,
  set_at timestamptz not null default now()
);
create index ai_settings_set_by_index on ai_settings (set_by) where set_by is not null;
call protect('ai_settings', for_system => 'select, insert, update, delete');

grant select (single, set_by, set_at) on ai_settings to relievo_app;
grant insert (sealed_key), update (sealed_key, set_by, set_at), delete on ai_settings to relievo_app;
create policy ai_settings_read on ai_settings for select to relievo_app using ((select app_is_super_admin()));
create policy ai_settings_set on ai_settings for insert to relievo_app
  with check (set_by = (select app_uid()) and (select app_is_super_admin()));
create policy ai_settings_change on ai_settings for update to relievo_app
  using ((select app_is_super_admin())) with check (set_by = (select app_uid()));
create policy ai_settings_clear on ai_settings for delete to relievo_app using ((select app_is_super_admin()));

-- Leave to do one thing once, from one session. It goes when it is used and when the session ends.
create table session_permits (
  token_hash text primary key,
  session_id uuid not null references user_sessions on delete cascade,
  purpose text not null check (length(purpose) between 1 and 100),
  expires_at timestamptz not null
);
create index session_permits_session_index on session_permits (session_id);
call protect('session_permits', for_auth => 'select, insert, update, delete');

-- How often the model was asked on a day: by each person, and by all, which is the row without a person.
create table ai_usage (
  user_id uuid references users on delete cascade,
  day date not null,
  calls integer not null default 1 check (calls > 0),
  unique nulls not distinct (user_id, day)
);
call protect('ai_usage');
grant select on ai_usage to relievo_app;
create policy ai_usage_own on ai_usage for select to relievo_app using (user_id = (select app_uid()));

-- Counts one call before it is made, or says whose calls for the day are used up. It counts by one statement for each
-- row, so that of many at the same moment no more get through than there are left. Whoever is told that all have
-- used theirs rolls back, and has lost none of their own.
create function take_ai_call(of_person integer, of_all integer, today date) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made integer;
begin
  if app_uid() is null then
    raise exception 'only people ask' using errcode = '42501';
  end if;
  insert into ai_usage as u (user_id, day) values (app_uid(), today)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < of_person;
  if not found then
    return 'person';
  end if;
  insert into ai_usage as u (user_id, day) values (null, today)
    on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < of_all
    returning calls into made;
  if not found then
    return 'all';
  end if;
  if made = 1 then
    delete from ai_usage where day < today - 31;
  end if;
  return 'taken';
end $$;
grant execute on function take_ai_call(integer, integer, date) to relievo_app;
