/** How long what people write may be, in characters. */
export const CONVERSATION_LIMITS = { comment: 5000, words: 2000 } as const;

/** What can be wrong with a resource or with what is said about it. */
export const REPORT_REASONS = [
  'accessibility barrier',
  'wrong or misleading',
  'copyright',
  'harmful or offensive',
  'spam',
  'something else',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
