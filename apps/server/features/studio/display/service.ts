import { type DisplayChoices, readKeptDisplay } from '@relievo/contracts/people';
import type { Viewer } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { StudioDependencies } from '../service.ts';
import { findKept, mergeKept } from './repository.ts';

export function readDisplay({ database }: StudioDependencies, person: Viewer): Promise<DisplayChoices> {
  return database.asUser(person, async (tx) => readKeptDisplay(await findKept(tx)));
}

export function changeDisplay(
  { database }: StudioDependencies,
  person: Viewer,
  change: DisplayChoices,
): Promise<DisplayChoices> {
  return database.asUser(person, async (tx) => {
    if (await mergeKept(tx, change)) return readKeptDisplay(await findKept(tx));
    throw refuse('session_expired');
  });
}
