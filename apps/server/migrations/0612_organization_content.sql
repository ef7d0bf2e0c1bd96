-- Owners and admins of an organization change who sees what it has published, and what category it stands under.

-- Who sees it is only ever narrowed: what everybody sees was looked at by the reviewers of the platform. The change
-- stands in the record as it was before and after, and is undone from there. Returns it, and how many were changed.
create function change_organization_content(
  organization uuid, chosen uuid[], new_visibility text, new_category text, out change_id uuid, out changed integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changes jsonb;
begin
  changed := 0;
  if not organization = any (app_org_ids('{owner,admin}')) or new_visibility not in ('organization', 'private') then
    return;
  end if;
  with held as (
    select id, visibility, category from resources
    where organization_id = organization and id = any (chosen) and status = 'approved' and visibility <> 'private'
      and (visibility is distinct from coalesce(new_visibility, visibility)
        or category is distinct from coalesce(new_category, category))
    order by id for update),
  done as (
    update resources r set visibility = coalesce(new_visibility, r.visibility),
      category = coalesce(new_category, r.category)
    from held where r.id = held.id
    returning r.id, jsonb_build_object('id', r.id,
      'before', jsonb_build_object('visibility', held.visibility, 'category', held.category),
      'after', jsonb_build_object('visibility', r.visibility, 'category', r.category)) as change)
  select coalesce(jsonb_agg(change order by id), '[]'), count(*) into changes, changed from done;
  if changed > 0 then
    insert into audit_log (actor_id, action, subject_type, subject_id, details)
      values (app_uid(), 'organization.content_changed', 'organization', organization,
        jsonb_build_object('resources', changes))
      returning id into change_id;
  end if;
end $$;
grant execute on function change_organization_content(uuid, uuid[], text, text) to relievo_app;

-- Gives back what a change took, where nobody has changed it since. Only who made the change undoes it, and once.
create function undo_organization_content(change uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made audit_log;
  restored integer;
begin
  select * into made from audit_log
    where id = change and action = 'organization.content_changed' and actor_id = app_uid();
  if not found or not made.subject_id = any (app_org_ids('{owner,admin}')) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(change::text, 0));
  if exists (select from audit_log where action = 'organization.content_restored' and details ->> 'change' = change::text
      and subject_id = made.subject_id) then
    return null;
  end if;
  update resources r set visibility = one.value #>> '{before,visibility}', category = one.value #>> '{before,category}'
    from jsonb_array_elements(made.details -> 'resources') as one
    where r.id = (one.value ->> 'id')::uuid and r.organization_id = made.subject_id and r.status = 'approved'
      and r.visibility = one.value #>> '{after,visibility}'
      and r.category is not distinct from one.value #>> '{after,category}';
  get diagnostics restored = row_count;
  insert into audit_log (actor_id, action, subject_type, subject_id, details)
    values (app_uid(), 'organization.content_restored', 'organization', made.subject_id,
      jsonb_build_object('change', change, 'restored', restored));
  return restored;
end $$;
grant execute on function undo_organization_content(uuid) to relievo_app;

-- What the files of an organization's resources take up, for those who manage it. What is stored twice counts once.
create function measure_organization(organization uuid) returns float8
language sql stable security definer set search_path = public, pg_temp
return (
  select case when organization = any (app_org_ids('{owner,admin}')) or app_is_admin() then (
    select coalesce(sum(size), 0)::float8 from (
      select distinct f.sha256, f.size
      from resources r
        left join outputs o on o.resource_id = r.id
        join files f on f.id in (r.source_file_id, r.image_file_id, r.thumbnail_file_id, o.file_id)
      where r.organization_id = organization) as kept) end);
grant execute on function measure_organization(uuid) to relievo_app;
