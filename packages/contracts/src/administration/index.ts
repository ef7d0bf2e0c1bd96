export { ADMINISTRATION_PATHS, writeAuditAddress, writePeopleAddress } from './addresses.ts';
export {
  type AdministeredOrganization,
  OFFERED_TIERS,
  ORGANIZATION_ORDERS,
  type OrganizationOrder,
  type TierChange,
} from './administered-organizations.ts';
export {
  AUDIT_ACTIONS,
  AUDIT_ORDERS,
  type AuditAction,
  type AuditDetails,
  type AuditEntry,
  type AuditFilters,
  type AuditOrder,
  type AuditQuery,
  auditFilters,
} from './audit.ts';
export {
  HIDDEN_COMMENT_ORDERS,
  type HiddenComment,
  type HiddenCommentOrder,
  type HiddenCommentsQuery,
} from './hidden-comments.ts';
export {
  CANCELLABLE_JOBS,
  JOB_ORDERS,
  JOB_STATES,
  type JobOrder,
  type JobsQuery,
  type Machine,
  type WatchedJob,
} from './machine.ts';
export {
  LONGEST_BANNER,
  type SiteSettings,
  type SiteSettingsShown,
  siteSettings,
  UPLOAD_ROLES,
} from './site-settings.ts';
export { type ContentReport, REPORT_STATES } from './super-admin.ts';
export {
  type ActOutcome,
  type AdministeredPerson,
  PEOPLE_ORDERS,
  PERSON_STATES,
  type PeopleFilters,
  type PeopleOrder,
  type PeopleQuery,
  type PersonAct,
  type PersonActs,
  peopleFilters,
} from './user-management.ts';
