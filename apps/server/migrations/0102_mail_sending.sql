-- Every mail that is written is also sent, whoever wrote it: a request, the account library or a trigger. So the job
-- is put into the queue by the table itself. Server and worker bring the settings of the queues up to date when they
-- start; here they only come into being, so that there is never a moment in which a mail cannot be written.

select jobs.create_queue('dead-letters', '{"policy": "standard", "notify": true}');
select jobs.create_queue('send-mail', '{"policy": "standard", "notify": true, "deadLetter": "dead-letters"}');

create function enqueue_mail() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform enqueue_job('send-mail', jsonb_build_object('mailId', new.id), greatest(new.next_attempt_at, now()));
  return null;
end $$;
create trigger mail_outbox_enqueue after insert on mail_outbox for each row execute function enqueue_mail();
