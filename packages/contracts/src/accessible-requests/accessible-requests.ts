import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { CONVERSATION_LIMITS } from '../conversation/limits.ts';
import { errors } from '../errors/errors.ts';
import {
  declareIndependentOperation,
  declarePublicOperation,
  declareSessionOperation,
} from '../operations/operation.ts';
import { pageOf, slice } from '../operations/paging.ts';
import { wordsUpTo } from '../values/words.ts';
import { ACCESSIBLE_FORMS, REQUEST_STATES } from './forms.ts';

export interface AccessibleRequestIssues {
  form_not_chosen: object;
  other_form_missing: object;
  answer_missing: object;
  resource_not_found: object;
}

const issue: WriteMessage<AccessibleRequestIssues> = writeMessage;

const id = z.uuid();
const one = z.object({ id });
const time = z.iso.datetime({ offset: true });
const words = wordsUpTo(CONVERSATION_LIMITS.words);

export const accessibleRequestInput = z
  .object({
    /** The resource. */
    id,
    form: z.enum(ACCESSIBLE_FORMS, issue('form_not_chosen')),
    words: words.default(''),
  })
  .refine(({ form, words: said }) => form !== 'other' || said !== '', {
    path: ['words'],
    message: issue('other_form_missing'),
  });

export const accessibleAnswerInput = z.object({
  id,
  outcome: z.enum(['answered', 'declined']),
  words: words.min(1, issue('answer_missing')),
  /** Where the answer is a resource of the library: itself, or another one. */
  resourceId: id.optional(),
});

/** A wish for a resource in another form. It does not tell who asks. */
export const accessibleRequest = z.object({
  id,
  resourceId: id,
  form: z.enum(ACCESSIBLE_FORMS),
  words: z.string(),
  state: z.enum(REQUEST_STATES),
  /** Empty while it waits. */
  answer: z.string(),
  /** What the answer leads to, where the caller may see it. */
  answerResource: z.object({ id, title: z.string() }).nullable(),
  /** How many people want it, who asked among them. */
  supporters: z.int().nonnegative(),
  isAsker: z.boolean(),
  isSupporter: z.boolean(),
  createdAt: time,
  /** When its state last changed; null where it never did. */
  handledAt: time.nullable(),
});

export const accessibleRequestPage = pageOf(accessibleRequest).extend({
  /** Whether the caller answers for the resource. */
  mayAnswer: z.boolean(),
});

export type AccessibleRequest = z.infer<typeof accessibleRequest>;
export type AccessibleRequestPage = z.infer<typeof accessibleRequestPage>;
export type AccessibleRequestInput = z.infer<typeof accessibleRequestInput>;
export type AccessibleAnswerInput = z.infer<typeof accessibleAnswerInput>;

const tags = ['Requests for accessible versions'];
const nothing = z.object({});

export const accessibleRequestsContract = {
  list: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/accessible-requests',
      tags,
      summary: 'Which other forms of a resource people ask for; what waits comes first, most wanted first',
    })
    .errors(errors('not_found'))
    .input(z.object({ id, ...slice }))
    .output(accessibleRequestPage),
  ask: declareIndependentOperation('costly')
    .route({
      method: 'POST',
      path: '/resources/{id}/accessible-requests',
      tags,
      summary: 'Ask for a resource in another form; who asks for what waits already supports it',
    })
    .errors(errors('not_found', 'request_settled'))
    .input(accessibleRequestInput)
    .output(accessibleRequest),
  support: declareIndependentOperation('write')
    .route({
      method: 'PUT',
      path: '/accessible-requests/{id}/support',
      tags,
      summary: 'Support a request; twice is once',
    })
    .errors(errors('not_found', 'request_settled'))
    .input(one)
    .output(accessibleRequest),
  takeBack: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/accessible-requests/{id}/support',
      tags,
      summary: 'Take my support back; an open request that nobody supports any more is gone',
    })
    .errors(errors('not_found'))
    .input(one)
    .output(nothing),
  take: declareSessionOperation('costly')
    .route({
      method: 'PUT',
      path: '/accessible-requests/{id}/taken',
      tags,
      summary: 'Say that somebody works on it; for who answers for the resource',
    })
    .errors(errors('not_found', 'forbidden', 'request_settled'))
    .input(one)
    .output(accessibleRequest),
  giveBack: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/accessible-requests/{id}/taken',
      tags,
      summary: 'Say that nobody works on it any more',
    })
    .errors(errors('not_found', 'forbidden', 'request_settled'))
    .input(one)
    .output(accessibleRequest),
  answer: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/accessible-requests/{id}/answer',
      tags,
      summary: 'Answer or decline a request with words; everybody who wants it is told',
    })
    .errors(errors('not_found', 'forbidden', 'request_settled'))
    .input(accessibleAnswerInput)
    .output(accessibleRequest),
};
