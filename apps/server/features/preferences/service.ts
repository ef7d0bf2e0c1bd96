import type { Preferences } from '@relievo/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { findPreferences, type PreferencesChange, updatePreferences } from './repository.ts';

type PreferencesDependencies = { readonly database: Database };

export async function readPreferences(
  { database }: PreferencesDependencies,
  person: SignedIn,
): Promise<Preferences> {
  return existing(await database.asUser(person, findPreferences));
}

export async function changePreferences(
  { database }: PreferencesDependencies,
  person: SignedIn,
  change: PreferencesChange,
): Promise<Preferences> {
  return existing(await database.asUser(person, (tx) => updatePreferences(tx, change)));
}

/** They came with the account, so who has none is gone. */
function existing(preferences: Preferences | undefined): Preferences {
  if (preferences) return preferences;
  throw refuse('session_expired');
}
