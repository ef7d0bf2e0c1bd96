-- The record says of what is set for the whole place, and of the name of a team, what it was before and what it is now.

-- Of two states what differs; null where all is as it was.
create function changed_parts(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = public, pg_temp
  return (
    select jsonb_build_object('before', jsonb_object_agg(key, before -> key), 'after', jsonb_object_agg(key, value))
    from jsonb_each(after) where before -> key is distinct from value having count(*) > 0);

create function read_set_values(s site_settings) returns jsonb
language sql immutable set search_path = public, pg_temp
  return jsonb_build_object(
    'signUpIsOpen', s.sign_up_is_open,
    'banner', s.banner,
    'foundingOpensTier', s.founding_opens_tier,
    'uploadRoles', s.upload_roles,
    'fileMegabytes', s.file_megabytes,
    'videoMegabytes', s.video_megabytes,
    'personMegabytes', s.person_megabytes,
    'organizationMegabytes', s.organization_megabytes,
    'providersOff', s.providers_off,
    'languageModelProvider', s.ai_provider,
    'languageModelAddress', s.ai_endpoint,
    'languageModel', s.ai_model,
    'showsSampleFigures', s.shows_sample_figures);

-- Whichever way it is changed, in the transaction that does it. Whether a second step is required is recorded by who
-- says so, which may be whoever holds the server.
create function log_site_settings() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  changes jsonb := changed_parts(read_set_values(old), read_set_values(new));
begin
  if changes is not null then
    insert into audit_log (actor_id, action, subject_type, details)
      values (app_uid(), 'site.settings_changed', 'site', changes);
  end if;
  return null;
end $$;

create trigger site_settings_logged after update on site_settings for each row execute function log_site_settings();

create or replace function change_site_settings(settings jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_is_super_admin() then
    return false;
  end if;
  update site_settings set
    sign_up_is_open = (settings ->> 'signUpIsOpen')::boolean,
    banner = settings ->> 'banner',
    founding_opens_tier = (settings ->> 'foundingOpensTier')::boolean,
    upload_roles = array(select jsonb_array_elements_text(settings -> 'uploadRoles')),
    file_megabytes = (settings ->> 'fileMegabytes')::integer,
    video_megabytes = (settings ->> 'videoMegabytes')::integer,
    person_megabytes = (settings ->> 'personMegabytes')::integer,
    organization_megabytes = (settings ->> 'organizationMegabytes')::integer,
    providers_off = array(select jsonb_array_elements_text(settings -> 'providersOff')),
    ai_provider = settings -> 'languageModel' ->> 'provider',
    ai_endpoint = settings -> 'languageModel' ->> 'endpoint',
    ai_model = settings -> 'languageModel' ->> 'model';
  return true;
end $$;

create or replace function require_second_step(required boolean, who uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes jsonb;
begin
  if who is not null and not exists (select from user_roles where user_id = who and role = 'super_admin') then
    return false;
  end if;
  select changed_parts(
      jsonb_build_object('requiresSecondStep', requires_second_step), jsonb_build_object('requiresSecondStep', required))
    into changes from site_settings for update;
  if changes is not null then
    update site_settings set requires_second_step = required;
    insert into audit_log (actor_id, action, subject_type, details)
      values (who, 'site.settings_changed', 'site', changes);
  end if;
  return true;
end $$;

create or replace function log_team() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into audit_log (action, subject_type, subject_id, details)
    select 'organization.team_' || case tg_op when 'INSERT' then 'made' when 'UPDATE' then 'renamed' else 'deleted' end,
        'organization', o.id, jsonb_strip_nulls(jsonb_build_object('team', coalesce(new.id, old.id),
          'name', case when tg_op <> 'UPDATE' then coalesce(new.name, old.name) end,
          'before', case when tg_op = 'UPDATE' then jsonb_build_object('name', old.name) end,
          'after', case when tg_op = 'UPDATE' then jsonb_build_object('name', new.name) end))
      from organizations o where o.id = coalesce(new.organization_id, old.organization_id);
  return null;
end $$;
