import { z } from 'zod';
import { ACCESSIBLE_FORMS } from '../accessible-requests/forms.ts';
import { errors } from '../errors/errors.ts';
import { RESOURCE_STATES } from '../library/lists/filters.ts';
import { searchText } from '../library/lists/search-text.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { ACTIVITY_COLUMNS, ACTIVITY_TYPES, RECENT_ACTIVITIES, SORT_DIRECTIONS } from './kinds.ts';

const id = z.uuid();
const count = z.int().nonnegative();
const time = z.iso.datetime({ offset: true });
const done = z.object({ done: z.literal(true) });
const state = z.enum(RESOURCE_STATES);

/** A look at a resource or a download of it; null where the resource can no longer be seen. */
export const visit = z.object({
  id,
  accessType: z.enum(['view', 'download']),
  createdAt: time,
  resource: z.object({ id, title: z.string(), category: z.string().nullable() }).nullable(),
});

/** What somebody made and how it stands. */
export const ownSubmission = z.object({
  id,
  title: z.string(),
  status: state,
  category: z.string().nullable(),
  viewCount: count,
  downloadCount: count,
  createdAt: time,
});

/** Anything that somebody did, in one shape. Of a resource that can no longer be seen, only that it was one. */
export const activity = z.object({
  id,
  type: z.enum(ACTIVITY_TYPES),
  /** The title of a resource or the words of a search. */
  title: z.string().nullable(),
  category: z.string(),
  status: state.nullable(),
  engagement: z.object({ views: count, downloads: count }).nullable(),
  timestamp: time,
  resourceId: id.nullable(),
});

/** What somebody really has and did. */
export const ownFigures = z.object({
  collections: count,
  resources: z.record(state, count),
  views: count,
  downloads: count,
  createdThisMonth: count,
  /** Changed after it was made, by its author or by a decision about it. */
  changedThisMonth: count,
});

const ownOne = z.object({ id, title: z.string() });

/** What waits for who makes content, a few of each: what came back, what is unfinished, what is asked for, what is read. */
export const ownWork = z.object({
  /** What reviewers sent back, the latest first. */
  sentBack: z.array(ownOne),
  /** Never submitted, the latest change first. */
  drafts: z.array(ownOne),
  /** Other formats that people ask for, most wanted first; the id is that of the resource. */
  requests: z.array(ownOne.extend({ requestId: id, form: z.enum(ACCESSIBLE_FORMS), people: count })),
  /** What was opened most. */
  opened: z.array(ownOne.extend({ views: count })),
});

export type OwnWork = z.infer<typeof ownWork>;
export type Visit = z.infer<typeof visit>;
export type OwnSubmission = z.infer<typeof ownSubmission>;
export type Activity = z.infer<typeof activity>;
export type OwnFigures = z.infer<typeof ownFigures>;

const atMost = z.object({
  limit: z.coerce.number().int().min(1).max(RECENT_ACTIVITIES).default(RECENT_ACTIVITIES),
});

export const activitiesQuery = z.object({
  search: z.string().overwrite(searchText).default(''),
  type: z.enum(ACTIVITY_TYPES).optional(),
  sortBy: z.enum(ACTIVITY_COLUMNS).default('timestamp'),
  direction: z.enum(SORT_DIRECTIONS).default('descending'),
  ...slice,
});

export type ActivitiesQuery = z.infer<typeof activitiesQuery>;

const tags = ['Activity'];

/** What a person did, shown to nobody else. */
export const activityContract = {
  recent: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/activities/recent',
      tags,
      summary: 'What I viewed and downloaded, the latest first',
    })
    .input(atMost)
    .output(z.array(visit)),
  submissions: declareSessionOperation('read')
    .route({ method: 'GET', path: '/activities/submissions', tags, summary: 'What I made, the latest first' })
    .input(atMost)
    .output(z.array(ownSubmission)),
  figures: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/activities/figures',
      tags,
      summary: 'How much I have and made; a month begins where the caller says',
    })
    .input(z.object({ monthBegan: time }))
    .output(ownFigures),
  work: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/activities/work',
      tags,
      summary: 'What of mine waits for me, and what of it people opened most',
    })
    .output(ownWork),
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/activities',
      tags,
      summary: 'All that I viewed, downloaded, created and searched for',
    })
    .input(activitiesQuery)
    .output(pageOf(activity)),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/activities/{id}',
      tags,
      summary: 'Forget that I viewed, downloaded or searched for something',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(done),
  clear: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/activities',
      tags,
      summary: 'Forget all that I viewed, downloaded and searched for; what I created stays',
    })
    .output(done),
};
