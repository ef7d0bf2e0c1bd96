-- A deep page is found by its ids first and joined afterwards. That is an index-only scan only where the index also
-- holds what the policy looks at; the column status is among it, because the policy names it once more.

drop index resources_newest_index, resources_title_index, resources_popular_index, resources_viewed_index,
  resources_category_index, resources_subject_index;

create index resources_newest_index on resources (created_at desc, id desc)
  include (status, visibility, organization_id, submitted_by) where status = 'approved';
create index resources_title_index on resources (lower(title), id)
  include (status, visibility, organization_id, submitted_by, title) where status = 'approved';
create index resources_popular_index on resources (popularity_score desc, id desc)
  include (status, visibility, organization_id, submitted_by) where status = 'approved';
create index resources_viewed_index on resources (view_count desc, id desc)
  include (status, visibility, organization_id, submitted_by) where status = 'approved';
create index resources_category_index on resources (category_key, created_at desc, id desc)
  include (status, visibility, organization_id, submitted_by) where status = 'approved';
create index resources_subject_index on resources (subject_key, created_at desc, id desc)
  include (status, visibility, organization_id, submitted_by) where status = 'approved';
