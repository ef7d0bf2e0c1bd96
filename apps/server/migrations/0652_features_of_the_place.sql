-- What else super administrators set for the whole place, besides what the environment of the server says: who uploads,
-- how large and how much, by which providers one signs in, and which language model is asked. Null is as configured.

alter table site_settings
  add column upload_roles text[] not null default '{teacher,professional,institution}'
    check (upload_roles <@ '{teacher,professional,institution}'::text[]),
  add column file_megabytes integer check (file_megabytes between 1 and 102400),
  add column video_megabytes integer check (video_megabytes between 1 and 102400),
  add column person_megabytes integer check (person_megabytes between 1 and 102400000),
  add column organization_megabytes integer check (organization_megabytes between 1 and 102400000),
  add column providers_off text[] not null default '{}'
    check (providers_off <@ '{google,microsoft,oidc}'::text[]),
  add column ai_provider text check (length(ai_provider) between 1 and 100),
  add column ai_endpoint text check (length(ai_endpoint) between 1 and 500),
  add column ai_model text check (length(ai_model) between 1 and 200),
  -- A model without its endpoint would be asked of another one.
  add check (num_nulls(ai_provider, ai_endpoint, ai_model) in (0, 3));

drop function change_site_settings(boolean, text, boolean);
create function change_site_settings(settings jsonb) returns boolean
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
  insert into audit_log (actor_id, action, subject_type, details)
    values (app_uid(), 'site.settings_changed', 'site', settings);
  return true;
end $$;
grant execute on function change_site_settings(jsonb) to relievo_app;

-- Administrators always may.
create or replace function app_can_upload() returns boolean
language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from user_roles where user_id = app_uid()
      and (role in ('admin', 'super_admin') or role = any ((select upload_roles from site_settings)::text[])));
