-- One's own work is found by whose it is first: in the order of views alone, the whole library was walked through for
-- somebody whose resources few had opened.
create index resources_own_viewed_index on resources (submitted_by, view_count desc, id desc)
  where status = 'approved' and view_count > 0;
create index resources_own_unfinished_index on resources (submitted_by)
  where status = 'rejected' or submitted_at is null;
