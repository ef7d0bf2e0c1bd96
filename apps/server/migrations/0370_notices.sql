-- A person says for each group of letters whether they come with the notices; the notices come anyway.
alter table preferences
  add column mails_requests boolean not null default true,
  add column mails_reports boolean not null default true;
grant update (mails_requests, mails_reports) on preferences to relievo_app;

-- The group of the letters of a kind; null where they are about the account itself and always come.
create function letter_group(kind text) returns text language sql immutable parallel safe
return case
  when kind like 'review\_%' then 'decisions'
  when kind like 'accessible\_request\_%' then 'requests'
  when kind = 'resource_reported' then 'reports'
end;

-- The letter knows whose it is, so that the way to stop such letters stands in it.
create or replace function tell(person uuid, kind text, payload jsonb) returns void
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notices (user_id, kind, payload) values (person, kind, payload);
  insert into mail_outbox ("to", template, payload)
    select u.email, kind, payload || jsonb_build_object('name', u.name, 'personId', u.id)
    from users u join preferences p on p.user_id = u.id
    where u.id = person and case letter_group(kind)
      when 'decisions' then p.mails_decisions
      when 'requests' then p.mails_requests
      when 'reports' then p.mails_reports
      else true
    end;
end;

-- Open pages follow what is new and what was read elsewhere. A transaction calls the same out only once.
create function announce_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('notices', json_build_object('id', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger notices_announce after insert or update of read_at or delete on notices
  for each row execute function announce_notices();
