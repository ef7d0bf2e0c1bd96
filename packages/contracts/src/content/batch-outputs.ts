import { z } from 'zod';
import { declareSessionOperation } from '../operations/operation.ts';
import { batchIds } from './batches.ts';

/** How far the files of one resource are, for a zip of several resources. */
export const batchFiles = z.object({
  id: z.uuid(),
  /** Kept: nothing is made of it, and its own file is in the zip. Failed: there is nothing of it. */
  state: z.enum(['waiting', 'ready', 'kept', 'failed']),
  /** Why nothing is made of it, in English; empty otherwise. */
  problem: z.string(),
});

export type BatchFiles = z.infer<typeof batchFiles>;

export const BATCH_ZIP_PATH = '/api/content-batches/zip';

/** Where what stands ready of these resources is had as one zip. */
export function addressOfBatchZip(ids: readonly string[]): string {
  return `${BATCH_ZIP_PATH}?ids=${ids.join(',')}`;
}

const tags = ['My content'];

export const batchOutputsContract = {
  begin: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/content-batches/outputs',
      tags,
      summary:
        'Make all forms of several resources of mine; when they are ready, GET /content-batches/zip?ids= sends them as one zip',
    })
    .input(z.object({ ids: batchIds }))
    .output(z.array(batchFiles)),
  standing: declareSessionOperation('read')
    .route({
      method: 'POST',
      path: '/content-batches/outputs/standing',
      tags,
      summary: 'How far the forms of several resources of mine are',
    })
    .input(z.object({ ids: batchIds }))
    .output(z.array(batchFiles)),
};
