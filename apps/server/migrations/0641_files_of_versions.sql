-- The files that a new version would show, for those who decide on it and for its author: readers see them once it is
-- approved. Nothing where the version shows what the resource shows already.
create function version_file(submission uuid, place text)
returns table (sha256 text, size float8, media_type text, name text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select f.sha256, f.size::float8, f.media_type, f.name
  from submissions s
    join resource_versions v on v.id = s.version_id
    join resources r on r.id = s.resource_id
    join files f on f.id = case place
      when 'source' then (v.content ->> 'source_file_id')::uuid
      when 'picture' then (v.content ->> 'image_file_id')::uuid end
  where s.id = submission
    and f.id is distinct from case place when 'source' then r.source_file_id else r.image_file_id end
    and (s.submitted_by = app_uid() or app_may_decide(s.visibility, s.organization_id, s.submitted_by));
end;
grant execute on function version_file(uuid, text) to relievo_app;
