import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { readyFile } from '../library/files/outputs.ts';
import { search } from '../library/lists/query.ts';
import { searchText } from '../library/lists/search-text.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { draftFields } from '../values/fields.ts';
import { contentSubmission } from './content.ts';

const id = z.uuid();
const count = z.int().nonnegative();
const time = z.iso.datetime({ offset: true });
const named = z.object({ id, name: z.string() });

/** What waits: a resource that no reader sees yet, or a new version of one that readers see. */
export const REVIEW_KINDS = ['resource', 'version'] as const;
/** Who looks after it: whoever asks, or nobody yet. */
export const ASSIGNMENTS = ['mine', 'nobody'] as const;

/** How the queue is sorted: what waits longest comes first where nobody says otherwise. */
export const REVIEW_ORDERS = [
  'submitted-ascending',
  'submitted-descending',
  'title-ascending',
  'title-descending',
  'author-ascending',
  'author-descending',
] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

const assignee = z.object({
  /** Null where whoever asks may not know their name. */
  name: z.string().nullable(),
  isMe: z.boolean(),
});

/** Something that waits, as the queue shows it. */
export const waitingReview = z.object({
  /** Of the submission. */
  id,
  title: z.string(),
  language: z.string(),
  category: z.string().nullable(),
  kind: z.enum(REVIEW_KINDS),
  /** It was sent back once and comes again. */
  isRepeated: z.boolean(),
  visibility: z.enum(['public', 'organization']),
  organization: named.nullable(),
  authorName: z.string(),
  createdAt: time,
  assignee: assignee.nullable(),
});

/** One submission as its reviewer reads it. */
export const review = waitingReview.extend({
  resourceId: id,
  /** Where the reviewer may look at the resource itself, with its files: not where only its new version was submitted to them. */
  isResourceVisible: z.boolean(),
  /** What the author says to the reviewers. */
  words: z.string(),
  fields: draftFields,
  /** What readers see now; null where they see nothing yet. */
  before: draftFields.nullable(),
  /** What a new version would show instead; null where its files stay as they are. */
  newFiles: z
    .object({
      own: readyFile.nullable(),
      picture: readyFile.nullable(),
      /** The page on which readers would read a document. */
      text: readyFile.nullable(),
    })
    .nullable(),
  closedAt: time.nullable(),
  decision: contentSubmission.shape.decision,
  /** Each time that it came before reviewers, this one included, the latest first. */
  history: z.array(contentSubmission),
  /** Its place among what waits, counted from 1, and how many wait; null where it waits no more. */
  place: count.nullable(),
  total: count,
  /** What comes before and after it in the queue; after the last one comes the first that is left. */
  previous: z.object({ id, title: z.string() }).nullable(),
  next: z.object({ id, title: z.string() }).nullable(),
});

export type WaitingReview = z.infer<typeof waitingReview>;
export type Review = z.infer<typeof review>;

const filters = {
  search,
  kind: z.enum(REVIEW_KINDS).optional(),
  visibility: z.enum(['public', 'organization']).optional(),
  organizationId: id.optional(),
  category: z.string().overwrite(searchText).optional(),
  authorId: id.optional(),
  assignment: z.enum(ASSIGNMENTS).optional(),
  sortBy: z.enum(REVIEW_ORDERS).default('submitted-ascending'),
};

export const reviewFilters = z.object(filters);
export const reviewsQuery = z.object({ ...filters, ...slice });

export type ReviewFilters = z.infer<typeof reviewFilters>;
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

/** What the filters of the queue offer: everything that something waits for. */
export const reviewChoices = z.object({
  /** How many wait in all. */
  total: count,
  categories: z.array(z.string()),
  authors: z.array(named),
  organizations: z.array(named),
});

export type ReviewChoices = z.infer<typeof reviewChoices>;

const tags = ['Review'];

/** What waits for those who may decide; the decision itself is an operation of content. */
export const reviewsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/reviews',
      tags,
      summary:
        'What waits for me: for administrators what is for everybody, for reviewers what is for their organization',
    })
    .input(reviewsQuery)
    .output(pageOf(waitingReview)),
  choices: declareSessionOperation('read')
    .route({ method: 'GET', path: '/reviews/choices', tags, summary: 'What the queue can be narrowed to' })
    .output(reviewChoices),
  get: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/reviews/{id}',
      tags,
      summary: 'A submission that I may decide, with its history and its place in the queue',
    })
    .errors(errors('not_found'))
    .input(reviewFilters.extend({ id }))
    .output(review),
  assign: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/reviews/{id}/assignee',
      tags,
      summary: 'Say that I look after a submission, or no longer',
    })
    .errors(errors('not_found', 'submission_closed'))
    .input(z.object({ id, isMine: z.boolean() }))
    .output(z.object({})),
};
