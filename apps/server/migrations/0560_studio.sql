-- A person's devices, braille, voice and licence: what is made for them begins with it. Of an output there may be one
-- as most people read it, and others in another grade of braille or another voice; each is made once, for whoever
-- reads it so.
alter table preferences add column studio jsonb not null default '{}' check (jsonb_typeof(studio) = 'object');
grant update (studio) on preferences to relievo_app;

alter table outputs add column variant jsonb not null default '{}'
  check (jsonb_typeof(variant) = 'object' and length(variant::text) <= 200);
alter table outputs drop constraint outputs_one_of_each;
alter table outputs add constraint outputs_one_of_each unique (resource_id, version, format, profile, variant, part);

alter table output_requests add column variant jsonb not null default '{}'
  check (jsonb_typeof(variant) = 'object' and length(variant::text) <= 200);
alter table output_requests drop constraint output_requests_resource_id_version_format_profile_key;
alter table output_requests add constraint output_requests_one_of_each
  unique (resource_id, version, format, profile, variant);
grant insert (variant) on output_requests to relievo_app;

-- A card says what cannot be made as most people read it.
create or replace function list_impossible_forms(resource uuid, at_version integer) returns jsonb
language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('format', q.format, 'profile', q.profile) order by q.format, q.profile), '[]')
    from output_requests q
    where q.resource_id = resource and q.version = at_version and q.state = 'impossible' and q.variant = '{}';
end;
