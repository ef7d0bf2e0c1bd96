import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { VISIBILITIES } from '../library/lists/filters.ts';
import { resourcePicture } from '../library/resource/resource.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { contentDraft } from '../values/draft.ts';
import { draftFields } from '../values/fields.ts';
import { CONTENT_LIMITS } from '../values/limits.ts';
import { wordsUpTo } from '../values/words.ts';
import { decisionMarks } from './marks.ts';

export interface ContentIssues {
  decision_reason_missing: object;
  approval_has_marks: object;
  organization_not_chosen: object;
}

const issue: WriteMessage<ContentIssues> = writeMessage;

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const edits = z.int().nonnegative().max(2_000_000_000);
const of = z.object({ id });
const nothing = z.object({});
const tags = ['My content'];

export const DECISIONS = ['approve', 'reject', 'request_changes'] as const;

/** What a reviewer answered. */
export const contentDecision = z.object({
  kind: z.enum(DECISIONS),
  words: z.string(),
  /** What is asked for at places of the drawing. */
  marks: decisionMarks,
  /** The name of whoever decided; null where the account is gone. */
  author: z.string().nullable(),
  createdAt: time,
});

/** One time that it came before its reviewers. Closed without a decision means that its author took it back. */
export const contentSubmission = z.object({
  id,
  visibility: z.enum(['public', 'organization']),
  organization: z.object({ id, name: z.string() }).nullable(),
  /** What the author said to the reviewers. */
  words: z.string(),
  /** Which new version of something published it was; null where the resource itself was submitted. */
  version: z.int().positive().nullable(),
  createdAt: time,
  closedAt: time.nullable(),
  decision: contentDecision.nullable(),
});

/** A resource as its author has it. */
export const content = z.object({
  id,
  status: z.enum(['approved', 'pending', 'rejected']),
  /** Never submitted, or taken back: nobody else sees it. */
  isDraft: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  organization: z.object({ id, name: z.string() }).nullable(),
  version: z.int().positive(),
  thumbnail: resourcePicture.nullable(),
  createdAt: time,
  updatedAt: time,
  /** As readers see it, or would. */
  fields: draftFields,
  /** What was written since and is not before readers yet. */
  draft: contentDraft.nullable(),
  /** The latest first. */
  submissions: z.array(contentSubmission),
});

export type Content = z.infer<typeof content>;
export type ContentSubmission = z.infer<typeof contentSubmission>;
export type ContentDecision = z.infer<typeof contentDecision>;

const draftInput = z.object({
  id,
  /** The count of the draft that was written on; null where there was none. */
  edits: edits.nullable(),
  fields: draftFields,
});

const submissionInput = z.object({
  id,
  /** The count of the draft that is submitted; null to submit what stands, without a draft. */
  edits: edits.nullable(),
  visibility: z.enum(['public', 'organization']),
  /** For which organization of the author's; only with that visibility. */
  organizationId: id.optional(),
  words: wordsUpTo(CONTENT_LIMITS.words).default(''),
});

export type SubmissionInput = z.input<typeof submissionInput>;

export const decisionInput = z
  .object({
    id,
    kind: z.enum(DECISIONS),
    words: wordsUpTo(CONTENT_LIMITS.answer).default(''),
    marks: decisionMarks.default([]),
  })
  .refine(({ kind, words, marks }) => kind === 'approve' || words.length > 0 || marks.length > 0, {
    path: ['words'],
    message: issue('decision_reason_missing'),
  })
  .refine(({ kind, marks }) => kind !== 'approve' || marks.length === 0, {
    path: ['marks'],
    message: issue('approval_has_marks'),
  });

export type DecisionInput = z.infer<typeof decisionInput>;

const work = errors('not_found', 'upload_not_allowed', 'content_waits');
const withDraft = { ...work, ...errors('draft_changed_elsewhere', 'draft_gone') };

export const contentContract = {
  get: declareSessionOperation('read')
    .route({ method: 'GET', path: '/content/{id}', tags, summary: 'A resource of mine with its history' })
    .errors(errors('not_found'))
    .input(of)
    .output(content),
  saveDraft: declareSessionOperation('write')
    .route({
      method: 'PUT',
      path: '/content/{id}/draft',
      tags,
      summary: 'Keep what I am writing; refused with the other words where another tab wrote meanwhile',
    })
    .errors(withDraft)
    .input(draftInput)
    .output(contentDraft),
  discardDraft: declareSessionOperation('write')
    .route({ method: 'DELETE', path: '/content/{id}/draft', tags, summary: 'Throw away what I was writing' })
    .errors(errors('not_found'))
    .input(of)
    .output(nothing),
  applyDraft: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/draft/application',
      tags,
      summary: 'Put what I wrote into a resource that no reader sees',
    })
    .errors({ ...withDraft, ...errors('content_published') })
    .input(z.object({ id, edits }))
    .output(nothing),
  replaceFile: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/file',
      tags,
      summary:
        'Show the file of a new draft of mine in another resource of mine; the draft is gone then, and readers of what is published keep the old file until the new one is approved',
    })
    .errors(work)
    .input(z.object({ id, draftId: id }))
    .output(z.object({ became: z.enum(['changed', 'submitted']) })),
  submit: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/submissions',
      tags,
      summary: 'Submit a resource of mine, or a new version of a published one',
    })
    .errors({ ...withDraft, ...errors('nothing_to_submit', 'not_your_organization') })
    .input(submissionInput)
    .output(nothing),
  withdraw: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/withdrawal',
      tags,
      summary: 'Take back what waits for review; what is published stays',
    })
    .errors(errors('not_found', 'nothing_waits'))
    .input(of)
    .output(nothing),
  giveBack: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/return',
      tags,
      summary:
        'Give a resource back to its author as a draft: by its author, its reviewers or an administrator',
    })
    .errors(errors('not_found', 'never_submitted'))
    .input(of)
    .output(nothing),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/content/{id}',
      tags,
      summary: 'Delete a resource of mine; administrators may delete any',
    })
    .errors(errors('not_found'))
    .input(of)
    .output(nothing),
  decide: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/submissions/{id}/decision',
      tags,
      summary: 'Approve, reject with a reason, or ask for changes, as a reviewer',
    })
    .errors(errors('not_found', 'not_yours_to_decide', 'submission_closed'))
    .input(decisionInput)
    .output(nothing),
};
