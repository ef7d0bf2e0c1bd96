-- Text search. The operators that search text are not leakproof, so under row-level security PostgreSQL leaves
-- their indexes alone and reads everything (measured 70 to 180 times slower). One function therefore searches as
-- the owner, says the rule of visibility again, and gives back nothing but ids.

create table search_documents (
  resource_id uuid primary key references resources on delete cascade,
  words tsvector not null,
  folded text not null
);
create index search_documents_words_index on search_documents using gin (words);
create index search_documents_folded_index on search_documents using gin (folded gin_trgm_ops);
call protect('search_documents', for_system => 'select');

create function index_resource() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into search_documents (resource_id, words, folded)
  values (
    new.id,
    setweight(to_tsvector('simple', folded(new.title)), 'A')
      || setweight(to_tsvector('simple', folded(concat_ws(' ', new.category, new.subject, array_to_string(new.tags, ' ')))), 'B')
      || setweight(to_tsvector('simple', folded(new.description)), 'C'),
    folded(concat_ws(' ', new.title, new.description, new.category, new.subject, array_to_string(new.tags, ' '))))
  on conflict (resource_id) do update set words = excluded.words, folded = excluded.folded;
  return null;
end $$;
create trigger resources_indexed_new after insert on resources for each row execute function index_resource();
create trigger resources_indexed_again after update of title, description, category, subject, tags on resources
  for each row execute function index_resource();

-- The words of a query as patterns; percent, underscore and backslash stand for themselves.
create function search_patterns(query text) returns text[] language sql immutable set search_path = public
  return array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from unnest(string_to_array(folded(left(query, 500)), ' ')) as word
    where word <> ''
    order by length(word) desc);

-- The resources that hold all words of the query, whole or in part, among those that the person asking may see, in
-- no order. The rule in the middle is that of the policy resources_read; a test compares the two for every viewer.
-- The longest three words stand by themselves because an index answers `like`, and not `like all`; and the statement
-- is planned for the words at hand, so that rare ones take the index and common ones a scan.
create function matching_resources(query text) returns setof uuid
language plpgsql stable security definer set search_path = public as $$
declare
  patterns text[] := search_patterns(query);
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query execute $q$
    select r.id
    from search_documents d join resources r on r.id = d.resource_id
    where d.folded like $1[1] and d.folded like $2 and d.folded like $3 and d.folded like all ($1)
      and (
        r.visibility = 'public' and r.status = 'approved'
        or r.submitted_by = $4
        or r.visibility = 'organization' and r.status = 'approved' and r.organization_id = any ($5)
        or r.visibility = 'organization' and r.organization_id = any ($6)
        or $7)
  $q$ using patterns, coalesce(patterns[2], patterns[1]), coalesce(patterns[3], patterns[1]), app_uid(), app_org_ids(), app_org_ids('{owner,admin,reviewer}'), app_is_admin();
end $$;

-- The same, best first. Up to two thousand matches are ranked by their words, the title before the rest; a word
-- that more resources hold does not tell them apart, and the popular ones come first.
create function search_resources(query text, at_most integer default 1000)
returns table (id uuid, rank real)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  wanted text := folded(left(query, 500));
  matches uuid[] := array(select matching_resources(query));
  few boolean := cardinality(matches) <= 2000;
begin
  return query
    select r.id,
      case when few
        then (ts_rank(d.words, plainto_tsquery('simple', wanted)) + word_similarity(wanted, folded(r.title)))::real
        else 0
      end as rank
    from resources r join search_documents d on d.resource_id = r.id
    where r.id = any (matches)
    order by rank desc, r.popularity_score desc, r.id desc
    limit least(greatest(at_most, 1), 10000);
end $$;

grant execute on function matching_resources(text), search_resources(text, integer) to relievo_app;
