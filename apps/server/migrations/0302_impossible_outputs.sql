-- What cannot be made of a resource, such as a sheet larger than its paper, cannot be made by asking again either.
alter table output_requests drop constraint output_requests_state_check,
  add constraint output_requests_state_check check (state in ('waiting', 'done', 'failed', 'impossible'));
