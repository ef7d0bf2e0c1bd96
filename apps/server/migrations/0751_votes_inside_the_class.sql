-- What an account that was made for a class says of a resource counts inside of that class. A row keeps whether it
-- does, so that the figures stay right while accounts go, and change when one is handed over to a grown person.

alter table likes add column in_class boolean not null default false;
alter table ratings add column in_class boolean not null default false;
alter table comments add column in_class boolean not null default false;
create index likes_class_index on likes (resource_id) where in_class;
create index ratings_class_index on ratings (resource_id) where in_class;

create function mark_words_of_learner() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  new.in_class := exists (select from learners where user_id = new.user_id);
  return new;
end $$;
create trigger likes_in_class before insert on likes for each row execute function mark_words_of_learner();
create trigger ratings_in_class before insert on ratings for each row execute function mark_words_of_learner();
create trigger comments_in_class before insert on comments for each row execute function mark_words_of_learner();

create or replace function count_likes() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' then before := (not old.in_class)::integer; end if;
  if tg_op <> 'DELETE' then after := (not new.in_class)::integer; end if;
  if before <> after then
    update resources set likes_count = likes_count + after - before,
      popularity_score = popularity_score + 3 * (after - before)
    where id = case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
  end if;
  return null;
end $$;
drop trigger likes_count on likes;
create trigger likes_count after insert or delete or update of in_class on likes
  for each row execute function count_likes();

create or replace function count_comments() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources r set comments_count = counted.comments
    from (select count(*) as comments from comments
      where resource_id = target and hidden_at is null and not in_class) counted
    where r.id = target and r.comments_count <> counted.comments;
  return null;
end $$;
drop trigger comments_count on comments;
create trigger comments_count after insert or delete or update of hidden_at, in_class on comments
  for each row execute function count_comments();

create or replace function average_ratings() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  target uuid := case tg_op when 'DELETE' then old.resource_id else new.resource_id end;
begin
  perform from resources where id = target for no key update;
  update resources r set rating = average.stars
    from (select avg(stars) as stars from ratings where resource_id = target and not in_class) average
    where r.id = target and r.rating is distinct from average.stars;
  return null;
end $$;

-- What was counted until now.
update likes set in_class = true where user_id in (select user_id from learners);
update ratings set in_class = true where user_id in (select user_id from learners);
update comments set in_class = true where user_id in (select user_id from learners);

create or replace function count_ratings(target uuid) returns integer language sql stable security definer
set search_path = public, pg_temp
begin atomic
  select count(*)::int from ratings where resource_id = target and not in_class;
end;

-- What the classes of the person asking say of a resource, beside everybody. Whose words they are stays unsaid.
create function votes_in_class(target uuid) returns table (likes integer, ratings integer, stars integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select
    (select count(*)::int from likes where resource_id = target and in_class and user_id = any (people.ids)),
    count(g.stars)::int, coalesce(sum(g.stars), 0)::int
  from (select app_class_people_ids() || app_uid() as ids) people
  left join ratings g on g.resource_id = target and g.in_class and g.user_id = any (people.ids)
  group by people.ids;
end;
grant execute on function votes_in_class(uuid) to relievo_app;

alter policy comments_read on comments using (
  user_id = (select app_uid())
  or hidden_at is null and (not in_class or user_id = any ((select app_class_people_ids())::uuid[]))
    and exists (select from resources r where r.id = resource_id)
  or not in_class and (select app_is_admin()));
alter policy likes_read on likes using (
  user_id = (select app_uid()) or not in_class and (select app_is_admin()));
alter policy ratings_read on ratings using (
  user_id = (select app_uid()) or not in_class and (select app_is_admin()));
