-- The searches that most people made, without those that lead to nothing, as they were found less than a quarter of an hour
-- ago. Each request looked at all searches of the time and tried twenty of them, which took 28,000 pages.
create table kept_trends (
  -- The organization whose resources were searched too; nobody's id where only the public library was.
  shown_to uuid not null,
  days_back integer not null,
  trends jsonb not null,
  made_at timestamptz not null default now(),
  primary key (shown_to, days_back)
);
call protect('kept_trends', 'select, insert, update, delete');
grant select on kept_trends to relievo_app;
create policy kept_trends_read on kept_trends for select to relievo_app
  using (shown_to = coalesce((select app_org()), '00000000-0000-0000-0000-000000000000'));
