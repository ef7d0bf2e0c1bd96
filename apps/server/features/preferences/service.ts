import type { Preferences } from '@relievo/contracts/accounts';
import type { LetterGroup } from '@relievo/contracts/notices';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { readStopToken } from '../mail/service.ts';
import { findPreferences, type PreferencesChange, updatePreferences } from './repository.ts';

interface PreferencesDependencies {
  readonly database: Database;
}

export type StopLettersDependencies = PreferencesDependencies & { readonly lettersKey: string };

export async function readPreferences(
  { database }: PreferencesDependencies,
  person: SignedIn,
): Promise<Preferences> {
  return requirePreferences(await database.asUser(person, findPreferences));
}

export async function changePreferences(
  { database }: PreferencesDependencies,
  person: SignedIn,
  change: PreferencesChange,
): Promise<Preferences> {
  return requirePreferences(await database.asUser(person, (tx) => updatePreferences(tx, change)));
}

const PREFERENCE_OF = {
  decisions: 'mailsDecisions',
  requests: 'mailsRequests',
  reports: 'mailsReports',
} as const satisfies Record<LetterGroup, keyof Preferences>;

/** No more letters of the group that the token names: it stands for its person, for this and nothing else. */
export async function stopLetters(
  { database, lettersKey }: StopLettersDependencies,
  token: string,
): Promise<{ group: LetterGroup }> {
  const stop = readStopToken(lettersKey, token);
  if (!stop) throw refuse('link_not_valid');
  const { personId: userId, group } = stop;
  const change = { [PREFERENCE_OF[group]]: false };
  const saved = await database.asUser({ userId, organizationId: null }, (tx) =>
    updatePreferences(tx, change),
  );
  // The account may be gone by now, and its letters with it.
  if (!saved) throw refuse('link_not_valid');
  return { group };
}

/** They came with the account, so who has none is gone. */
function requirePreferences(preferences: Preferences | undefined): Preferences {
  if (preferences) return preferences;
  throw refuse('session_expired');
}
