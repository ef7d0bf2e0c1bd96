import type { Device } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { deleteOtherSessions } from '../sessions/repository.ts';
import { describeAgent } from './agent-rules.ts';
import { deleteDevice, findDevices } from './repository.ts';

export async function listDevices(
  { database, clock }: AccountDependencies,
  { userId, sessionId }: SignedIn,
): Promise<Device[]> {
  const rows = await database.asAuth((tx) => findDevices(tx, userId, clock.now()));
  const devices = rows.map((row) => ({
    id: row.id,
    description: describeAgent(row.user_agent),
    address: row.ip_address,
    firstSeen: row.created_at.toISOString(),
    lastSeen: row.updated_at.toISOString(),
    isCurrent: row.id === sessionId,
  }));
  return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export async function signOutDevice(
  { database }: AccountDependencies,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  if (!(await database.asAuth((tx) => deleteDevice(tx, userId, id)))) throw refuse('not_found');
}

/** Says how many there were. */
export async function signOutOtherDevices(
  { database }: AccountDependencies,
  { userId, sessionId }: SignedIn,
): Promise<number> {
  return database.asAuth((tx) => deleteOtherSessions(tx, userId, sessionId));
}
