import type { Provider } from '@relievo/contracts/accounts';
import type { SiteSettings } from '@relievo/contracts/administration';
import type { Database } from '../../platform/database/database.ts';
import { GUEST } from '../../platform/database/transaction.ts';
import { chooseBytes, type StorageLimits } from './limit-rules.ts';
import { findSiteSettings } from './repository.ts';

/** The face of what super administrators set; other features ask it instead of the environment. */
export type { StorageLimits } from './limit-rules.ts';
export { findSiteSettings } from './repository.ts';

interface Dependencies {
  readonly database: Database;
}

/** They are the same for everybody, so they are read as by nobody. */
async function readChosen({ database }: Dependencies): Promise<SiteSettings | undefined> {
  return database.asUser(GUEST, findSiteSettings);
}

/** With the limits of files and storage that hold now: those that are set, else those that are configured. */
export async function withChosenLimits<Given extends Dependencies & { readonly uploading: StorageLimits }>(
  given: Given,
): Promise<Given> {
  const chosen = await readChosen(given);
  return chosen ? { ...given, uploading: chooseBytes(given.uploading, chosen) } : given;
}

/** Without the providers that are switched off. */
export async function withChosenProviders<
  Given extends Dependencies & { readonly providers: Readonly<Partial<Record<Provider, unknown>>> },
>(given: Given): Promise<Given> {
  const off = (await readChosen(given))?.providersOff ?? [];
  const kept = Object.entries(given.providers).filter(([id]) => !off.includes(id as Provider));
  return { ...given, providers: Object.fromEntries(kept) };
}

/** The language model that is set; null for the one that is configured. */
export async function findChosenModel(given: Dependencies): Promise<SiteSettings['languageModel']> {
  return (await readChosen(given))?.languageModel ?? null;
}
