-- What every table stands on: identifiers, who is asking, how text is compared, and the one way to close a table.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Functions are open to everybody unless somebody says otherwise; here somebody does, for all that follow.
alter default privileges revoke execute on functions from public;

grant usage on schema public to relievo_app, relievo_auth, relievo_system;

-- Identifiers sort by time (uuid version 7), so that new rows lie together in their indexes. PostgreSQL brings
-- the function from 18 on; before, the first 48 bits of a random uuid are overwritten with the milliseconds.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create function uuid_v7() returns uuid language sql volatile parallel safe
      return uuidv7();
  else
    create function uuid_v7() returns uuid language sql volatile parallel safe
      return encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid;
  end if;
end $$;

-- Two names are the same name when they differ only in case, accents or spaces. Lower case needs a locale that
-- knows more than ASCII, and which one a server has depends on how it was built.
do $$
declare
  locale text := coalesce(
    (select 'und-x-icu' from pg_collation where collname = 'und-x-icu' limit 1),
    (select 'pg_c_utf8' from pg_collation where collname = 'pg_c_utf8' limit 1),
    'default');
begin
  execute format($f$
    create function folded(words text) returns text language sql immutable parallel safe strict
      return btrim(regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, lower(normalize(words, nfkc) collate %1$I)) collate %1$I),
        '\s+', ' ', 'g'))
  $f$, locale);
end $$;

-- Who is asking, as the transaction said when it began. In policies always inside a sub-select, which PostgreSQL
-- then computes once a statement and not once a row.
create function app_uid() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app_org() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;

grant execute on function uuid_v7(), folded(text), app_uid(), app_org()
  to relievo_owner, relievo_app, relievo_auth, relievo_system;

create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Closes a table. The owner's policy is not a formality: under forced row-level security a definer function of an
-- owner that is no superuser sees nothing without it. The system (worker, counters, outbox) and the account
-- library work on rows of everybody, so what binds them is the list of verbs.
create procedure protect(target regclass, for_system text default null, for_auth text default null)
language plpgsql as $$
declare
  plain text := (select relname from pg_class where oid = target);
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy %I on %s to relievo_owner using (true) with check (true)', plain || '_owner', target);
  if for_system is not null then
    execute format('grant %s on %s to relievo_system', for_system, target);
    execute format('create policy %I on %s to relievo_system using (true) with check (true)', plain || '_system', target);
  end if;
  if for_auth is not null then
    execute format('grant %s on %s to relievo_auth', for_auth, target);
    execute format('create policy %I on %s to relievo_auth using (true) with check (true)', plain || '_auth', target);
  end if;
end $$;

call protect('schema_migrations');
