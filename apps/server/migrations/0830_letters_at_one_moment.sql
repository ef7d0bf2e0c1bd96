-- Requests at the same moment do not come in the order of their clocks: a letter that was counted by a clock a little
-- ahead counts, and only one from more than five minutes ahead was written before a clock was set back.
create or replace function take_letter(address text, letter_kind text, at timestamptz, pause_seconds integer, a_day integer)
returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with taken as (
    insert into letter_counts as c (recipient, kind, last_at, day_at, letters)
    values (encode(sha256(convert_to(lower(address), 'UTF8')), 'hex'), letter_kind, at, at, 1)
    on conflict (recipient, kind) do update set
      last_at = at,
      day_at = case when c.day_at > at - interval '1 day' and c.day_at <= at + interval '5 minutes' then c.day_at else at end,
      letters = case when c.day_at > at - interval '1 day' and c.day_at <= at + interval '5 minutes' then c.letters + 1 else 1 end
    where (c.last_at <= at - pause_seconds * interval '1 second' or c.last_at > at + interval '5 minutes')
      and (c.letters < a_day or c.day_at <= at - interval '1 day' or c.day_at > at + interval '5 minutes')
    returning 1)
  select exists (select from taken);
end;
