import { z } from 'zod';
import { contentDraft } from '../values/draft.ts';
import type { Refusals } from './refusals.ts';

/** How the API refuses around writing, submitting and reviewing content. */
export const CONTENT_ERRORS = {
  upload_not_allowed: { status: 403 },
  not_your_organization: { status: 403 },
  not_yours_to_decide: { status: 403 },
  content_waits: { status: 409 },
  content_published: { status: 409 },
  draft_changed_elsewhere: { status: 409, data: z.object({ draft: contentDraft }) },
  draft_gone: { status: 409 },
  nothing_to_submit: { status: 409 },
  attachment_kind_wrong: { status: 422, data: z.object({ kinds: z.string() }) },
  attachments_too_many: { status: 409, data: z.object({ most: z.int().positive() }) },
  captions_without_sound: { status: 409 },
  text_too_late: { status: 503 },
  nothing_waits: { status: 409 },
  never_submitted: { status: 409 },
  submission_closed: { status: 409 },
} as const satisfies Refusals;
