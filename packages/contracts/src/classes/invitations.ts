import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { invitationsInput, invitationsSent } from '../organizations/invitations.ts';

const id = z.uuid();
const notTaught = errors('not_found', 'class_not_yours');
const tags = ['Classes'];

/** Somebody with an address who was invited to learn in a class, and has not come yet. */
export const classInvitation = z.object({
  id,
  email: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
  isExpired: z.boolean(),
});

export type ClassInvitation = z.infer<typeof classInvitation>;

/** As to an organization, but nobody runs anything by it. */
export const classInvitationsInput = invitationsInput.omit({ role: true });

export const classInvitationsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/classes/{id}/invitations',
      tags,
      summary: 'Invitations to a class that I teach that nobody has accepted, the newest first',
    })
    .errors(notTaught)
    .input(z.object({ id }))
    .output(z.array(classInvitation)),
  send: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/invitations',
      tags,
      summary: 'Invite people to learn in a class that I teach; each gets an email with a link',
    })
    .errors({ ...notTaught, ...errors('invitations_too_many', 'invitations_used_up') })
    .input(classInvitationsInput.extend({ id }))
    .output(invitationsSent),
  revoke: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/classes/{id}/invitations/{invitationId}',
      tags,
      summary: 'Take an invitation to a class back: its link leads to nothing then',
    })
    .errors(notTaught)
    .input(z.object({ id, invitationId: id }))
    .output(z.object({})),
};
