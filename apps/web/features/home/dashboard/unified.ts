import {
  type Activity,
  DEFAULT_CATEGORY,
  type OwnSubmission,
  RECENT_ACTIVITIES,
  type Visit,
} from '@relievo/contracts/activity';
import { NEWEST_FIRST, sortActivities } from './sort-activities.ts';

/** The latest of what somebody looked at and of what they made, in the one shape of all activity. */
export function unifyActivity(
  visits: readonly Visit[],
  submissions: readonly OwnSubmission[],
): readonly Activity[] {
  const rows = [...visits.map(activityOfVisit), ...submissions.map(activityOfSubmission)];
  return sortActivities(rows, NEWEST_FIRST, 'en').slice(0, RECENT_ACTIVITIES);
}

function activityOfVisit({ id, accessType, createdAt, resource }: Visit): Activity {
  return {
    id,
    type: accessType === 'download' ? 'downloaded' : 'viewed',
    title: resource?.title ?? null,
    category: resource?.category || DEFAULT_CATEGORY,
    status: null,
    engagement: null,
    timestamp: createdAt,
    resourceId: resource?.id ?? null,
  };
}

function activityOfSubmission(made: OwnSubmission): Activity {
  return {
    id: made.id,
    type: 'created',
    title: made.title,
    category: made.category || DEFAULT_CATEGORY,
    status: made.status,
    engagement: { views: made.viewCount, downloads: made.downloadCount },
    timestamp: made.createdAt,
    resourceId: made.id,
  };
}
