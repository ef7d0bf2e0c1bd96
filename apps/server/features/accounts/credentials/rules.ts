/**
 * Which event ends which credential. The services of this feature act by this table, the tests try every cell of it
 * over HTTP, and docs/credentials.md shows it to people.
 */

/** What opens an account, or keeps it open. */
export const CREDENTIALS = [
  'password',
  'session_here',
  'sessions_elsewhere',
  'verification_link',
  'reset_link',
  'email_change_link',
  'undo_deletion_link',
  'provider_attempts',
  'connections',
  'streams_here',
  'streams_elsewhere',
  'permits',
  'authenticator',
  'passkeys',
  'recovery_codes',
  'half_sign_ins',
  'second_step_recovery_link',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

/** What can happen to an account. */
export const CREDENTIAL_EVENTS = [
  'sign_up_again',
  'first_proof_same_browser',
  'first_proof_other_browser',
  'reset_password',
  'change_password',
  'confirm_email_change',
  'connect_provider',
  'disconnect_provider',
  'suspend',
  'request_deletion',
  'undo_deletion',
  'change_roles',
  'change_tier',
  'sign_out',
  'sign_out_everywhere',
  'add_second_step',
  'finish_second_step',
  'renew_recovery_codes',
  'remove_second_step',
  'lose_second_step',
] as const;
export type CredentialEvent = (typeof CREDENTIAL_EVENTS)[number];

/**
 * - `ends`: it opens nothing from that moment on
 * - `stays`: it goes on as it was
 * - `replaced`: the one before opens nothing, and there is a new one
 * - `impossible`: there can be none at that moment
 */
export type Fate = 'ends' | 'stays' | 'replaced' | 'impossible';

const NO_SECOND_STEP = {
  authenticator: 'impossible',
  passkeys: 'impossible',
  recovery_codes: 'impossible',
  half_sign_ins: 'impossible',
  second_step_recovery_link: 'impossible',
} as const;

/** Before the address is proven nobody can be signed in, so there is nothing that needs a session. */
const NO_SESSION = {
  session_here: 'impossible',
  sessions_elsewhere: 'impossible',
  email_change_link: 'impossible',
  undo_deletion_link: 'impossible',
  provider_attempts: 'impossible',
  streams_here: 'impossible',
  streams_elsewhere: 'impossible',
  permits: 'impossible',
  ...NO_SECOND_STEP,
} as const;

/** The link that confirms the first address is used up long before. */
const PROVEN = { verification_link: 'impossible' } as const;

const EVERYTHING_STAYS = {
  ...PROVEN,
  password: 'stays',
  session_here: 'stays',
  sessions_elsewhere: 'stays',
  reset_link: 'stays',
  email_change_link: 'stays',
  undo_deletion_link: 'stays',
  provider_attempts: 'stays',
  connections: 'stays',
  streams_here: 'stays',
  streams_elsewhere: 'stays',
  permits: 'stays',
  authenticator: 'stays',
  passkeys: 'stays',
  recovery_codes: 'stays',
  half_sign_ins: 'stays',
  second_step_recovery_link: 'stays',
} as const;

/** The other devices are out, with all that was begun on them. */
const OTHER_DEVICES_END = {
  sessions_elsewhere: 'ends',
  streams_elsewhere: 'ends',
  provider_attempts: 'ends',
  half_sign_ins: 'ends',
} as const;

const ALL_DEVICES_END = {
  ...OTHER_DEVICES_END,
  session_here: 'ends',
  streams_here: 'ends',
  permits: 'ends',
} as const;

/** Links that were asked for by whoever held the account before open nothing for them afterwards. */
const LINKS_END = {
  reset_link: 'ends',
  email_change_link: 'ends',
  second_step_recovery_link: 'ends',
} as const;

const SECOND_STEP_ENDS = { authenticator: 'ends', passkeys: 'ends', recovery_codes: 'ends' } as const;

export const FATES: Readonly<Record<CredentialEvent, Readonly<Record<Credential, Fate>>>> = {
  // Nobody has shown yet whose address it is, so the last to sign up counts; a connection counts until the proof.
  sign_up_again: {
    ...NO_SESSION,
    password: 'replaced',
    verification_link: 'replaced',
    reset_link: 'stays',
    connections: 'stays',
  },
  // The browser that chose the password or made the connection shows that its person reads the letters.
  first_proof_same_browser: {
    ...NO_SESSION,
    password: 'stays',
    verification_link: 'ends',
    reset_link: 'ends',
    connections: 'stays',
  },
  first_proof_other_browser: {
    ...NO_SESSION,
    password: 'replaced',
    verification_link: 'ends',
    reset_link: 'ends',
    connections: 'ends',
  },
  // Who reads the letters of the address holds the account; who knew the password before holds nothing of it.
  reset_password: {
    ...EVERYTHING_STAYS,
    ...ALL_DEVICES_END,
    ...LINKS_END,
    password: 'replaced',
    connections: 'ends',
  },
  // Connections end where the person says so: they are listed beside the new password.
  change_password: {
    ...EVERYTHING_STAYS,
    ...OTHER_DEVICES_END,
    ...LINKS_END,
    password: 'replaced',
    session_here: 'replaced',
  },
  // A link in a letter to the address before would let its reader back in.
  confirm_email_change: { ...EVERYTHING_STAYS, ...LINKS_END },
  connect_provider: EVERYTHING_STAYS,
  disconnect_provider: { ...EVERYTHING_STAYS, ...OTHER_DEVICES_END, connections: 'ends' },
  suspend: { ...EVERYTHING_STAYS, ...ALL_DEVICES_END, ...LINKS_END },
  request_deletion: {
    ...EVERYTHING_STAYS,
    ...OTHER_DEVICES_END,
    ...LINKS_END,
    undo_deletion_link: 'replaced',
  },
  undo_deletion: { ...EVERYTHING_STAYS, undo_deletion_link: 'ends' },
  // A token that was seen before opens nothing that was given later.
  change_roles: { ...EVERYTHING_STAYS, session_here: 'replaced' },
  change_tier: EVERYTHING_STAYS,
  sign_out: {
    ...EVERYTHING_STAYS,
    session_here: 'ends',
    streams_here: 'ends',
    permits: 'ends',
  },
  sign_out_everywhere: {
    ...EVERYTHING_STAYS,
    ...ALL_DEVICES_END,
    email_change_link: 'ends',
    second_step_recovery_link: 'ends',
  },
  // Whoever came in by the first step alone is out, and so is what they had begun.
  add_second_step: { ...EVERYTHING_STAYS, ...OTHER_DEVICES_END, ...LINKS_END, ...NO_SECOND_STEP },
  // Whoever has the second step has not lost it.
  finish_second_step: { ...EVERYTHING_STAYS, half_sign_ins: 'ends', second_step_recovery_link: 'ends' },
  renew_recovery_codes: { ...EVERYTHING_STAYS, recovery_codes: 'replaced' },
  remove_second_step: {
    ...EVERYTHING_STAYS,
    ...OTHER_DEVICES_END,
    ...SECOND_STEP_ENDS,
    second_step_recovery_link: 'ends',
  },
  // After the wait, or by an administrator: what was open may be whose hands the second step fell into.
  lose_second_step: { ...EVERYTHING_STAYS, ...ALL_DEVICES_END, ...LINKS_END, ...SECOND_STEP_ENDS },
};
