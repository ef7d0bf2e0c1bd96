export {
  findLetterGroup,
  isNoticeKind,
  LETTER_GROUPS,
  type LetterGroup,
  MOST_COUNTED,
  NOTICE_KINDS,
  type NoticeKind,
} from './kinds.ts';
export type { Notice, NoticeStanding, NoticesQuery } from './notices.ts';
