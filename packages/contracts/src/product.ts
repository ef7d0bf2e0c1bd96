import { z } from 'zod';
import { publicOperation } from './operation.ts';

/** What the people who run this installation have set, for everyone to see. */
export const productSettings = z.object({
  /** Who paid for part of the work; shown in the footer. */
  grantAcknowledgement: z.string().nullable(),
  /** Demo accounts and the outbox are at hand. Never so in production. */
  isDemo: z.boolean(),
});

export type ProductSettings = z.infer<typeof productSettings>;

export const productContract = {
  settings: publicOperation('read')
    .route({
      method: 'GET',
      path: '/product',
      tags: ['Service'],
      summary: 'What this installation shows to everyone',
    })
    .output(productSettings),
};
