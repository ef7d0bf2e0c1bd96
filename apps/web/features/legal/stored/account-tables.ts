import type { DeclaredTables } from './declared.ts';

/** Who somebody is, and how they sign in. */
export const ACCOUNT_TABLES: DeclaredTables = {
  users: {
    purpose: /*i18n*/ 'Your account',
    kept: 'account',
    fields: {
      number: 'id',
      name: 'name username display_username image',
      address: 'email folded_email',
      choice: 'email_verified',
      time: 'created_at updated_at suspended_at deletion_requested_at',
    },
  },
  profiles: {
    purpose: /*i18n*/ 'What you tell others about yourself',
    kept: 'account',
    fields: {
      number: 'user_id',
      name: 'display_name username folded_names folded_name',
      file: 'avatar_file_id',
      words: 'avatar_alt bio',
      choice: 'is_learner',
      time: 'created_at updated_at',
    },
  },
  preferences: {
    purpose: /*i18n*/ 'Your settings: theme, display, language, emails and devices, so that they follow you',
    kept: 'account',
    fields: {
      number: 'user_id',
      choice:
        'updates_opt_in keeps_search_history language settings mails_decisions mails_requests mails_reports studio',
      time: 'updated_at',
    },
  },
  user_roles: {
    purpose: /*i18n*/ 'What you may do on this site, and who allowed it',
    kept: 'account',
    fields: { number: 'user_id granted_by', choice: 'role', time: 'granted_at' },
  },
  upload_requests: {
    purpose: /*i18n*/ 'Your request to upload, and the decision',
    kept: 'account',
    fields: {
      number: 'id user_id decided_by',
      choice: 'role_wanted state',
      words: 'reason words',
      time: 'decided_at created_at',
    },
  },
  user_accounts: {
    purpose: /*i18n*/ 'How you sign in: your password as a fingerprint, and providers that you connected',
    kept: 'account',
    fields: {
      number: 'id user_id account_id',
      choice: 'provider_id scope',
      secret: 'access_token refresh_token id_token password set_by_browser',
      time: 'access_token_expires_at refresh_token_expires_at created_at updated_at',
    },
  },
  user_sessions: {
    purpose: /*i18n*/ 'Where you are signed in, so that you can spot a sign-in that was not yours and end it',
    kept: 'session',
    fields: {
      number: 'id user_id organization_id',
      secret: 'token previous_token',
      network: 'ip_address',
      browser: 'user_agent',
      time: 'expires_at created_at updated_at renewal_due previous_until proven_at',
    },
  },
  session_permits: {
    purpose: /*i18n*/ 'Leave for one call to the language model',
    kept: 'link',
    fields: { secret: 'token_hash', number: 'session_id', choice: 'purpose', time: 'expires_at' },
  },
  verifications: {
    purpose:
      /*i18n*/ 'Links that were emailed to confirm an address, choose a new password or undo something',
    kept: 'link',
    fields: {
      number: 'id',
      secret: 'identifier value',
      address: 'detail',
      time: 'expires_at created_at updated_at',
    },
  },
  half_sign_ins: {
    purpose: /*i18n*/ 'A sign-in that waits for its code',
    kept: 'link',
    fields: { secret: 'token_hash', number: 'user_id', count: 'tries', time: 'expires_at' },
  },
  authenticators: {
    purpose: /*i18n*/ 'Your authenticator app, for two-step sign-in',
    kept: 'account',
    fields: { number: 'user_id', secret: 'sealed_secret', count: 'last_step', time: 'created_at' },
  },
  recovery_codes: {
    purpose: /*i18n*/ 'Your recovery codes, for two-step sign-in',
    kept: 'account',
    fields: { number: 'user_id', secret: 'code_hash' },
  },
  passkeys: {
    purpose: /*i18n*/ 'Your passkeys: the public half alone',
    kept: 'account',
    fields: {
      number: 'id user_id credential_id',
      secret: 'public_key',
      count: 'counter',
      choice: 'transports',
      name: 'name',
      time: 'created_at last_used_at',
    },
  },
  login_attempts: {
    purpose: /*i18n*/ 'Failed sign-ins, so that nobody guesses passwords',
    kept: 'attempts',
    fields: {
      secret: 'account client',
      count: 'failures',
      time: 'first_at last_at locked_until',
    },
  },
  guess_counts: {
    purpose: /*i18n*/ 'Failed sign-ins over a long time, so that nobody guesses slowly',
    kept: 'guesses',
    fields: { secret: 'account', count: 'failures', time: 'last_at' },
  },
  sign_in_networks: {
    purpose:
      /*i18n*/ 'Networks that you signed in from, so that an attack from elsewhere does not lock you out',
    kept: 'networks',
    fields: { secret: 'account client', time: 'last_at' },
  },
  letter_counts: {
    purpose: /*i18n*/ 'How many emails went to an address, so that nobody fills a mailbox',
    kept: 'letters',
    fields: { secret: 'recipient', choice: 'kind', time: 'last_at day_at', count: 'letters' },
  },
  account_exports: {
    purpose: /*i18n*/ 'The copy of your data that you asked for',
    kept: 'export',
    fields: {
      number: 'id owner_id progress_id',
      choice: 'state',
      file: 'file_id',
      time: 'created_at expires_at',
    },
  },
  search_history: {
    purpose:
      /*i18n*/ 'Your recent searches, unless you switched that off; a search appears in trends only if at least five different people made it',
    kept: 'account',
    fields: {
      number: 'id user_id',
      words: 'search_query',
      choice: 'search_type',
      count: 'results_count',
      time: 'created_at',
    },
  },
  content_access_logs: {
    purpose: /*i18n*/ 'Which resources you opened and downloaded, for your own list of activities',
    kept: 'account',
    fields: { number: 'id resource_id user_id', choice: 'access_type is_repeat', time: 'created_at' },
  },
  notices: {
    purpose: /*i18n*/ 'What you were told on this site',
    kept: 'account',
    fields: { number: 'id user_id', choice: 'kind', report: 'payload', time: 'created_at read_at' },
  },
};
