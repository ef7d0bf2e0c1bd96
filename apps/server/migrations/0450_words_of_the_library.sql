-- A search that forgives. What is said of a resource is kept as its words, each between two spaces, and every word
-- of the library stands once in a vocabulary beside its stem. A search looks there for what its words may mean: words
-- that hold them, words of one stem with them, words that are a letter away. The resources are then found by whole
-- words, through one index entry each.

-- The words of a text as they are compared: folded, and without the punctuation around them. A word is never longer
-- than 128 letters, because an index holds it: longer ones stand in pieces, and every 64 letters of them in one piece.
create function words_of(said text) returns text language sql immutable parallel safe strict
set search_path = public, pg_temp
begin atomic
  select case
    when whole = '' then ''
    when whole !~ '[^[:alnum:] ]|\S{129}' then ' ' || whole || ' '
    else (
      select ' ' || string_agg(
        case when length(word) <= 128 then word else (
          select string_agg(substr(word, first, 128), ' ' order by first)
          from generate_series(1, length(word) - 64, 64) as first)
        end, ' ' order by place) || ' '
      from string_to_table(whole, ' ') with ordinality as typed (raw, place)
      cross join lateral (
        select coalesce(nullif(btrim(raw, '.,;:!?"''`´()[]{}<>«»‹›“”„‘’‚…–—―-/\|*_%&#@~^+=¿¡•·。、「」『』'), ''), raw) as word
      ) as bare)
    end
  from folded(said) as whole;
end;

-- The languages whose words can be brought to a stem, by the code that resources name them by.
create function stemmers() returns table (language text, stemmer regdictionary)
language sql immutable parallel safe set search_path = public, pg_temp
begin atomic
  values ('ar', 'arabic_stem'::regdictionary), ('ca', 'catalan_stem'), ('da', 'danish_stem'), ('de', 'german_stem'),
    ('el', 'greek_stem'), ('en', 'english_stem'), ('es', 'spanish_stem'), ('eu', 'basque_stem'),
    ('fi', 'finnish_stem'), ('fr', 'french_stem'), ('ga', 'irish_stem'), ('hi', 'hindi_stem'),
    ('hu', 'hungarian_stem'), ('hy', 'armenian_stem'), ('id', 'indonesian_stem'), ('it', 'italian_stem'),
    ('lt', 'lithuanian_stem'), ('nb', 'norwegian_stem'), ('ne', 'nepali_stem'), ('nl', 'dutch_stem'),
    ('nn', 'norwegian_stem'), ('no', 'norwegian_stem'), ('pt', 'portuguese_stem'), ('ro', 'romanian_stem'),
    ('ru', 'russian_stem'), ('sr', 'serbian_stem'), ('sv', 'swedish_stem'), ('ta', 'tamil_stem'),
    ('tr', 'turkish_stem'), ('yi', 'yiddish_stem');
end;

-- The stem of a word in a language; the word itself where nothing is known of the language, and nothing for a word
-- such as 'the', which says nothing about a text.
create function stem_of(language text, word text) returns text language sql stable parallel safe
set search_path = public, pg_temp
begin atomic
  select case when known.stemmer is null then $2 else coalesce((ts_lexize(known.stemmer, $2))[1], '') end
  from (values (1)) as once left join stemmers() as known on known.language = $1;
end;

create table search_words (
  word text collate "C" not null,
  language text not null,
  stem text not null,
  primary key (word, language)
);
create index search_words_stem_index on search_words (language, stem);
create index search_words_part_index on search_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 256);
call protect('search_words', for_system => 'select, delete');

-- Beside its own title, description, category, subject and tags a resource is found by who made it.
drop view visible_documents;
drop trigger resources_indexed_new on resources;
drop trigger resources_indexed_again on resources;
alter table search_documents
  drop column folded,
  add column words text not null default '',
  add column title_words text not null default '',
  -- One of 1,024: what a search estimates by how many it will find.
  add column is_sampled boolean not null generated always as (
    get_byte(uuid_send(resource_id), 15) = 0 and get_byte(uuid_send(resource_id), 14) & 3 = 0) stored;

create or replace function index_resource() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  said text := words_of(concat_ws(' ', new.title, new.description, new.category, new.subject,
    array_to_string(new.tags, ' '), new.author_name));
  spoken text := lower(split_part(new.language, '-', 1));
begin
  insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
    submitted_by, created_at, title_key, category_key, filter_bits)
  values (new.id, said, words_of(new.title), new.status, new.visibility, new.submitted_at is null,
    new.organization_id, new.submitted_by, new.created_at, new.title_key, new.category_key, new.filter_bits)
  on conflict (resource_id) do update set words = excluded.words, title_words = excluded.title_words,
    status = excluded.status, visibility = excluded.visibility, is_draft = excluded.is_draft,
    organization_id = excluded.organization_id, submitted_by = excluded.submitted_by,
    created_at = excluded.created_at, title_key = excluded.title_key, category_key = excluded.category_key,
    filter_bits = excluded.filter_bits;
  -- In one order, so that two who write the same new words wait for each other and not in a circle.
  insert into search_words (word, language, stem)
  select word, spoken, stem_of(spoken, word)
  from (select distinct string_to_table(btrim(said), ' ') collate "C" as word) as spoken_words
  where word <> '' and not exists (select from search_words k where k.word = spoken_words.word and k.language = spoken)
  order by word
  on conflict do nothing;
  return null;
end $$;

-- What is there already is written as a change would write it.
insert into search_words (word, language, stem)
select word, spoken, stem_of(spoken, word)
from (
  select distinct string_to_table(btrim(words_of(concat_ws(' ', title, description, category, subject,
    array_to_string(tags, ' '), author_name))), ' ') collate "C" as word, lower(split_part(language, '-', 1)) as spoken
  from resources) as spoken_words
where word <> '';
update search_documents d
set words = words_of(concat_ws(' ', r.title, r.description, r.category, r.subject, array_to_string(r.tags, ' '),
    r.author_name)),
  title_words = words_of(r.title)
from resources r where r.id = d.resource_id;

create trigger resources_indexed_new after insert on resources for each row execute function index_resource();
create trigger resources_indexed_again after update of title, description, category, subject, tags, author_name,
  language, status, visibility, submitted_at, organization_id, submitted_by, created_at, is_premium, content_type,
  difficulty_level, graphic_type, type
  on resources for each row execute function index_resource();

-- New entries wait in a list that every search reads: a short one.
create index search_documents_words_index on search_documents using gin (string_to_array(btrim(words), ' '))
  with (gin_pending_list_limit = 256);
create index search_documents_title_index on search_documents using gin (string_to_array(btrim(title_words), ' '))
  with (gin_pending_list_limit = 256);
create index search_documents_sample_index on search_documents (resource_id) where is_sampled;

-- As before: reads as its owner and says the rule of the policy resources_read again; a test compares the two.
create view visible_documents as
  select resource_id as id, words, title_words, is_sampled, status, visibility, is_draft, organization_id,
    submitted_by, created_at, title_key, category_key, filter_bits
  from search_documents
  where visibility = 'public' and status = 'approved'
    or submitted_by = (select app_uid())
    or visibility = 'organization' and status = 'approved' and organization_id = any ((select app_org_ids())::uuid[])
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin());
grant select on visible_documents to relievo_app;

-- What the words of a search may stand for in the vocabulary: as `whole` the word itself and those of one stem with
-- it, as `parts` those that hold it. A word that says nothing, such as 'the', need not be found. The vocabulary holds
-- words of resources that the caller may not see: it tells how to look, and what is found is told by the policies.
create function search_forms(typed text[])
returns table (typed_word text, word text, needed boolean, whole text[], parts text[], is_vague boolean)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select raw, asked.word,
    not coalesce(
      (select bool_and(k.stem = '') from search_words k where k.word = asked.word), stem_of('en', asked.word) = ''),
    array(
      select asked.word
      union
      select k.word from stemmers() s join search_words k on k.language = s.language
        and k.stem = stem_of(s.language, asked.word) and k.stem <> ''),
    held.words[:2000],
    cardinality(held.words) > 2000
  from unnest(typed) as raw
  cross join lateral (select left(split_part(btrim(words_of(left(raw, 500))), ' ', 1), 64) as word) as asked
  cross join lateral (select array(
    select distinct k.word from search_words k
    where k.word like '%' || regexp_replace(asked.word, '([\\%_])', '\\\1', 'g') || '%'
    limit 2001) as words) as held
  where asked.word <> '';
end;

-- Words of the library that somebody may have meant: alike by their groups of three letters, or of about the same
-- length behind the same first letter. Who asks puts them in order, and names none that finds nothing.
create function search_neighbours(typed text) returns setof text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select distinct word from (
    (select k.word from search_words k where k.word % typed order by similarity(k.word, typed) desc limit 100)
    union all
    (select k.word from search_words k
    where k.word >= left(typed, 1) and k.word < left(typed, 1) || chr(1114111)
      and length(k.word) between length(typed) - 2 and length(typed) + 2
    limit 5000)) as near
  where word ~ '[[:alpha:]]' and stem_of('en', word) <> '';
end;

grant execute on function search_forms(text[]), search_neighbours(text) to relievo_app;
grant execute on function words_of(text) to relievo_app;
