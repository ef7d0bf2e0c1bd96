import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { networkOf } from '../../platform/http/requests/network.ts';
import { deleteOldVisits, insertVisit, type VisitKind } from './repository.ts';

export interface VisitDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Without it nobody can tell from a row whom it is about, nor look whether somebody has one. */
  readonly visitKey: string;
}

/** How long a visit is the same visit, and so how long anything is known about a guest. */
const ONE_VISIT_MS = 30 * 60 * 1000;

/** False where the caller sees no such resource; nothing is recorded then. */
export async function recordVisit(
  { database, clock, visitKey }: VisitDependencies,
  context: Pick<RequestContext, 'viewer' | 'address' | 'agent'>,
  resourceId: string,
  kind: VisitKind,
): Promise<boolean> {
  const viewer = await context.viewer();
  const visitor = viewer.userId ?? `${networkOf(context.address)} ${context.agent}`;
  const hash = createHmac('sha256', visitKey)
    .update(JSON.stringify([kind, resourceId, visitor]))
    .digest();
  return database.asUser(viewer, (tx) => insertVisit(tx, { resourceId, kind, hash, at: clock.now() }));
}

export async function forgetVisits({
  database,
  clock,
}: Pick<VisitDependencies, 'database' | 'clock'>): Promise<void> {
  const until = new Date(clock.now().getTime() - ONE_VISIT_MS);
  await database.asSystem((tx) => deleteOldVisits(tx, until));
}
