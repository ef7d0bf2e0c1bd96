export { ActivityKind } from './columns/activity-kind.tsx';
export { ActivityTitle } from './columns/activity-title.tsx';
export { RecentTime } from './columns/recent-time.tsx';
export { useActivityColumns, useSortAnnouncement } from './columns/use-activity-columns.tsx';
