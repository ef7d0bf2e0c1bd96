-- The log holds every look and every download of a person. One that comes again within the half hour in which a
-- visit counts once is marked: it is no new visit, and no line of its own among what the person did.
alter table content_access_logs add column is_repeat boolean not null default false;
grant insert (is_repeat) on content_access_logs to relievo_app;
