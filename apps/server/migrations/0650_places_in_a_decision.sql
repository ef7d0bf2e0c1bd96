-- A reviewer who asks for changes may say where: at a part or a point of the drawing, in millimetres of its sheet.

create function are_marks(marks jsonb) returns boolean language sql immutable parallel safe
set search_path = public, pg_temp
begin atomic
  select case when jsonb_typeof(marks) <> 'array' then false when jsonb_array_length(marks) > 20 then false else
    not exists (
      select from jsonb_array_elements(marks) as m where not coalesce(
        jsonb_typeof(m) = 'object'
        and case when jsonb_typeof(m -> 'x') = 'number' then (m ->> 'x')::numeric between 0 and 2000 else false end
        and case when jsonb_typeof(m -> 'y') = 'number' then (m ->> 'y')::numeric between 0 and 2000 else false end
        and jsonb_typeof(m -> 'words') = 'string' and length(m ->> 'words') between 1 and 500
        and jsonb_typeof(m -> 'part') in ('string', 'null') and length(coalesce(m ->> 'part', '')) <= 300,
        false)) end;
end;

grant execute on function are_marks(jsonb) to relievo_app, relievo_system;

alter table decisions
  add column marks jsonb not null default '[]' check (are_marks(marks)),
  add constraint decisions_approval_has_no_marks check (kind <> 'approve' or marks = '[]'),
  drop constraint decisions_refusal_says_why,
  add constraint decisions_refusal_says_why
    check (kind = 'approve' or length(btrim(words)) > 0 or marks <> '[]');
grant insert (marks) on decisions to relievo_app;

-- As before; what was said at places of the drawing follows the rest.
create or replace function tell_decision() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform tell(s.submitted_by, 'review_' || new.kind,
    jsonb_build_object('resourceId', r.id, 'title', r.title, 'words', concat_ws(E'\n\n', nullif(new.words, ''),
      (select string_agg(concat_ws(': ', m ->> 'part', m ->> 'words'), E'\n' order by place)
        from jsonb_array_elements(new.marks) with ordinality as marked (m, place)))))
  from submissions s join resources r on r.id = s.resource_id where s.id = new.submission_id;
  return null;
end $$;
