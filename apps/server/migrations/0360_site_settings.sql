-- What administrators set for the whole place, for everyone to see: one row, which is always there.

create table site_settings (
  is_only boolean primary key default true check (is_only),
  shows_sample_figures boolean not null default true,
  updated_at timestamptz not null default now()
);
insert into site_settings default values;
create trigger site_settings_touch before update on site_settings for each row execute function touch();
call protect('site_settings');

grant select on site_settings to relievo_app;
grant update (shows_sample_figures) on site_settings to relievo_app;
create policy site_settings_read on site_settings for select to relievo_app using (true);
create policy site_settings_change on site_settings for update to relievo_app using ((select app_is_admin()));
