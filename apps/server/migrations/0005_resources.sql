-- Files, and the resources that readers see.

create table files (
  id uuid primary key default uuid_v7(),
  owner_id uuid default app_uid() references users on delete set null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  media_type text not null,
  name text not null default '' check (length(name) <= 500),
  created_at timestamptz not null default now()
);
create index files_owner_id_index on files (owner_id, created_at desc);
create index files_sha256_index on files (sha256);
call protect('files', for_system => 'select, insert, delete');

alter table profiles add foreign key (avatar_file_id) references files on delete set null;

create table resources (
  id uuid primary key default uuid_v7(),
  title text not null check (length(btrim(title)) between 1 and 300),
  name text not null default '' check (length(name) <= 300),
  description text not null default '' check (length(description) <= 5000),
  category text check (length(category) <= 100),
  type text check (length(type) <= 50),
  content_type text check (length(content_type) <= 50),
  difficulty_level text check (length(difficulty_level) <= 50),
  subject text check (length(subject) <= 100),
  graphic_type text check (length(graphic_type) <= 50),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  format text check (format in ('pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif', 'mp4', 'avi', 'mov', 'ppt', 'pptx',
    'svg', 'csv', 'chart')),
  alt_text text not null default '' check (length(alt_text) <= 5000),
  url text,
  image_url text,
  thumbnail_url text,
  source_file_id uuid references files on delete set null,
  image_file_id uuid references files on delete set null,
  thumbnail_file_id uuid references files on delete set null,
  file_size bigint check (file_size >= 0),
  conversion_metadata jsonb not null default '{}' check (jsonb_typeof(conversion_metadata) = 'object'),
  language text not null default 'en',
  licence text not null default '',
  is_premium boolean not null default false,
  status text not null default 'pending' check (status in ('approved', 'pending', 'rejected')),
  visibility text not null default 'private' check (visibility in ('public', 'organization', 'private')),
  organization_id uuid references organizations on delete set null,
  submitted_by uuid default app_uid() references users on delete cascade,
  author_name text not null default '' check (length(author_name) <= 200),
  submitted_at timestamptz,
  popularity_score double precision not null default 0,
  view_count bigint not null default 0 check (view_count >= 0),
  download_count bigint not null default 0 check (download_count >= 0),
  rating double precision check (rating between 1 and 5),
  likes_count integer not null default 0 check (likes_count >= 0),
  comments_count integer not null default 0 check (comments_count >= 0),
  version integer not null default 1 check (version >= 1),
  -- What filters compare. Under row-level security an index serves a filter only when its operator is leakproof:
  -- equality of columns is, lower() is not.
  category_key text generated always as (folded(category)) stored,
  subject_key text generated always as (folded(subject)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resources_organization_named check (visibility <> 'organization' or organization_id is not null),
  constraint resources_unsubmitted_is_private
    check (submitted_at is not null or (visibility = 'private' and status = 'pending'))
);
create trigger resources_touch before update on resources for each row
  when (old.view_count = new.view_count and old.download_count = new.download_count
    and old.popularity_score = new.popularity_score and old.likes_count = new.likes_count
    and old.comments_count = new.comments_count and old.rating is not distinct from new.rating)
  execute function touch();
call protect('resources', for_system => 'select, update');

-- What belonged to an organization goes back to its authors when the organization is dissolved.
create function hand_back_resources() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update resources
    set organization_id = null, visibility = case visibility when 'organization' then 'private' else visibility end
    where organization_id = old.id;
  return old;
end $$;
create trigger organizations_dissolved before delete on organizations
  for each row execute function hand_back_resources();

-- Lists: each index ends in the id, so that a page is found by the index alone and ties have an order.
create index resources_newest_index on resources (created_at desc, id desc) where status = 'approved';
create index resources_title_index on resources (lower(title), id) where status = 'approved';
create index resources_popular_index on resources (popularity_score desc, id desc) where status = 'approved';
create index resources_viewed_index on resources (view_count desc, id desc) where status = 'approved';
create index resources_category_index on resources (category_key, created_at desc, id desc) where status = 'approved';
create index resources_subject_index on resources (subject_key, created_at desc, id desc) where status = 'approved';
create index resources_organization_index on resources (organization_id, created_at desc) where organization_id is not null;
create index resources_submitted_by_index on resources (submitted_by, created_at desc);
create index resources_source_file_index on resources (source_file_id) where source_file_id is not null;
create index resources_image_file_index on resources (image_file_id) where image_file_id is not null;
create index resources_thumbnail_file_index on resources (thumbnail_file_id) where thumbnail_file_id is not null;
create index resources_pending_index on resources (submitted_at) where status = 'pending' and submitted_at is not null;

grant select, delete on resources to relievo_app;
grant insert (title, name, description, category, type, content_type, difficulty_level, subject, graphic_type, tags,
  format, alt_text, url, image_url, thumbnail_url, source_file_id, image_file_id, thumbnail_file_id, file_size,
  conversion_metadata, language, licence, is_premium, organization_id, author_name) on resources to relievo_app;
grant update (title, name, description, category, type, content_type, difficulty_level, subject, graphic_type, tags,
  format, alt_text, url, image_url, thumbnail_url, source_file_id, image_file_id, thumbnail_file_id, file_size,
  conversion_metadata, language, licence, is_premium, organization_id, author_name) on resources to relievo_app;

-- Who may see what: docs/visibility.md prints the cells of this rule, apps/server/testing/visibility.ts says it in
-- TypeScript, and search_resources repeats it.
create policy resources_read on resources for select to relievo_app
  using (
    visibility = 'public' and status = 'approved'
    or submitted_by = (select app_uid())
    or visibility = 'organization' and status = 'approved' and organization_id = any ((select app_org_ids())::uuid[])
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin()));
create policy resources_make on resources for insert to relievo_app
  with check (
    submitted_by = (select app_uid())
    and (select app_can_upload())
    and (organization_id is null or organization_id = any ((select app_org_ids())::uuid[])));

-- What readers see, or reviewers are looking at, does not change under their hands: those go by a new version.
create policy resources_edit on resources for update to relievo_app
  using (
    submitted_by = (select app_uid()) and (submitted_at is null or status = 'rejected') and (select app_can_upload()))
  with check (organization_id is null or organization_id = any ((select app_org_ids())::uuid[]));
create policy resources_remove on resources for delete to relievo_app
  using (submitted_by = (select app_uid()) or (select app_is_admin()));

-- A file is read by who put it there and by who can see what shows it.
grant select, delete on files to relievo_app;
grant insert (id, sha256, size, media_type, name) on files to relievo_app;
create policy files_put on files for insert to relievo_app
  with check (owner_id = (select app_uid()));
create policy files_remove on files for delete to relievo_app
  using (owner_id = (select app_uid()) or (select app_is_admin()));

-- An author is known to who can see their work; members of an organization know each other.
grant select on profiles to relievo_app;
grant update (avatar_file_id, avatar_alt, bio) on profiles to relievo_app;
create function app_colleague_ids() returns uuid[] language sql stable security definer set search_path = public
  return array(
    select distinct m.user_id from organization_memberships m
    where m.status = 'active' and m.organization_id = any (app_org_ids()));
grant execute on function app_colleague_ids() to relievo_app;
create policy profiles_read on profiles for select to relievo_app
  using (
    user_id = (select app_uid())
    or user_id = any ((select app_colleague_ids())::uuid[])
    or exists (select from resources r where r.submitted_by = user_id)
    or (select app_is_admin()));
create policy profiles_change on profiles for update to relievo_app using (user_id = (select app_uid()));
