import { z } from 'zod';
import { declarePublicOperation, declareRoleOperation } from '../operations/operation.ts';
import { ADMINISTRATORS } from '../values/roles.ts';

/** What the people who run this installation have set, for everyone to see. */
export const productSettings = z.object({
  /** Who paid for part of the work; shown in the footer. */
  grantAcknowledgement: z.string().nullable(),
  /** Demo accounts and the outbox are at hand. Never so in production. */
  isDemo: z.boolean(),
  /** The demonstration video; null where there is none. */
  video: z.object({ provider: z.enum(['youtube', 'vimeo']), id: z.string() }).nullable(),
  /** Whether home shows figures that are samples and count nothing. */
  showsSampleFigures: z.boolean(),
  /** Whether anybody opens an account; otherwise only those who are invited. */
  signUpIsOpen: z.boolean(),
  /** What everybody reads above every page; empty where there is nothing to say. */
  banner: z.string(),
  /** Under which id one follows how the starter library is filled; null where it is not being filled. */
  libraryProgress: z.uuid().nullable(),
});

export type ProductSettings = z.infer<typeof productSettings>;

export const productContract = {
  settings: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/product',
      tags: ['Service'],
      summary: 'What this installation shows to everyone',
    })
    .output(productSettings),
  change: declareRoleOperation(ADMINISTRATORS, 'write')
    .route({
      method: 'PATCH',
      path: '/product',
      tags: ['Service'],
      summary: 'Change what this installation shows to everyone',
    })
    .input(productSettings.pick({ showsSampleFigures: true }))
    .output(productSettings),
};
