import { z } from 'zod';
import { publicOperation } from '../operations/operation.ts';
import { displayName, email } from '../values/credentials.ts';

export const CONTACT_LIMITS = { subject: 300, message: 10_000 } as const;

export const contactInput = z.object({
  name: displayName,
  email,
  subject: z
    .string()
    .trim()
    .max(CONTACT_LIMITS.subject, 'The subject must be at most 300 characters long')
    .default(''),
  message: z
    .string()
    .trim()
    .min(1, 'Please write a message')
    .max(CONTACT_LIMITS.message, 'The message must be at most 10,000 characters long'),
});

export const contactContract = {
  send: publicOperation('letters')
    .route({
      method: 'POST',
      path: '/contact',
      tags: ['Service'],
      summary: 'Write to the people who run this installation; a mail confirms that it arrived',
    })
    .input(contactInput)
    .output(z.object({ done: z.literal(true) })),
};
