-- A search in what is one's own, an organization's or a category's looks at those documents only, also for words that
-- are too short for the index of trigrams.
create index search_documents_author_index on search_documents (submitted_by);
create index search_documents_organization_index on search_documents (organization_id)
  where organization_id is not null;
create index search_documents_category_index on search_documents (category_key);
