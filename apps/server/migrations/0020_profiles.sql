-- A picture of a person has words, or it is not shown.
update profiles set avatar_file_id = null where avatar_file_id is not null and btrim(avatar_alt) = '';
alter table profiles add constraint profiles_avatar_described
  check (avatar_file_id is null or length(btrim(avatar_alt)) > 0);

-- Letters about decisions can be switched off; the notice in the product comes anyway.
alter table preferences add column mails_decisions boolean not null default true;
grant update (mails_decisions) on preferences to relievo_app;

create or replace function tell(person uuid, kind text, payload jsonb) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notices (user_id, kind, payload) values (person, kind, payload);
  insert into mail_outbox ("to", template, payload)
    select u.email, kind, payload || jsonb_build_object('name', u.name)
    from users u join preferences p on p.user_id = u.id
    where u.id = person and (p.mails_decisions or kind not like 'review\_%');
end;

-- One link at a time for each purpose: asking twice at the same moment leaves one.
delete from verifications v
  where exists (select from verifications w where w.identifier = v.identifier and w.id > v.id);
create unique index verifications_identifier_key on verifications (identifier);
drop index verifications_identifier_index;
