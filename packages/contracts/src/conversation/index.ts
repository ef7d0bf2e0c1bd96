export {
  type Comment,
  commentInput,
  type Reactions,
  type ReportInput,
  reportInput,
} from './conversation.ts';
export { CONVERSATION_LIMITS, REPORT_REASONS, type ReportReason } from './limits.ts';
