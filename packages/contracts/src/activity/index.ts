export type {
  ActivitiesQuery,
  Activity,
  OwnFigures,
  OwnSubmission,
  OwnWork,
  Visit,
} from './activity.ts';
export {
  ACTIVITY_COLUMNS,
  ACTIVITY_TYPES,
  type ActivityColumn,
  type ActivityType,
  DEFAULT_CATEGORY,
  RECENT_ACTIVITIES,
  SEARCH_CATEGORY,
  SORT_DIRECTIONS,
  WORK_SHOWN,
} from './kinds.ts';
