-- What its author knows to be wrong with a resource for some readers, in their words. It changes with a version, as
-- all that readers are told does.
alter table resources add column known_flaws text not null default '' check (length(known_flaws) <= 2000);
grant insert (known_flaws), update (known_flaws) on resources to relievo_app;

-- The columns that a version may change; all others are of the resource itself.
create or replace function apply_version(target uuid, content jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  present resources;
  next resources;
begin
  select * into present from resources where id = target for no key update;
  next := jsonb_populate_record(present, content);
  update resources set
    title = next.title, name = next.name, description = next.description, category = next.category,
    type = next.type, content_type = next.content_type, difficulty_level = next.difficulty_level,
    subject = next.subject, graphic_type = next.graphic_type, tags = next.tags, format = next.format,
    alt_text = next.alt_text, known_flaws = next.known_flaws, url = next.url, image_url = next.image_url,
    thumbnail_url = next.thumbnail_url, source_file_id = next.source_file_id, image_file_id = next.image_file_id,
    thumbnail_file_id = next.thumbnail_file_id, file_size = next.file_size,
    conversion_metadata = next.conversion_metadata, language = next.language, licence = next.licence,
    is_premium = next.is_premium, author_name = next.author_name, version = version + 1
  where id = target;
end $$;
