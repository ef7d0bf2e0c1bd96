import { createHash, randomBytes } from 'node:crypto';
import {
  INVITATION_LIMITS,
  type Invitation,
  type InvitationSeen,
  type InvitationsQuery,
  type InvitationsSent,
  readAddressList,
  type WaitingInvitation,
} from '@relievo/contracts/organizations';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { AppTransaction, Database, Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { takeLetter, writeLetter } from '../../mail/service.ts';
import { readOrganization } from '../members/service.ts';
import * as rows from './repository.ts';

export interface InvitationDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

type Done = Record<string, never>;

interface OneInvitation {
  readonly id: string;
  readonly invitationId: string;
}

/** Anybody can type the address of anybody, and found an organization to do it from. */
const LETTER_LIMIT = { pauseSeconds: 60, aDay: 5 };

const DAYS_OF_RENEWAL = 7;

/** Whoever holds a link need not be signed in. */
const NOBODY: Viewer = { userId: null, organizationId: null };

export async function listInvitations(
  dependencies: InvitationDependencies,
  person: Viewer,
  query: InvitationsQuery,
): Promise<{ rows: Invitation[]; total: number }> {
  const { canManage } = await readOrganization(dependencies, person, query.id);
  if (!canManage) throw refuse('organization_not_yours');
  const found = await dependencies.database.asUser(person, (tx) => rows.findInvitations(tx, query));
  return { rows: found.rows.map(toInvitation), total: found.total };
}

export interface Inviting {
  readonly id: string;
  readonly emails: string;
  readonly role: string;
  readonly days: string;
}

/** All of a list or nothing of it: what cannot be invited is named, and what is too much is refused as a whole. */
export function sendInvitations(
  dependencies: InvitationDependencies,
  person: Viewer,
  { id, emails, role, days }: Inviting,
): Promise<InvitationsSent> {
  const list = readList(emails);
  return asManager(dependencies, person, id, (tx, organization) =>
    inviteList(tx, dependencies, organization, { ...list, id, role, days: Number(days) }),
  );
}

interface InvitingToClass {
  readonly organizationId: string;
  readonly classId: string;
  /** What a letter calls it. */
  readonly called: string;
  readonly emails: string;
  readonly days: string;
}

/** As to an organization; whoever asks has made sure that the person teaches the class, and the policies do again. */
export async function inviteToClass(
  tx: AppTransaction,
  dependencies: InvitationDependencies,
  { organizationId: id, classId, called, emails, days }: InvitingToClass,
): Promise<InvitationsSent> {
  const list = readList(emails);
  const inviter = await rows.findInviter(tx, id);
  if (!inviter) throw refuse('not_found');
  const place = { ...inviter, name: called };
  return inviteList(tx, dependencies, place, { ...list, id, classId, role: 'member', days: Number(days) });
}

function readList(emails: string): ReturnType<typeof readAddressList> {
  const { addresses, wrong } = readAddressList(emails);
  if (addresses.length + wrong.length > INVITATION_LIMITS.addresses)
    throw refuse('invitations_too_many', { most: INVITATION_LIMITS.addresses });
  return { addresses, wrong };
}

type Place = Pick<rows.ManagedRow, 'name' | 'inviter' | 'has_tier'>;

async function inviteList(
  tx: AppTransaction,
  dependencies: InvitationDependencies,
  place: Place,
  {
    addresses,
    wrong,
    ...common
  }: ReturnType<typeof readAddressList> & Omit<rows.NewInvitation, 'hash' | 'email'>,
): Promise<InvitationsSent> {
  const { id, role } = common;
  await refuseMoreThanADay(tx, id, place, addresses.length);
  await rows.revokeExpired(tx, id, addresses);
  const members = new Set(await rows.findAddressesOfMembers(tx, id, addresses));
  const left: InvitationsSent['left'] = wrong.map((address) => ({ address, reason: 'not_valid' }));
  for (const email of addresses) {
    const reason =
      members.has(email) && !common.classId
        ? 'member_already'
        : await inviteOne(tx, dependencies, place, { ...common, email });
    if (reason) left.push({ address: email, reason });
  }
  const sent = addresses.length + wrong.length - left.length;
  await rows.auditInvitations(tx, 'organization.invited', id, { role, sent });
  return { sent, left };
}

/** Why not, where it was not. */
async function inviteOne(
  tx: AppTransaction,
  dependencies: InvitationDependencies,
  organization: Place,
  invitation: Omit<rows.NewInvitation, 'hash'>,
): Promise<'invited_already' | 'asked_too_often' | undefined> {
  const { token, hash } = createToken();
  if (!(await mayWrite(tx, dependencies, invitation.email))) return 'asked_too_often';
  if (!(await rows.insertInvitation(tx, { ...invitation, hash }))) return 'invited_already';
  await writeInvitation(tx, organization, invitation, token);
  return undefined;
}

export function sendAgain(
  dependencies: InvitationDependencies,
  person: Viewer,
  { id, invitationId }: OneInvitation,
): Promise<Invitation> {
  const { token, hash } = createToken();
  return asManager(dependencies, person, id, async (tx, organization) => {
    const row = await rows.renewInvitation(tx, { id, invitationId, hash, days: DAYS_OF_RENEWAL });
    if (!row) throw refuse('not_found');
    if (!(await mayWrite(tx, dependencies, row.email))) throw refuse('invitation_just_sent');
    await writeInvitation(tx, organization, row, token);
    return toInvitation(row);
  });
}

export function revoke(
  dependencies: InvitationDependencies,
  person: Viewer,
  { id, invitationId }: OneInvitation,
): Promise<Done> {
  return asManager(dependencies, person, id, async (tx) => {
    if (!(await rows.revokeInvitation(tx, { id, invitationId }))) throw refuse('not_found');
    await rows.auditInvitations(tx, 'organization.invitation_revoked', id, { invitation: invitationId });
    return {};
  });
}

export async function seeInvitation(
  { database }: InvitationDependencies,
  token: string,
): Promise<InvitationSeen> {
  const row = await database.asUser(NOBODY, (tx) => rows.findByToken(tx, hashToken(token)));
  if (!row) throw refuse('link_not_valid');
  if (row.state !== 'open') return { state: row.state };
  return { state: row.state, organization: row.organization_name, role: row.role, email: row.email };
}

/** One conditional statement takes it: it opens once, however often its link is followed at the same time. */
export function acceptInvitation(
  { database }: InvitationDependencies,
  person: Viewer,
  token: string,
): Promise<{ organizationId: string }> {
  const hash = hashToken(token);
  return database.asUser(person, async (tx) => {
    const organizationId = await rows.acceptByToken(tx, hash);
    if (organizationId) return { organizationId };
    const seen = await rows.findByToken(tx, hash);
    throw refuse(seen?.state === 'open' ? 'invitation_for_other' : 'link_not_valid');
  });
}

export function listWaiting(
  { database }: InvitationDependencies,
  person: Viewer,
): Promise<WaitingInvitation[]> {
  return database.asUser(person, async (tx) =>
    (await rows.findWaiting(tx)).map((row) => ({
      id: row.id,
      organization: row.organization_name,
      className: row.class_name,
      role: row.role,
      from: row.inviter_name,
      expiresAt: row.expires_at.toISOString(),
    })),
  );
}

/** One that is for somebody else is answered as where there is none. */
export function joinWaiting(
  { database }: InvitationDependencies,
  person: Viewer,
  id: string,
): Promise<{ organizationId: string }> {
  return database.asUser(person, async (tx) => {
    const organizationId = await rows.takeWaiting(tx, id);
    if (organizationId === null) throw refuse('not_found');
    return { organizationId };
  });
}

/** Strangers are answered as where there is no such organization; those who belong to it hear why not. */
async function asManager<Result>(
  dependencies: InvitationDependencies,
  person: Viewer,
  id: string,
  act: (tx: AppTransaction, organization: rows.ManagedRow) => Promise<Result>,
): Promise<Result> {
  await readOrganization(dependencies, person, id);
  return dependencies.database.asUser(person, async (tx) => {
    const organization = await rows.lockManaged(tx, id);
    if (!organization) throw refuse('organization_not_yours');
    if (organization.type === 'personal') throw refuse('organization_is_personal');
    return act(tx, organization);
  });
}

async function refuseMoreThanADay(
  tx: AppTransaction,
  id: string,
  { has_tier: hasTier }: Place,
  count: number,
): Promise<void> {
  const most = hasTier ? INVITATION_LIMITS.aDayWithTier : INVITATION_LIMITS.aDay;
  if ((await rows.countOfToday(tx, id)) + count > most) throw refuse('invitations_used_up', { most });
}

function mayWrite(tx: AppTransaction, { clock }: InvitationDependencies, email: string): Promise<boolean> {
  return takeLetter(tx, email, 'invitation', clock.now(), LETTER_LIMIT);
}

function writeInvitation(
  tx: AppTransaction,
  { name, inviter }: Place,
  { email, role }: { readonly email: string; readonly role: string },
  token: string,
): Promise<void> {
  const path = `/invitation?token=${token}`;
  return writeLetter(tx, email, 'invitation', { inviter, organization: name, role, path });
}

/** Whoever holds it may see the invitation, so only its hash is kept. */
function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function toInvitation(row: rows.InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.is_expired,
  };
}
