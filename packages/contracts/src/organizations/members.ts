import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { organization } from '../people/organizations.ts';

/** What somebody can be in an organization. Owners and admins manage it, and only an owner makes owners. */
export const ORGANIZATION_ROLES = ['owner', 'admin', 'reviewer', 'member'] as const;

export const MEMBER_STATUSES = ['active', 'suspended'] as const;

const role = z.enum(ORGANIZATION_ROLES);
const status = z.enum(MEMBER_STATUSES);
const id = z.uuid();
const ofMember = z.object({ id, userId: id });

/** By which column the members are sorted, and which way; by role owners come first. */
export const MEMBER_ORDERS = [
  'role-ascending',
  'role-descending',
  'name-ascending',
  'name-descending',
  'joined-descending',
  'joined-ascending',
] as const;
export type MemberOrder = (typeof MEMBER_ORDERS)[number];

const LONGEST_SEARCH = 200;

/** Somebody who belongs to an organization. */
export const organizationMember = z.object({
  userId: id,
  displayName: z.string(),
  username: z.string().nullable(),
  role,
  status,
  joinedAt: z.iso.datetime({ offset: true }),
});

/** An organization as those see it who belong to it, or look after the platform. */
export const organizationView = z.object({
  organization,
  /** What the caller is there; nothing for an administrator of the platform who does not belong to it. */
  role: role.nullable(),
  /** Whether the caller is an owner or an admin of it. */
  canManage: z.boolean(),
});

export const membersQuery = z.object({
  search: z.string().trim().max(LONGEST_SEARCH).default(''),
  sortBy: z.enum(MEMBER_ORDERS).default('role-ascending'),
  ...slice,
});

export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];
export type OrganizationMember = z.infer<typeof organizationMember>;
export type OrganizationView = z.infer<typeof organizationView>;
export type MembersQuery = z.infer<typeof membersQuery>;

const tags = ['Organizations'];
const nothing = z.object({});

export const membersContract = {
  organization: declareSessionOperation('read')
    .route({ method: 'GET', path: '/organizations/{id}', tags, summary: 'An organization of mine' })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(organizationView),
  list: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/organizations/{id}/members',
      tags,
      summary: 'Who belongs to an organization of mine; who is suspended is shown to those who manage it',
    })
    .errors(errors('not_found'))
    .input(membersQuery.extend({ id }))
    .output(pageOf(organizationMember)),
  changeRole: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/organizations/{id}/members/{userId}/role',
      tags,
      summary: 'Give a member another role, unless somebody else has just done so',
    })
    .errors(errors('not_found', 'organization_not_yours', 'organization_keeps_owner', 'member_changed'))
    .input(ofMember.extend({ from: role, to: role }))
    .output(organizationMember),
  changeStatus: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/organizations/{id}/members/{userId}/status',
      tags,
      summary: 'Suspend a member, or let a suspended one in again',
    })
    .errors(errors('not_found', 'organization_not_yours', 'organization_keeps_owner'))
    .input(ofMember.extend({ to: status }))
    .output(organizationMember),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/members/{userId}',
      tags,
      summary: 'Remove a member, or leave the organization',
    })
    .errors(errors('not_found', 'organization_not_yours', 'organization_keeps_owner'))
    .input(ofMember)
    .output(nothing),
};
