import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import {
  declareIndependentOperation,
  declareRoleOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import { pageOf, paging } from '../operations/paging.ts';
import { ADMINISTRATORS } from '../values/roles.ts';
import { wordsUpTo } from '../values/words.ts';

export interface UploadRequestIssues {
  role_not_chosen: object;
  upload_reason_missing: object;
}

const issue: WriteMessage<UploadRequestIssues> = writeMessage;

/** The roles that one may ask for. */
export const ROLES_WANTED = ['teacher', 'professional', 'institution'] as const;

const words = wordsUpTo(2000);

export const uploadRequestInput = z.object({
  roleWanted: z.enum(ROLES_WANTED, issue('role_not_chosen')),
  reason: words.min(1, issue('upload_reason_missing')),
});

export const uploadRequest = z.object({
  id: z.uuid(),
  roleWanted: z.enum(ROLES_WANTED),
  reason: z.string(),
  state: z.enum(['pending', 'granted', 'refused']),
  /** What the person who decided says to it. */
  words: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  decidedAt: z.iso.datetime({ offset: true }).nullable(),
});

/** A request as those see it who decide. */
export const uploadRequestOfPerson = uploadRequest.extend({
  person: z.object({ id: z.uuid(), displayName: z.string(), username: z.string().nullable() }),
});

export type UploadRequest = z.infer<typeof uploadRequest>;
export type UploadRequestOfPerson = z.infer<typeof uploadRequestOfPerson>;

const tags = ['Upload requests'];

export const uploadRequestsContract = {
  mine: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/upload-requests/mine',
      tags,
      summary: 'My latest request to upload, or null',
    })
    .output(uploadRequest.nullable()),
  ask: declareIndependentOperation('write')
    .route({ method: 'POST', path: '/upload-requests', tags, summary: 'Ask to be allowed to upload' })
    .errors(errors('upload_request_open', 'upload_allowed_already'))
    .input(uploadRequestInput)
    .output(uploadRequest),
  list: declareRoleOperation(ADMINISTRATORS, 'read')
    .route({ method: 'GET', path: '/upload-requests', tags, summary: 'Requests that wait, the oldest first' })
    .input(paging)
    .output(pageOf(uploadRequestOfPerson)),
  decide: declareRoleOperation(ADMINISTRATORS, 'write')
    .route({
      method: 'POST',
      path: '/upload-requests/{id}/decision',
      tags,
      summary: 'Grant or refuse a request; the person learns of it by mail',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid(), granted: z.boolean(), words: words.default('') }))
    .output(uploadRequest),
};
