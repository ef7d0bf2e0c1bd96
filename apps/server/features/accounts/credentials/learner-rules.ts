import type { Fate } from './rules.ts';

/**
 * Which event ends which credential of a learner. Functions of the database act by this table, because teachers do it as
 * people of the application; the tests try every cell of it over HTTP, and docs/credentials.md shows it to people.
 */

export const LEARNER_CREDENTIALS = [
  'words',
  'sessions',
  'streams',
  'permits',
  'authenticator',
  'passkeys',
  'recovery_codes',
  'half_sign_ins',
  'hand_over_link',
] as const;
export type LearnerCredential = (typeof LEARNER_CREDENTIALS)[number];

export const LEARNER_EVENTS = [
  'new_words',
  'leave_one_class',
  'leave_for_a_strict_class',
  'leave_last_class',
  'end_last_class',
  'forbid_second_steps',
  'hand_over',
] as const;
export type LearnerEvent = (typeof LEARNER_EVENTS)[number];

type Fates = Readonly<Record<LearnerCredential, Fate>>;

const EVERYTHING_STAYS: Fates = {
  words: 'stays',
  sessions: 'stays',
  streams: 'stays',
  permits: 'stays',
  authenticator: 'stays',
  passkeys: 'stays',
  recovery_codes: 'stays',
  half_sign_ins: 'stays',
  hand_over_link: 'stays',
};

const SECOND_STEP_ENDS = {
  authenticator: 'ends',
  passkeys: 'ends',
  recovery_codes: 'ends',
  half_sign_ins: 'ends',
} as const;

const EVERYTHING_ENDS: Fates = {
  ...SECOND_STEP_ENDS,
  words: 'ends',
  sessions: 'ends',
  streams: 'ends',
  permits: 'ends',
  hand_over_link: 'ends',
};

export const LEARNER_FATES: Readonly<Record<LearnerEvent, Fates>> = {
  // Whoever knew the old words may have set everything else.
  new_words: { ...EVERYTHING_ENDS, words: 'replaced' },
  // A link that a teacher of that class had sent is no concern of theirs any more.
  leave_one_class: { ...EVERYTHING_STAYS, hand_over_link: 'ends' },
  leave_for_a_strict_class: { ...EVERYTHING_STAYS, ...SECOND_STEP_ENDS, hand_over_link: 'ends' },
  // The account goes with its last class.
  leave_last_class: EVERYTHING_ENDS,
  end_last_class: EVERYTHING_ENDS,
  forbid_second_steps: { ...EVERYTHING_STAYS, ...SECOND_STEP_ENDS },
  // Their teachers knew the words; the person chooses a password.
  hand_over: { ...EVERYTHING_ENDS, words: 'replaced' },
};
