import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';

const id = z.uuid();

/** One resource of an assignment for one reader, in the form that they read. */
export const classSheet = z.object({
  userId: id,
  displayName: z.string(),
  resourceId: id,
  title: z.string(),
  format: z.string(),
  profile: z.string(),
  state: z.enum(['ready', 'waiting', 'failed']),
  /** Why it could not be made; empty otherwise. */
  problem: z.string(),
});

export const classSet = z.object({ sheets: z.array(classSheet) });

export type ClassSheet = z.infer<typeof classSheet>;
export type ClassSet = z.infer<typeof classSet>;

export const CLASS_SET_PATH = '/api/class-set.zip';

/** Where the sheets that are ready are had as one zip. */
export function writeClassSetAddress(key: { readonly id: string; readonly assignmentId: string }): string {
  return `${CLASS_SET_PATH}?id=${key.id}&assignmentId=${key.assignmentId}`;
}

export const classSetKey = z.object({ id, assignmentId: id });

const tags = ['Classes'];
const notTaught = errors('not_found', 'class_not_yours');

export const classSetsContract = {
  read: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/classes/{id}/assignments/{assignmentId}/set',
      tags,
      summary:
        'A sheet for each learner of a class that I teach, each as its reader reads, and how it stands',
    })
    .errors(notTaught)
    .input(classSetKey)
    .output(classSet),
  make: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/classes/{id}/assignments/{assignmentId}/set',
      tags,
      summary: 'Make the sheets of a class that are not made yet',
    })
    .errors(notTaught)
    .input(classSetKey)
    .output(classSet),
};
