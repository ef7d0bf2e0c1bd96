import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declarePublicOperation, declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { isReadable } from '../values/characters.ts';

export interface InvitationIssues {
  addresses_missing: object;
}

const issue: WriteMessage<InvitationIssues> = writeMessage;

/** What somebody can be invited as; nobody becomes an owner by a letter. */
export const INVITED_ROLES = ['member', 'reviewer', 'admin'] as const;

/** For how many days the link of an invitation can be good. */
export const INVITATION_DAYS = ['7', '14', '30'] as const;

export const INVITATION_LIMITS = {
  /** At one time. */
  addresses: 500,
  /** Within a day: before a super administrator has looked at the organization, and after. */
  aDay: 50,
  aDayWithTier: 1000,
} as const;

const LONGEST_LIST = 200_000;
const LONGEST_TOKEN = 200;

const id = z.uuid();
const role = z.enum(INVITED_ROLES);
const time = z.iso.datetime({ offset: true });
const ofInvitation = z.object({ id, invitationId: id });

export const invitation = z.object({
  id,
  email: z.string(),
  role,
  createdAt: time,
  expiresAt: time,
  isExpired: z.boolean(),
});

export const INVITATION_ORDERS = [
  'invited-descending',
  'invited-ascending',
  'email-ascending',
  'email-descending',
  'role-ascending',
  'role-descending',
  'expires-ascending',
  'expires-descending',
] as const;
export type InvitationOrder = (typeof INVITATION_ORDERS)[number];

export const invitationsQuery = z.object({
  id,
  sortBy: z.enum(INVITATION_ORDERS).default('invited-descending'),
  ...slice,
});

export type InvitationsQuery = z.infer<typeof invitationsQuery>;

export const invitationsInput = z.object({
  emails: z.string().max(LONGEST_LIST).refine(isReadable, issue('addresses_missing')),
  role: role.default('member'),
  days: z.enum(INVITATION_DAYS).default('7'),
});

/** Why an address of the list got no invitation. */
const NOT_INVITED = ['not_valid', 'member_already', 'invited_already', 'asked_too_often'] as const;

export const invitationsSent = z.object({
  sent: z.int().nonnegative(),
  left: z.array(z.object({ address: z.string(), reason: z.enum(NOT_INVITED) })),
});

/** What whoever holds the link may know before joining; of one that is over, only that. */
export const invitationSeen = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), organization: z.string(), role, email: z.string() }),
  z.object({ state: z.enum(['accepted', 'expired']) }),
]);

/** One that waits for the caller, found by the address that they have proven. */
export const waitingInvitation = z.object({
  id,
  organization: z.string(),
  /** Where it is to a class. */
  className: z.string().nullable(),
  role,
  /** Who invites. */
  from: z.string(),
  expiresAt: time,
});

export const invitationToken = z.object({ token: z.string().min(1).max(LONGEST_TOKEN) });

export type Invitation = z.infer<typeof invitation>;
export type InvitedRole = (typeof INVITED_ROLES)[number];
export type InvitationsSent = z.infer<typeof invitationsSent>;
export type NotInvited = (typeof NOT_INVITED)[number];
export type WaitingInvitation = z.infer<typeof waitingInvitation>;
export type InvitationSeen = z.infer<typeof invitationSeen>;

const tags = ['Organizations'];
const nothing = z.object({});

export const invitationsContract = {
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/invitations',
      tags,
      summary: 'Invitations to an organization that I manage that nobody has accepted',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(invitationsQuery)
    .output(pageOf(invitation)),
  send: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations',
      tags,
      summary: 'Invite the people of one address or of a list; each gets an email with a link',
    })
    .errors(
      errors(
        'not_found',
        'organization_not_yours',
        'organization_is_personal',
        'invitations_too_many',
        'invitations_used_up',
      ),
    )
    .input(invitationsInput.extend({ id }))
    .output(invitationsSent),
  sendAgain: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations/{invitationId}/letter',
      tags,
      summary: 'Send an invitation again, with a new link that is good for another week',
    })
    .errors(errors('not_found', 'organization_not_yours', 'invitation_just_sent'))
    .input(ofInvitation)
    .output(invitation),
  revoke: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/invitations/{invitationId}',
      tags,
      summary: 'Revoke an invitation, so that its link leads to nothing',
    })
    .errors(errors('not_found', 'organization_not_yours'))
    .input(ofInvitation)
    .output(nothing),
  see: declarePublicOperation('credentials')
    .route({
      method: 'POST',
      path: '/invitations/view',
      tags,
      summary: 'What an invitation is for, for whoever holds its link',
    })
    .errors(errors('link_not_valid'))
    .input(invitationToken)
    .output(invitationSeen),
  accept: declareSessionOperation('credentials')
    .route({
      method: 'POST',
      path: '/invitations/acceptance',
      tags,
      summary: 'Accept an invitation to the address of my account',
    })
    .errors(errors('link_not_valid', 'invitation_for_other'))
    .input(invitationToken)
    .output(z.object({ organizationId: id })),
  waiting: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/invitations',
      tags,
      summary: 'Invitations to the address of my account that I have not accepted',
    })
    .output(z.array(waitingInvitation)),
  join: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/invitations/{id}/acceptance',
      tags,
      summary: 'Accept an invitation that waits for me, without the link of its letter',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.object({ organizationId: id })),
};
