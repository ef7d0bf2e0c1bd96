-- What is brought for an organization takes room of it as well as of who brings it: from the first byte, for as long as
-- the file is there and its owner belongs to the organization.
alter table files add column organization_id uuid references organizations on delete set null;
create index files_organization_id_index on files (organization_id) where organization_id is not null;
grant insert (organization_id) on files to relievo_app;
alter policy files_put on files with check (
  owner_id = (select app_uid())
  and (organization_id is null or organization_id = any ((select app_org_ids())::uuid[])));

alter table uploads add column organization_id uuid references organizations on delete set null;
create index uploads_organization_id_index on uploads (organization_id) where organization_id is not null;

-- For which organization the person asking brings files: the one chosen, or the one joined last. A person's own is none.
create function app_uploads_for() returns uuid language sql stable security definer set search_path = public, pg_temp
return (
  select m.organization_id from organization_memberships m join organizations o on o.id = m.organization_id
  where m.user_id = app_uid() and m.status = 'active' and o.type <> 'personal'
    and m.organization_id = (
      select c.organization_id from organization_memberships c
      where c.user_id = app_uid() and c.status = 'active'
      order by (c.organization_id = app_org()) desc nulls last, c.joined_at desc, c.organization_id desc limit 1));

-- What an organization's content takes, and what its members brought for it. What is stored twice counts once.
create function organization_bytes(organization uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp
return (
  select coalesce(sum(size), 0)::bigint from (
    select f.sha256, f.size
    from resources r
      left join outputs o on o.resource_id = r.id
      join files f on f.id in (r.source_file_id, r.image_file_id, r.thumbnail_file_id, o.file_id)
    where r.organization_id = organization
    union
    select f.sha256, f.size from files f
    where f.organization_id = organization and exists (
      select from organization_memberships m where m.organization_id = organization and m.user_id = f.owner_id)
    ) as kept);

create or replace function measure_organization(organization uuid) returns float8
language sql stable security definer set search_path = public, pg_temp
return case when organization = any (app_org_ids('{owner,admin}')) or app_is_admin()
  then organization_bytes(organization)::float8 end;

-- With what is arriving.
create function organization_reserved_bytes(organization uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp
return organization_bytes(organization)
  + coalesce((select sum(size) from uploads where organization_id = organization), 0)::bigint;

-- Told to whoever brings files for it, before they do.
create function app_upload_room(out organization uuid, out name text, out used float8)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.id, o.name, organization_reserved_bytes(o.id)::float8 from organizations o where o.id = app_uploads_for();
end;
grant execute on function app_upload_room() to relievo_app;

-- Two that begin or end at the same moment are looked at one after the other, those of one organization as well.
create function hold_room(organization uuid) returns void language sql set search_path = public, pg_temp
begin atomic
  select pg_advisory_xact_lock(hashtextextended('uploads ' || app_uid(), 0));
  select pg_advisory_xact_lock(hashtextextended('uploads for ' || organization, 0)) where organization is not null;
end;

drop function begin_upload(text, bigint, integer, bigint);

-- The only way in. Says the id, or why not. The limits are named by the settings of the server.
create function begin_upload(
  file_name text, bytes bigint, most_at_once integer, most_bytes bigint, most_organization_bytes bigint)
returns table (id uuid, refusal text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  begun uuid;
  organization uuid := app_uploads_for();
begin
  if not app_can_upload() then
    return query select null::uuid, 'upload_access_missing';
    return;
  end if;
  perform hold_room(organization);
  if (select count(*) from uploads u where u.owner_id = app_uid()) >= most_at_once then
    return query select null::uuid, 'uploads_too_many';
    return;
  end if;
  if app_used_bytes() + bytes > most_bytes then
    return query select null::uuid, 'storage_used_up';
    return;
  end if;
  if organization_reserved_bytes(organization) + bytes > most_organization_bytes then
    return query select null::uuid, 'organization_storage_used_up';
    return;
  end if;
  insert into uploads (name, size, organization_id) values (file_name, bytes, organization)
    returning uploads.id into begun;
  return query select begun, null::text;
end $$;
grant execute on function begin_upload(text, bigint, integer, bigint, bigint) to relievo_app;

-- The row goes when its file is there, in the same transaction. What else was kept in the meantime counts: then the
-- upload stays as it is, and why is said. Of two requests that end the same upload one is late, and finds nothing.
create function end_upload(
  arrived uuid, most_bytes bigint, most_organization_bytes bigint, out organization uuid, out refusal text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_can_upload() then
    refusal := 'upload_access_missing';
    return;
  end if;
  select u.organization_id into organization from uploads u where u.id = arrived and u.owner_id = app_uid();
  perform hold_room(organization);
  if app_used_bytes() > most_bytes then
    refusal := 'storage_used_up';
  elsif organization_reserved_bytes(organization) > most_organization_bytes then
    refusal := 'organization_storage_used_up';
  else
    delete from uploads u where u.id = arrived and u.owner_id = app_uid();
    if not found then
      refusal := 'not_found';
    end if;
  end if;
  if not organization = any (app_org_ids()) then
    organization := null;
  end if;
end $$;
grant execute on function end_upload(uuid, bigint, bigint) to relievo_app;
