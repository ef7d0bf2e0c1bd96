-- Anybody can type the address of anybody, so an address is told once in an hour that a message of its arrived. The
-- application asks that without reading whose messages there are.
create index contact_messages_email_index on contact_messages (lower(email), created_at desc);

create function is_contact_letter_due(address text) returns boolean language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select not exists (
    select from contact_messages
    where lower(email) = lower(address) and created_at > now() - interval '1 hour');
end;
grant execute on function is_contact_letter_due(text) to relievo_app;
