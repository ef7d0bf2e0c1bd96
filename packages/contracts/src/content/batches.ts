import { z } from 'zod';
import { declareSessionOperation } from '../operations/operation.ts';
import { contentFields } from '../values/fields.ts';
import { CONTENT_LIMITS } from '../values/limits.ts';
import { wordsUpTo } from '../values/words.ts';

/** So many resources are worked on by one call. */
export const MOST_IN_BATCH = 50;

const id = z.uuid();
export const batchIds = z
  .array(id)
  .min(1)
  .max(MOST_IN_BATCH)
  .refine((all) => new Set(all).size === all.length);

/** What came of one of them: nothing stands for done. */
export const batchOutcome = z.object({
  id,
  /** Why it stayed as it was, in English; empty where it was done. */
  problem: z.string(),
});

export type BatchOutcome = z.infer<typeof batchOutcome>;

/** What several resources have in common. What is left out stays as each of them has it. */
export const commonDetails = contentFields
  .pick({ category: true, subject: true, difficultyLevel: true, licence: true, tags: true })
  .partial();

export type CommonDetails = z.infer<typeof commonDetails>;

const tags = ['My content'];

export const batchesContract = {
  describe: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/content-batches/details',
      tags,
      summary: 'Give several resources of mine details in common; each is done or says why not',
    })
    .input(z.object({ ids: batchIds, details: commonDetails }))
    .output(z.array(batchOutcome)),
  submit: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/content-batches/submissions',
      tags,
      summary: 'Submit several resources of mine; each is done or says why not',
    })
    .input(
      z.object({
        ids: batchIds,
        visibility: z.enum(['public', 'organization']),
        /** For which organization of the author's; only with that visibility. */
        organizationId: id.optional(),
        words: wordsUpTo(CONTENT_LIMITS.words).default(''),
      }),
    )
    .output(z.array(batchOutcome)),
};
