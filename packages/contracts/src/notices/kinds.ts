/** What letters come with notices about, for which a person can say no to each group. */
export const LETTER_GROUPS = ['decisions', 'requests', 'reports'] as const;

export type LetterGroup = (typeof LETTER_GROUPS)[number];

/**
 * Every kind of notice that the product gives; what is about the account itself always comes as a letter too, and with
 * some there is none.
 */
export const NOTICE_KINDS = {
  review_approve: 'decisions',
  review_reject: 'decisions',
  review_request_changes: 'decisions',
  resource_returned: 'decisions',
  resource_deleted: 'decisions',
  accessible_request_made: 'requests',
  accessible_request_taken: 'requests',
  accessible_request_answered: 'requests',
  accessible_request_declined: 'requests',
  resource_reported: 'reports',
  collection_shared: 'none',
  invitation_waiting: 'none',
  learner_words_made: 'none',
  learner_handed_over: 'none',
  upload_request_granted: 'account',
  upload_request_refused: 'account',
  second_step_recovery: 'account',
  roles_changed: 'account',
  report_answered: 'account',
  comment_hidden: 'account',
  comment_shown: 'account',
} as const satisfies Readonly<Record<string, LetterGroup | 'account' | 'none'>>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICE_KINDS, kind);
}

/** The group of the letters of this kind; null where they always come, or never. */
export function findLetterGroup(kind: string): LetterGroup | null {
  const group = isNoticeKind(kind) ? NOTICE_KINDS[kind] : 'account';
  return group === 'account' || group === 'none' ? null : group;
}

/** Unread ones are counted up to here; whoever has more has many. */
export const MOST_COUNTED = 99;
