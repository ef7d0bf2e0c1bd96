import type { Preferences } from '@relievo/contracts/accounts';
import type { AppTransaction } from '../../platform/database/database.ts';

const COLUMNS = `updates_opt_in as "updatesOptIn", mails_decisions as "mailsDecisions",
  mails_requests as "mailsRequests", mails_reports as "mailsReports",
  keeps_search_history as "keepsSearchHistory", language`;

export async function findPreferences(tx: AppTransaction): Promise<Preferences | undefined> {
  const rows = await tx.query<Preferences>(
    'preferences',
    `select ${COLUMNS} from preferences where user_id = (select app_uid())`,
  );
  return rows[0];
}

/** What is left out stays as it is. */
export async function updatePreferences(
  tx: AppTransaction,
  {
    updatesOptIn,
    mailsDecisions,
    mailsRequests,
    mailsReports,
    keepsSearchHistory,
    language,
  }: PreferencesChange,
): Promise<Preferences | undefined> {
  const rows = await tx.query<Preferences>(
    'preferences-change',
    `update preferences set
       updates_opt_in = coalesce($1, updates_opt_in),
       mails_decisions = coalesce($2, mails_decisions),
       keeps_search_history = coalesce($3, keeps_search_history),
       language = coalesce($4, language),
       mails_requests = coalesce($5, mails_requests),
       mails_reports = coalesce($6, mails_reports)
     where user_id = (select app_uid())
     returning ${COLUMNS}`,
    [
      updatesOptIn ?? null,
      mailsDecisions ?? null,
      keepsSearchHistory ?? null,
      language ?? null,
      mailsRequests ?? null,
      mailsReports ?? null,
    ],
  );
  return rows[0];
}

export type PreferencesChange = { [Name in keyof Preferences]?: Preferences[Name] | undefined };
