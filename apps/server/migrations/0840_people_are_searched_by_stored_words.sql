-- Administrators search people by words that are folded when they are stored. A search folded the name and the address of
-- every person twice before, and took seconds where there are tens of thousands.
alter table profiles add column folded_names text not null
  generated always as (folded(display_name || ' ' || coalesce(username, ''))) stored;
alter table profiles add column folded_name text not null generated always as (folded(display_name)) stored;
alter table users add column folded_email text not null generated always as (folded(email)) stored;

create or replace view administered_people with (security_barrier) as
  select u.id, coalesce(p.display_name, u.name) as display_name, p.username, u.email, u.email_verified, u.created_at,
    u.suspended_at, u.deletion_requested_at,
    array(select r.role from user_roles r where r.user_id = u.id order by r.granted_at, r.role) as roles,
    (select max(s.updated_at) from user_sessions s where s.user_id = u.id) as seen_at,
    administers((select app_uid()), u.id) as is_administered,
    coalesce(p.folded_names, folded(u.name)) || ' ' || u.folded_email as folded_words,
    coalesce(p.folded_name, folded(u.name)) as folded_name
  from users u left join profiles p on p.user_id = u.id
  where (select app_is_admin()) and not exists (select from learners l where l.user_id = u.id);
