-- What a search of the log looks at, folded once, when the entry is written, and not for each entry at each search.
alter table audit_log add column words text not null generated always as (
  folded(action || ' ' || coalesce(subject_id::text, '') || ' ' || details::text)) stored;
