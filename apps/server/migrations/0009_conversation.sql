-- What people say about a resource.

create table likes (
  user_id uuid not null default app_uid() references users on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, resource_id)
);
create index likes_resource_index on likes (resource_id);
call protect('likes', for_system => 'select');

create table ratings (
  user_id uuid not null default app_uid() references users on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, resource_id)
);
create index ratings_resource_index on ratings (resource_id);
create trigger ratings_touch before update on ratings for each row execute function touch();
call protect('ratings', for_system => 'select');

create table comments (
  id uuid primary key default uuid_v7(),
  resource_id uuid not null references resources on delete cascade,
  user_id uuid not null default app_uid() references users on delete cascade,
  author_name text not null default '' check (length(author_name) <= 200),
  body text not null check (length(btrim(body)) between 1 and 5000),
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index comments_resource_index on comments (resource_id, created_at);
create index comments_user_index on comments (user_id);
create trigger comments_touch before update on comments for each row execute function touch();
call protect('comments', for_system => 'select');

create table reports (
  id uuid primary key default uuid_v7(),
  reporter_id uuid not null default app_uid() references users on delete cascade,
  resource_id uuid not null references resources on delete cascade,
  comment_id uuid references comments on delete cascade,
  reason text not null check (length(reason) between 1 and 100),
  words text not null default '' check (length(words) <= 2000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  answer text not null default '' check (length(answer) <= 2000),
  handled_by uuid references users on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index reports_open_index on reports (created_at) where state = 'open';
create index reports_reporter_index on reports (reporter_id);
create index reports_handled_by_index on reports (handled_by) where handled_by is not null;
create index reports_resource_index on reports (resource_id);
create index reports_comment_index on reports (comment_id) where comment_id is not null;
call protect('reports', for_system => 'select');

grant select, delete on likes to relievo_app;
grant insert (resource_id) on likes to relievo_app;
create policy likes_read on likes for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy likes_give on likes for insert to relievo_app
  with check (user_id = (select app_uid()) and exists (select from resources r where r.id = resource_id));
create policy likes_take_back on likes for delete to relievo_app using (user_id = (select app_uid()));

grant select, delete on ratings to relievo_app;
grant insert (resource_id, stars) on ratings to relievo_app;
grant update (stars) on ratings to relievo_app;
create policy ratings_read on ratings for select to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));
create policy ratings_give on ratings for insert to relievo_app
  with check (user_id = (select app_uid()) and exists (select from resources r where r.id = resource_id));
create policy ratings_change on ratings for update to relievo_app using (user_id = (select app_uid()));
create policy ratings_take_back on ratings for delete to relievo_app using (user_id = (select app_uid()));

grant select, delete on comments to relievo_app;
grant insert (id, resource_id, body) on comments to relievo_app;
grant update (body) on comments to relievo_app;
create policy comments_read on comments for select to relievo_app
  using (
    user_id = (select app_uid())
    or hidden_at is null and exists (select from resources r where r.id = resource_id)
    or (select app_is_admin()));
create policy comments_write on comments for insert to relievo_app
  with check (user_id = (select app_uid()) and exists (select from resources r where r.id = resource_id));
create policy comments_change on comments for update to relievo_app using (user_id = (select app_uid()));
create policy comments_remove on comments for delete to relievo_app
  using (user_id = (select app_uid()) or (select app_is_admin()));

-- A comment carries the name its author had, so that readers who may not see the profile know who speaks, and
-- nobody speaks under another's name.
create function sign_comment() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.author_name := coalesce((select display_name from profiles where user_id = new.user_id), '');
  return new;
end $$;
create trigger comments_signed before insert on comments for each row execute function sign_comment();

-- A hidden comment stays for its author and for the administrators, and for nobody else.
create function hide_comment(target uuid, hidden boolean) returns boolean
language plpgsql security definer set search_path = public as $$
begin
  if not app_is_admin() then
    return false;
  end if;
  update comments set hidden_at = case when hidden then now() end where id = target;
  return found;
end $$;
grant execute on function hide_comment(uuid, boolean) to relievo_app;

grant select on reports to relievo_app;
grant insert (resource_id, comment_id, reason, words) on reports to relievo_app;
grant update (state, answer) on reports to relievo_app;
create policy reports_read on reports for select to relievo_app
  using (reporter_id = (select app_uid()) or (select app_is_admin()));
create policy reports_make on reports for insert to relievo_app
  with check (reporter_id = (select app_uid()) and exists (select from resources r where r.id = resource_id));
create policy reports_handle on reports for update to relievo_app using ((select app_is_admin()));

create function sign_report() returns trigger language plpgsql as $$
begin
  new.handled_by := app_uid();
  new.handled_at := now();
  return new;
end $$;
create trigger reports_signed before update of state on reports for each row execute function sign_report();

-- The figures on a card follow in the same transaction. The row that was just put in holds a key-share lock on its
-- resource, and so may that of somebody else: a lock stronger than "no key update" would wait for theirs, and theirs
-- for ours.
create function count_likes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update resources set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end,
    popularity_score = popularity_score + case tg_op when 'INSERT' then 3 else -3 end
  where id = case tg_op when 'INSERT' then new.resource_id else old.resource_id end;
  return null;
end $$;
create trigger likes_count after insert or delete on likes for each row execute function count_likes();

create function count_comments() returns trigger language plpgsql security definer set search_path = public as $$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources set comments_count =
    (select count(*) from comments where resource_id = target and hidden_at is null) where id = target;
  return null;
end $$;
create trigger comments_count after insert or delete or update of hidden_at on comments
  for each row execute function count_comments();

create function average_ratings() returns trigger language plpgsql security definer set search_path = public as $$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources set rating = (select avg(stars) from ratings where resource_id = target) where id = target;
  return null;
end $$;
create trigger ratings_average after insert or update or delete on ratings
  for each row execute function average_ratings();
