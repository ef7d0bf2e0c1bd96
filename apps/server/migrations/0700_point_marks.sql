-- Points of a chart, and parts of a drawing, that somebody marked to find again, with a note or without. Whoever
-- teaches may show a mark to the people of their classes; nobody else reads it, administrators neither.
create table point_marks (
  user_id uuid not null default app_uid() references users on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  -- What the drawing calls it: 'point-1-3'.
  place text not null check (length(place) between 1 and 100),
  note text not null default '' check (length(note) <= 500),
  is_shared boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, resource_id, place)
);
create index point_marks_resource_index on point_marks (resource_id, user_id);
call protect('point_marks');

grant select, delete on point_marks to relievo_app;
grant insert (resource_id, place, note, is_shared), update (note, is_shared, updated_at) on point_marks to relievo_app;
create policy point_marks_read on point_marks for select to relievo_app
  using (
    user_id = (select app_uid())
    or is_shared and user_id = any ((select app_class_people_ids())::uuid[]));
create policy point_marks_add on point_marks for insert to relievo_app
  with check (
    user_id = (select app_uid())
    and (not is_shared or cardinality((select app_taught_class_ids())::uuid[]) > 0)
    and exists (select from resources r where r.id = resource_id));
create policy point_marks_change on point_marks for update to relievo_app
  using (user_id = (select app_uid()))
  with check (
    user_id = (select app_uid())
    and (not is_shared or cardinality((select app_taught_class_ids())::uuid[]) > 0));
create policy point_marks_remove on point_marks for delete to relievo_app using (user_id = (select app_uid()));
