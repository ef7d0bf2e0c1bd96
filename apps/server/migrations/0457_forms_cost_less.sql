-- The forms of a word are asked for in the languages that the library has, and what a word is compared as is worked
-- out once: until now all thirty stemmers were asked, and the word was composed anew for each.
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
      from (select spoken.language, stem_of(spoken.language, asked.word) as stem
        from search_words spoken where spoken.word = '' offset 0) as asked_stem
      join search_words k on k.language = asked_stem.language and k.stem = asked_stem.stem
      where asked_stem.stem <> ''),
    held.words[:2000],
    cardinality(held.words) > 2000
  from unnest(typed) as raw
  cross join lateral (select left(split_part(btrim(words_of(left(raw, 500))), ' ', 1), 64) as word offset 0) as asked
  cross join lateral (
    select '%' || regexp_replace(asked.word, '([\\%_])', '\\\1', 'g') || '%' as pattern offset 0) as composed
  cross join lateral (select array(
    select distinct k.word from search_words k where k.word like composed.pattern limit 2001) as words offset 0) as held
  where asked.word <> '';
end;
