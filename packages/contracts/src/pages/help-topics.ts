/** The tasks that the help explains, by the last part of their addresses. */
export const HELP_TOPICS = [
  'accessible-version',
  'account',
  'barrier',
  'converting',
  'deletion',
  'display',
  'downloading',
  'explore',
  'export',
  'layout',
  'notifications',
  'publishing',
  'screen-reader',
  'search',
  'shortcuts',
  'sign-in',
  'zoom',
] as const;
export type HelpTopicId = (typeof HELP_TOPICS)[number];
