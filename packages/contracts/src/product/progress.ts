import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declarePublicOperation } from '../operations/operation.ts';

/** One step of a job as a person follows it. */
export const progressStep = z.object({
  name: z.string(),
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  /** How many of how many, where a step counts something. */
  done: z.int().nonnegative().optional(),
  total: z.int().positive().optional(),
});

export const progress = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  steps: z.array(progressStep),
  message: z.string(),
  updatedAt: z.iso.datetime({ offset: true }),
});

export type Progress = z.infer<typeof progress>;
export type ProgressStep = z.infer<typeof progressStep>;

export const progressContract = {
  read: declarePublicOperation('read')
    .route({ method: 'GET', path: '/progress/{id}', tags: ['Progress'], summary: 'How far a job is' })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(progress),
  watch: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/progress/{id}/events',
      tags: ['Progress'],
      summary: 'How far a job is, now and at every change, as server-sent events until it has ended',
    })
    .errors(errors('not_found', 'too_many_streams'))
    .input(z.object({ id: z.uuid() }))
    .output(eventIterator(progress)),
};
