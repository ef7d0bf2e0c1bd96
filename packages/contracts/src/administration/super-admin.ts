import { z } from 'zod';
import { REPORT_REASONS } from '../conversation/limits.ts';
import { errors } from '../errors/errors.ts';
import { declareRoleOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { wordsUpTo } from '../values/words.ts';
import { administeredOrganizationsContract } from './administered-organizations.ts';
import { auditContract } from './audit.ts';
import { hiddenCommentsContract } from './hidden-comments.ts';
import { machineContract } from './machine.ts';
import { siteSettingsContract } from './site-settings.ts';

const SUPER_ADMIN = ['super_admin'] as const;

const id = z.uuid();
const time = z.iso.datetime({ offset: true });

/** A report is open until it is upheld, or dismissed. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;

/** Something that somebody reported, with what it is about. */
export const contentReport = z.object({
  id,
  resourceId: id,
  title: z.string(),
  /** Where it is about a comment. */
  comment: z.object({ id, body: z.string(), authorName: z.string(), isHidden: z.boolean() }).nullable(),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  reporterName: z.string(),
  createdAt: time,
  state: z.enum(REPORT_STATES),
  answer: z.string(),
  handledAt: time.nullable(),
  handledBy: z.string().nullable(),
});

export type ContentReport = z.infer<typeof contentReport>;

const tags = ['Super admin'];

export const superAdminContract = {
  ...machineContract,
  ...siteSettingsContract,
  ...administeredOrganizationsContract,
  ...hiddenCommentsContract,
  ...auditContract,
  reports: declareRoleOperation(SUPER_ADMIN, 'read')
    .route({ method: 'GET', path: '/admin/reports', tags, summary: 'Reports of content, the oldest first' })
    .input(z.object({ state: z.enum(REPORT_STATES).default('open'), ...slice }))
    .output(pageOf(contentReport)),
  answerReport: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'POST',
      path: '/admin/reports/{id}/answer',
      tags,
      summary: 'Bring a report to its end; a comment that it is about can be hidden with it',
    })
    .errors(errors('not_found', 'report_ended'))
    .input(
      z.object({
        id,
        state: z.enum(['upheld', 'dismissed']),
        words: wordsUpTo(2000).default(''),
        hidesComment: z.boolean().default(false),
      }),
    )
    .output(contentReport),
  hideComment: declareRoleOperation(SUPER_ADMIN, 'write')
    .route({
      method: 'PUT',
      path: '/admin/comments/{id}/hidden',
      tags,
      summary: 'Hide a comment from readers, or show it again',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, isHidden: z.boolean() }))
    .output(z.object({ isHidden: z.boolean() })),
};
