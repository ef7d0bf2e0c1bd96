import { z } from 'zod';
import { search } from '../library/lists/query.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';

/** All that stands in the record, by noun. What an earlier version wrote may have another name. */
export const AUDIT_ACTIONS = [
  'account.erased',
  'administrator.first',
  'ai.asked',
  'ai.key_cleared',
  'ai.key_set',
  'audit_log.exported',
  'collection.read',
  'comment.hidden',
  'comment.shown',
  'diagnostics.exported',
  'job.cancelled',
  'job.retried',
  'learner.hand_over',
  'learner.handed_over',
  'learner.new_password',
  'organization.content_changed',
  'organization.content_restored',
  'organization.invitation_revoked',
  'organization.invited',
  'organization.member_joined',
  'organization.member_left',
  'organization.member_restored',
  'organization.member_role',
  'organization.member_suspended',
  'organization.team_deleted',
  'organization.team_made',
  'organization.team_renamed',
  'organization.tier_changed',
  'organization.tier_granted',
  'organization.tier_withdrawn',
  'people.exported',
  'person.lift_suspension',
  'person.remove_second_step',
  'person.roles_changed',
  'person.send_reset',
  'person.sign_out',
  'person.suspend',
  'person.verify_email',
  'report.dismissed',
  'report.upheld',
  'resource.deleted',
  'resource.read',
  'resource.returned',
  'second_step.removed',
  'site.settings_changed',
  'submission.approve',
  'submission.read',
  'submission.reject',
  'submission.request_changes',
  'upload_request.granted',
  'upload_request.refused',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** By which column the record is sorted, and which way. */
export const AUDIT_ORDERS = ['time-descending', 'time-ascending', 'who-ascending', 'who-descending'] as const;

export type AuditOrder = (typeof AUDIT_ORDERS)[number];

const id = z.uuid();
const name = z.string().nullable();

/** One line of the record: what was done, by whom, to what. */
export const auditEntry = z.object({
  id,
  createdAt: z.iso.datetime({ offset: true }),
  /** Null where nobody did it, or somebody whose account is gone. */
  actorName: name,
  action: z.string(),
  subjectType: z.string(),
  subjectId: id.nullable(),
  /** As it is called today; null where it is gone, has no name, or is not for everybody. */
  subjectName: name,
  /** In which organization it was done, where that is not what it is about. */
  organizationName: name,
  /** What was noted with it: values before and after, words, counts, ids. */
  details: z.record(z.string(), z.json()),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditDetails = AuditEntry['details'];

const day = z.iso.date();
const fields = {
  search,
  action: z.enum(AUDIT_ACTIONS).optional(),
  from: day.optional(),
  until: day.optional(),
  sortBy: z.enum(AUDIT_ORDERS).default('time-descending'),
};

export const auditFilters = z.object(fields);
export const auditQuery = z.object({ ...fields, ...slice });

export type AuditFilters = z.infer<typeof auditFilters>;
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditContract = {
  auditLog: declareRoleOperation(['super_admin'], 'read')
    .route({
      method: 'GET',
      path: '/admin/audit-log',
      tags: ['Super admin'],
      summary: 'What was done here, by whom and to what',
    })
    .input(auditQuery)
    .output(pageOf(auditEntry)),
};
