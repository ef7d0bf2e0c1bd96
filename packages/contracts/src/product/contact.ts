import { type WriteMessage, writeMessage } from '@relievo/words';
import { z } from 'zod';
import { declarePublicOperation } from '../operations/operation.ts';
import { displayName, email } from '../values/credentials.ts';

export interface ContactIssues {
  subject_too_long: { readonly most: number };
  message_missing: object;
  message_too_long: { readonly most: number };
}

const issue: WriteMessage<ContactIssues> = writeMessage;

export const CONTACT_LIMITS = { subject: 300, message: 10_000 } as const;

export const contactInput = z.object({
  name: displayName,
  email,
  subject: z
    .string()
    .trim()
    .max(CONTACT_LIMITS.subject, issue('subject_too_long', { most: CONTACT_LIMITS.subject }))
    .default(''),
  message: z
    .string()
    .trim()
    .min(1, issue('message_missing'))
    .max(CONTACT_LIMITS.message, issue('message_too_long', { most: CONTACT_LIMITS.message })),
});

export const contactContract = {
  send: declarePublicOperation('letters')
    .route({
      method: 'POST',
      path: '/contact',
      tags: ['Service'],
      summary: 'Write to the people who run this installation; a mail confirms that it arrived',
    })
    .input(contactInput)
    .output(z.object({ done: z.literal(true) })),
};
