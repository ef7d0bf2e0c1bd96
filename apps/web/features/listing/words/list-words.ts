import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The lists of the library by what stands in them. */
export type ListKind =
  | 'marketplace'
  | 'categories'
  | 'your-content'
  | 'collections'
  | 'collection-items'
  | 'activities'
  | 'resources'
  | 'reviews'
  | 'upload-requests'
  | 'members'
  | 'people'
  | 'invitations'
  | 'teams'
  | 'reports'
  | 'comments'
  | 'organizations'
  | 'audit-entries'
  | 'jobs';

const NOUNS: Readonly<Record<ListKind, (count: number) => string>> = {
  marketplace: (count) => plural(count, { one: 'marketplace item', other: 'marketplace items' }),
  categories: (count) => plural(count, { one: 'category', other: 'categories' }),
  'your-content': (count) => plural(count, { one: 'content item', other: 'content items' }),
  collections: (count) => plural(count, { one: 'collection', other: 'collections' }),
  'collection-items': (count) => plural(count, { one: 'resource', other: 'resources' }),
  activities: (count) => plural(count, { one: 'activity', other: 'activities' }),
  resources: (count) => plural(count, { one: 'resource', other: 'resources' }),
  reviews: (count) => plural(count, { one: 'item to review', other: 'items to review' }),
  'upload-requests': (count) => plural(count, { one: 'upload request', other: 'upload requests' }),
  members: (count) => plural(count, { one: 'member', other: 'members' }),
  reports: (count) => plural(count, { one: 'report', other: 'reports' }),
  comments: (count) => plural(count, { one: 'comment', other: 'comments' }),
  organizations: (count) => plural(count, { one: 'organization', other: 'organizations' }),
  'audit-entries': (count) => plural(count, { one: 'log entry', other: 'log entries' }),
  jobs: (count) => plural(count, { one: 'job', other: 'jobs' }),
  people: (count) => plural(count, { one: 'person', other: 'people' }),
  invitations: (count) => plural(count, { one: 'invitation', other: 'invitations' }),
  teams: (count) => plural(count, { one: 'team', other: 'teams' }),
};

const MANY = 2;

/** What is said and shown of a list: how much was found, that nothing was, that it failed. */
export type ListWords = ReturnType<typeof useListWords>;

export function useListWords(kind: ListKind) {
  const { t, i18n } = useLingui();
  const noun = NOUNS[kind];
  const items = noun(MANY);
  const failed = t`Error loading ${items}`;
  const notLoaded: Partial<Record<ListKind, string>> = {
    collections: t`Failed to load collections`,
    'collection-items': t`Failed to load collection items`,
  };
  return {
    items,
    /** One of them, or several. */
    nounOf: noun,
    found: (count: number, isMore = false) => {
      const number = i18n.number(count);
      return isMore ? t`More than ${number} ${noun(count)} found` : t`${number} ${noun(count)} found`;
    },
    none: t`No ${items} found`,
    /** What is said when it failed, and what then stands in its place. */
    failed,
    notLoaded: notLoaded[kind] ?? failed,
    loading: t`Loading...`,
  };
}
