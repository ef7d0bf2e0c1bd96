-- A picture that is converted step by step is a draft with a file of its own, which goes with it.
alter table drafts add column source_file_id uuid references files on delete cascade;
create index drafts_source_file_index on drafts (source_file_id) where source_file_id is not null;

-- Whoever names a file in a draft could read it by the draft: so it is one's own.
create function guard_draft_files() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_has_role(current_user, 'relievo_app', 'usage') and not app_owns_file(new.source_file_id) then
    raise exception 'a draft shows a file of its author only' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger drafts_guard_files before insert or update of source_file_id on drafts
  for each row execute function guard_draft_files();

-- A picture and the resource that came of it are one piece of work of its author, whatever number of tabs is open.
create unique index drafts_converter_resource_key on drafts (resource_id, owner_id) where kind = 'converter';
