-- How far the starter library is while it is filled: everybody may follow it.
alter table site_settings add column library_progress_id uuid references job_progress on delete set null;
create index site_settings_library_progress_index on site_settings (library_progress_id);
grant select, update (library_progress_id) on site_settings to relievo_system;
create policy site_settings_system on site_settings for all to relievo_system using (true) with check (true);

alter policy job_progress_read on job_progress using (
  owner_id = (select app_uid())
  or (select app_is_admin())
  or exists (select from output_requests q where q.progress_id = job_progress.id)
  or exists (select from site_settings s where s.library_progress_id = job_progress.id));
