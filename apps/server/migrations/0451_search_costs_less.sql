-- What a search costs before it looks at anything: forms of its words are asked for in the languages that the library
-- has, its pattern is composed once, and the sample by which it estimates is half as large.

-- A language that the library has is a word without letters in it: the first of each language in the vocabulary.
insert into search_words (word, language, stem)
select distinct '', language, '' from search_words
on conflict do nothing;

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
  -- In one order, so that two who write the same new words wait for each other and not in a circle. The words stand
  -- between spaces, and what stands before the first is the word without letters.
  insert into search_words (word, language, stem)
  select word, spoken, stem_of(spoken, word)
  from (select distinct string_to_table(said, ' ') collate "C" as word) as spoken_words
  where not exists (select from search_words k where k.word = spoken_words.word and k.language = spoken)
  order by word
  on conflict do nothing;
  return null;
end $$;

create or replace function search_forms(typed text[])
returns table (typed_word text, word text, needed boolean, whole text[], parts text[], is_vague boolean)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select raw, asked.word,
    not coalesce(
      (select bool_and(k.stem = '') from search_words k where k.word = asked.word), stem_of('en', asked.word) = ''),
    array(
      select asked.word
      union
      select k.word
      from (select s.language, coalesce((ts_lexize(s.stemmer, asked.word))[1], '') as stem
        from search_words spoken join stemmers() s on s.language = spoken.language where spoken.word = '') as asked_stem
      join search_words k on k.language = asked_stem.language and k.stem = asked_stem.stem
      where asked_stem.stem <> ''),
    held.words[:2000],
    cardinality(held.words) > 2000
  from unnest(typed) as raw
  cross join lateral (select left(split_part(btrim(words_of(left(raw, 500))), ' ', 1), 64) as word) as asked
  cross join lateral (
    select '%' || regexp_replace(asked.word, '([\\%_])', '\\\1', 'g') || '%' as pattern offset 0) as composed
  cross join lateral (select array(
    select distinct k.word from search_words k where k.word like composed.pattern limit 2001) as words) as held
  where asked.word <> '';
end;

drop index search_documents_sample_index;
create index search_documents_sample_index on search_documents (resource_id)
  where is_sampled and get_byte(uuid_send(resource_id), 14) & 4 = 0;
create or replace view visible_documents as
  select resource_id as id, words, title_words,
    -- One of 2,048.
    is_sampled and get_byte(uuid_send(resource_id), 14) & 4 = 0 as is_sampled,
    status, visibility, is_draft, organization_id, submitted_by, created_at, title_key, category_key, filter_bits
  from search_documents
  where visibility = 'public' and status = 'approved'
    or submitted_by = (select app_uid())
    or visibility = 'organization' and status = 'approved' and organization_id = any ((select app_org_ids())::uuid[])
    or visibility = 'organization' and organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    or (select app_is_admin());
