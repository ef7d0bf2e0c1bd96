import type { DeclaredTables } from './declared.ts';

/** What people make, share and say of it. */
export const CONTENT_TABLES: DeclaredTables = {
  resources: {
    purpose: /*i18n*/ 'Resources: what you publish or keep, and everything that its page tells',
    kept: 'resource',
    fields: {
      number: 'id submitted_by organization_id version',
      name: 'title name author_name tags title_key category_key',
      words: 'description alt_text known_flaws',
      choice:
        'category type content_type difficulty_level subject graphic_type format language licence is_premium status visibility is_drawing',
      file: 'url image_url thumbnail_url source_file_id image_file_id thumbnail_file_id document_file_id reading_file_id',
      content: 'conversion_metadata',
      report: 'filter_bits impossible_forms',
      count: 'file_size popularity_score view_count download_count rating likes_count comments_count',
      time: 'submitted_at created_at updated_at',
    },
  },
  resource_versions: {
    purpose: /*i18n*/ 'Versions of a resource that wait or were published before',
    kept: 'resource',
    fields: { number: 'id resource_id number created_by', content: 'content', time: 'created_at' },
  },
  resource_attachments: {
    purpose: /*i18n*/ 'Files that an author put beside a resource',
    kept: 'resource',
    fields: {
      number: 'id resource_id owner_id',
      choice: 'kind is_shown',
      file: 'file_id',
      time: 'removed_at created_at',
    },
  },
  resource_events: {
    purpose: /*i18n*/ 'That a resource was opened or liked, without who did it',
    kept: 'resource',
    fields: { number: 'id resource_id', choice: 'kind', time: 'created_at' },
  },
  search_documents: {
    purpose: /*i18n*/ 'The words of resources, for searching',
    kept: 'resource',
    fields: {
      number: 'resource_id organization_id submitted_by',
      choice: 'status visibility is_draft is_sampled',
      words: 'words title_words title_key category_key',
      report: 'filter_bits popularity_class',
      time: 'created_at',
    },
  },
  kept_beginnings: {
    purpose: /*i18n*/ 'Beginnings of the words of published resources, for suggestions',
    kept: 'resource',
    fields: { number: 'shown_to resource_id', words: 'beginning', report: 'kind popularity_class' },
  },
  kept_trends: {
    purpose: /*i18n*/ 'Searches that at least five different people made, for trends',
    kept: 'trends',
    fields: { number: 'shown_to', count: 'days_back', report: 'trends', time: 'made_at' },
  },
  thinned_beginnings: {
    purpose: /*i18n*/ 'Suggestions that are to be filled up',
    kept: 'resource',
    fields: { number: 'id shown_to', words: 'beginning', report: 'kind' },
  },
  category_changes: {
    purpose: /*i18n*/ 'How many resources each category has',
    kept: 'resource',
    fields: { number: 'id shown_to', words: 'category_key', report: 'change' },
  },
  bit_changes: {
    purpose: /*i18n*/ 'How many resources of the library answer to which filters',
    kept: 'resource',
    fields: { number: 'id shown_to filter_bits', words: 'category_key', report: 'change' },
  },
  search_words: {
    purpose: /*i18n*/ 'Words of a language with their stems, for searching',
    kept: 'resource',
    fields: { words: 'word stem', choice: 'language' },
  },
  submissions: {
    purpose: /*i18n*/ 'What you submitted for review',
    kept: 'account',
    fields: {
      number: 'id resource_id version_id organization_id submitted_by assigned_to',
      choice: 'visibility',
      words: 'words',
      time: 'created_at closed_at',
    },
  },
  review_queue: {
    purpose: /*i18n*/ 'What waits for review, as reviewers sort and search it',
    kept: 'answered',
    fields: {
      number: 'submission_id resource_id version_id organization_id submitted_by assigned_to',
      choice: 'visibility',
      words: 'title title_key author_name author_key category',
      time: 'created_at',
    },
  },
  decisions: {
    purpose: /*i18n*/ 'What reviewers decided, and their reasons',
    kept: 'answered',
    fields: {
      number: 'id submission_id author_id',
      choice: 'kind',
      words: 'words',
      content: 'marks',
      time: 'created_at',
    },
  },
  drafts: {
    purpose: /*i18n*/ 'What you are working on and have not published',
    kept: 'account',
    fields: {
      number: 'id owner_id resource_id edits',
      choice: 'kind',
      name: 'title',
      content: 'content',
      file: 'source_file_id',
      time: 'created_at updated_at',
    },
  },
  files: {
    purpose: /*i18n*/ 'Files that you uploaded or that were made for you',
    kept: 'file',
    fields: {
      number: 'id owner_id organization_id',
      file: 'sha256 media_type name',
      count: 'size',
      time: 'created_at',
    },
  },
  uploads: {
    purpose: /*i18n*/ 'Files that are on their way to this site',
    kept: 'upload',
    fields: { number: 'id owner_id organization_id', file: 'name', count: 'size', time: 'created_at' },
  },
  thumbnails: {
    purpose: /*i18n*/ 'Small pictures of files',
    kept: 'file',
    fields: { number: 'file_id', count: 'width', file: 'format sha256', time: 'created_at' },
  },
  conversions: {
    purpose: /*i18n*/ 'Files that you had converted, and what became of them',
    kept: 'conversion',
    fields: {
      number: 'id owner_id draft_id resource_id',
      file: 'source_file_id name',
      choice: 'state settings is_converted',
      report: 'report problem',
      time: 'created_at updated_at begun_at ended_at',
    },
  },
  outputs: {
    purpose: /*i18n*/ 'Files that were made of a resource',
    kept: 'resource',
    fields: {
      number: 'id resource_id version',
      choice: 'format profile part variant',
      file: 'file_id',
      report: 'engine report',
      time: 'created_at',
    },
  },
  output_requests: {
    purpose: /*i18n*/ 'Files of a resource that were asked for, without who asked',
    kept: 'resource',
    fields: {
      number: 'id resource_id version progress_id',
      choice: 'format profile state variant',
      report: 'problem',
      time: 'created_at',
    },
  },
  likes: {
    purpose: /*i18n*/ 'Resources that you like',
    kept: 'account',
    fields: { number: 'user_id resource_id', choice: 'in_class', time: 'created_at' },
  },
  ratings: {
    purpose: /*i18n*/ 'Your ratings',
    kept: 'account',
    fields: {
      number: 'user_id resource_id',
      count: 'stars',
      choice: 'in_class',
      time: 'created_at updated_at',
    },
  },
  comments: {
    purpose: /*i18n*/ 'Your comments, with your name',
    kept: 'account',
    fields: {
      number: 'id resource_id user_id',
      name: 'author_name',
      words: 'body',
      choice: 'in_class',
      time: 'hidden_at created_at updated_at',
    },
  },
  reports: {
    purpose: /*i18n*/ 'What you reported, and the answer',
    kept: 'account',
    fields: {
      number: 'id reporter_id resource_id comment_id handled_by',
      choice: 'reason state',
      words: 'words answer',
      time: 'handled_at created_at',
    },
  },
  accessible_requests: {
    purpose: /*i18n*/ 'Accessible versions that people asked for, and the answers',
    kept: 'resource',
    fields: {
      number: 'id resource_id answer_resource_id handled_by',
      choice: 'form state',
      words: 'words answer words_key',
      count: 'supporters_count',
      time: 'handled_at created_at',
    },
  },
  accessible_request_supporters: {
    purpose: /*i18n*/ 'That you asked for an accessible version',
    kept: 'account',
    fields: { number: 'request_id user_id', choice: 'is_asker', words: 'words', time: 'created_at' },
  },
  point_marks: {
    purpose: /*i18n*/ 'Your notes at the points of a chart or drawing',
    kept: 'account',
    fields: {
      number: 'user_id resource_id',
      content: 'place',
      words: 'note',
      choice: 'is_shared',
      time: 'updated_at',
    },
  },
  user_collections: {
    purpose: /*i18n*/ 'Your collections',
    kept: 'collection',
    fields: {
      number: 'id user_id',
      name: 'name',
      words: 'description',
      choice: 'is_public is_listed',
      time: 'created_at updated_at',
    },
  },
  collection_items: {
    purpose: /*i18n*/ 'What is in a collection, with your notes',
    kept: 'collection',
    fields: { number: 'id collection_id resource_id', words: 'notes', time: 'added_at' },
  },
  collection_shares: {
    purpose: /*i18n*/ 'Whom a collection is shared with',
    kept: 'collection',
    fields: { number: 'id collection_id person_id team_id', time: 'created_at' },
  },
  collection_dismissals: {
    purpose: /*i18n*/ 'Shared collections that you took off your list',
    kept: 'collection',
    fields: { number: 'collection_id user_id', time: 'created_at' },
  },
  collection_archives: {
    purpose: /*i18n*/ 'A collection that you asked for as one file',
    kept: 'archive',
    fields: {
      number: 'id owner_id collection_id progress_id',
      choice: 'state',
      file: 'file_id',
      count: 'packed left_out',
      time: 'created_at expires_at',
    },
  },
};
