export {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_KINDS,
  type Attachment,
  type AttachmentKind,
  MOST_ATTACHMENTS,
} from './attachments.ts';
export { addressOfBatchZip, BATCH_ZIP_PATH, type BatchFiles } from './batch-outputs.ts';
export { type BatchOutcome, type CommonDetails, MOST_IN_BATCH } from './batches.ts';
export {
  type Content,
  type ContentDecision,
  type ContentSubmission,
  type DecisionInput,
  decisionInput,
  type SubmissionInput,
} from './content.ts';
export { type DecisionMark, MARK_LIMITS } from './marks.ts';
export {
  ASSIGNMENTS,
  REVIEW_KINDS,
  REVIEW_ORDERS,
  type Review,
  type ReviewChoices,
  type ReviewFilters,
  type ReviewOrder,
  type ReviewsQuery,
  type WaitingReview,
} from './reviews.ts';
