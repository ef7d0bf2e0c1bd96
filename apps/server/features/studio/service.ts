import { readKeptStudio, type Studio } from '@relievo/contracts/people';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { findKept, mergeKept } from './repository.ts';

export interface StudioDependencies {
  readonly database: Database;
}

type StudioChange = { readonly [Name in keyof Studio]?: Studio[Name] | undefined };

/** What things that are made for whoever asks begin with; the usual for a guest, and where nothing was chosen. */
export async function findStudio(tx: AppTransaction): Promise<Studio> {
  return readKeptStudio(await findKept(tx));
}

export function readStudio({ database }: StudioDependencies, person: Viewer): Promise<Studio> {
  return database.asUser(person, findStudio);
}

export function changeStudio(
  { database }: StudioDependencies,
  person: Viewer,
  change: StudioChange,
): Promise<Studio> {
  return database.asUser(person, async (tx) => {
    if (await mergeKept(tx, change)) return findStudio(tx);
    throw refuse('session_expired');
  });
}
