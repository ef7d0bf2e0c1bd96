-- What goes out to people and what is kept of what was done.

create table notices (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 100),
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_user_index on notices (user_id, created_at desc);
create index notices_unread_index on notices (user_id) where read_at is null;
call protect('notices', for_system => 'select, insert, delete', for_auth => 'insert');

grant select, delete on notices to relievo_app;
grant update (read_at) on notices to relievo_app;
create policy notices_read on notices for select to relievo_app using (user_id = (select app_uid()));
create policy notices_mark on notices for update to relievo_app using (user_id = (select app_uid()));
create policy notices_dismiss on notices for delete to relievo_app using (user_id = (select app_uid()));

-- A mail is written in the transaction of its cause, so that there is never one without the other, and sent by the
-- worker. The message id is its identity for all servers on the way.
create table mail_outbox (
  id uuid primary key default uuid_v7(),
  "to" text not null check (length("to") between 3 and 320),
  template text not null check (length(template) between 1 and 100),
  payload jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text not null default '',
  message_id text not null unique default uuid_v7()::text,
  created_at timestamptz not null default now()
);
create index mail_outbox_due_index on mail_outbox (next_attempt_at) where status in ('waiting', 'sending');
create index mail_outbox_created_at_index on mail_outbox (created_at);
call protect('mail_outbox', for_system => 'select, insert, update, delete');

-- The application and the account library put mail in and cannot read it: it holds the links of other people.
grant insert ("to", template, payload, message_id) on mail_outbox to relievo_app, relievo_auth;
create policy mail_outbox_write on mail_outbox for insert to relievo_app, relievo_auth with check (true);

create table contact_messages (
  id uuid primary key default uuid_v7(),
  user_id uuid default app_uid() references users on delete set null,
  name text not null check (length(btrim(name)) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  subject text not null default '' check (length(subject) <= 300),
  body text not null check (length(btrim(body)) between 1 and 10000),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_user_index on contact_messages (user_id) where user_id is not null;
create index contact_messages_open_index on contact_messages (created_at) where answered_at is null;
call protect('contact_messages', for_system => 'select');

grant select on contact_messages to relievo_app;
grant insert (name, email, subject, body) on contact_messages to relievo_app;
grant update (answered_at) on contact_messages to relievo_app;
create policy contact_messages_read on contact_messages for select to relievo_app using ((select app_is_admin()));
create policy contact_messages_send on contact_messages for insert to relievo_app
  with check (user_id is not distinct from (select app_uid()));
create policy contact_messages_answer on contact_messages for update to relievo_app using ((select app_is_admin()));

-- Written and never changed: what was done, by whom, to what.
create table audit_log (
  id uuid primary key default uuid_v7(),
  actor_id uuid default app_uid() references users on delete set null,
  action text not null check (length(action) between 1 and 100),
  subject_type text not null default '' check (length(subject_type) <= 100),
  subject_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_created_at_index on audit_log (created_at desc);
create index audit_log_actor_index on audit_log (actor_id, created_at desc);
create index audit_log_subject_index on audit_log (subject_id) where subject_id is not null;
call protect('audit_log', for_system => 'select, insert', for_auth => 'insert');

grant select on audit_log to relievo_app;
grant insert (action, subject_type, subject_id, details) on audit_log to relievo_app;
create policy audit_log_read on audit_log for select to relievo_app using ((select app_is_admin()));
create policy audit_log_append on audit_log for insert to relievo_app with check (actor_id = (select app_uid()));

-- Tells a person something in the product and by mail. Only triggers call it: they know the address, which the
-- application does not.
create function tell(person uuid, kind text, payload jsonb) returns void
language sql security definer set search_path = public
begin atomic
  insert into notices (user_id, kind, payload) values (person, kind, payload);
  insert into mail_outbox ("to", template, payload)
    select u.email, kind, payload || jsonb_build_object('name', u.name) from users u where u.id = person;
end;

create function tell_decision() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform tell(s.submitted_by, 'review_' || new.kind,
    jsonb_build_object('resourceId', r.id, 'title', r.title, 'words', new.words))
  from submissions s join resources r on r.id = s.resource_id where s.id = new.submission_id;
  return null;
end $$;
create trigger decisions_told after insert on decisions for each row execute function tell_decision();

create function tell_upload_request() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform tell(new.user_id, 'upload_request_' || new.state,
    jsonb_build_object('role', new.role_wanted, 'words', new.words));
  return null;
end $$;
create trigger upload_requests_told after update of state on upload_requests
  for each row when (new.state <> 'pending') execute function tell_upload_request();
