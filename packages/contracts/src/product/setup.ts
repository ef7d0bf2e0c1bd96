import { z } from 'zod';
import { declarePublicOperation } from '../operations/operation.ts';
import { displayName } from '../values/credentials.ts';
import { role } from '../values/roles.ts';

/** Somebody to try things out as. */
export const testPerson = z.object({
  role,
  displayName: z.string(),
  username: z.string(),
  email: z.string(),
  password: z.string(),
});

/** A letter as it went out, or as it would have. */
export const sentLetter = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where its links lead, in their order. */
  links: z.array(z.string()),
  createdAt: z.iso.datetime({ offset: true }),
});

export type TestPerson = z.infer<typeof testPerson>;
export type SentLetter = z.infer<typeof sentLetter>;

const tags = ['Set-up'];

/** For demonstrations and for working on the code. A server in production does not have these operations. */
export const setupContract = {
  people: declarePublicOperation('read')
    .route({ method: 'GET', path: '/setup/people', tags, summary: 'Test users you can sign in as' })
    .output(z.array(testPerson)),
  makePerson: declarePublicOperation('write')
    .route({ method: 'POST', path: '/setup/people', tags, summary: 'Make somebody with a role, verified' })
    .input(z.object({ role, displayName: displayName.optional() }))
    .output(testPerson),
  outbox: declarePublicOperation('read')
    .route({ method: 'GET', path: '/setup/outbox', tags, summary: 'The latest letters, the newest first' })
    .output(z.array(sentLetter)),
};
