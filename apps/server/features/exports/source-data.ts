/**
 * What is kept about a person, by the table and the column that says whose a row is. It is read as the person, so
 * the policies of the database decide as everywhere. A test finds every reference to a person that is missing here.
 */
export const SOURCES = {
  profile: ['profiles', 'user_id'],
  preferences: ['preferences', 'user_id'],
  roles: ['user_roles', 'user_id'],
  memberships: ['organization_memberships', 'user_id'],
  teams: ['team_memberships', 'user_id'],
  organizations: ['organizations', 'created_by'],
  uploadRequests: ['upload_requests', 'user_id'],
  resources: ['resources', 'submitted_by'],
  versions: ['resource_versions', 'created_by'],
  submissions: ['submissions', 'submitted_by'],
  decisions: ['decisions', 'author_id'],
  drafts: ['drafts', 'owner_id'],
  conversions: ['conversions', 'owner_id'],
  files: ['files', 'owner_id'],
  jobs: ['job_progress', 'owner_id'],
  exports: ['account_exports', 'owner_id'],
  collectionArchives: ['collection_archives', 'owner_id'],
  collections: ['user_collections', 'user_id'],
  searches: ['search_history', 'user_id'],
  visits: ['content_access_logs', 'user_id'],
  likes: ['likes', 'user_id'],
  ratings: ['ratings', 'user_id'],
  comments: ['comments', 'user_id'],
  reports: ['reports', 'reporter_id'],
  accessibleRequests: ['accessible_request_supporters', 'user_id'],
  descriptions: ['ai_usage', 'user_id'],
  notices: ['notices', 'user_id'],
} as const satisfies Record<string, readonly [table: string, column: string]>;
