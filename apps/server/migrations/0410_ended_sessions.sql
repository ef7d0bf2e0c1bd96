-- Which event ends what opens an account: features/accounts/credentials/rules.ts has the table.

-- Until an address is proven, the browser in which a way in was set, as a hash: the first proof of the address keeps
-- what its own browser set, and ends what anybody else set before.
alter table user_accounts add column set_by_browser text;

-- Whoever follows something through a session stops hearing of it when the session ends, on whatever server that is.
create function tell_session_ended() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform pg_notify('sessions_ended', json_build_object('id', old.id)::text);
  return null;
end $$;
create trigger user_sessions_ended after delete on user_sessions
  for each row execute function tell_session_ended();

-- With the sessions of somebody suspended end the links and the attempts that they had begun.
create or replace function end_suspended_sessions() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from user_sessions where user_id = new.id;
  delete from verifications v
    where v.identifier in ('reset_password:' || new.id, 'change_email:' || new.id)
      or v.identifier like 'provider:%' and v.detail = new.id::text;
  return null;
end $$;

-- How often a letter of one kind went to one address, which is kept as a hash: anybody can type the address of
-- anybody, and nobody's mailbox is to be filled by that.
create table letter_counts (
  recipient text not null,
  kind text not null check (length(kind) <= 60),
  last_at timestamptz not null,
  day_at timestamptz not null,
  letters integer not null,
  primary key (recipient, kind)
);
create index letter_counts_last_at_index on letter_counts (last_at);
call protect('letter_counts', for_system => 'select, delete');

-- Takes one letter from what may still go to this address, in one statement, so that requests at the same moment
-- cannot pass together. What was written before the clock of the server was set back counts for nothing.
create function take_letter(address text, letter_kind text, at timestamptz, pause_seconds integer, a_day integer)
returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with taken as (
    insert into letter_counts as c (recipient, kind, last_at, day_at, letters)
    values (encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'), letter_kind, at, at, 1)
    on conflict (recipient, kind) do update set
      last_at = at,
      day_at = case when c.day_at > at - interval '1 day' and c.day_at <= at then c.day_at else at end,
      letters = case when c.day_at > at - interval '1 day' and c.day_at <= at then c.letters + 1 else 1 end
    where (c.last_at <= at - pause_seconds * interval '1 second' or c.last_at > at)
      and (c.letters < a_day or c.day_at <= at - interval '1 day' or c.day_at > at)
    returning 1)
  select exists (select from taken);
end;
grant execute on function take_letter(text, text, timestamptz, integer, integer)
  to relievo_app, relievo_auth, relievo_system;

drop function is_contact_letter_due(text);
