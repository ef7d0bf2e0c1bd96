import { z } from 'zod';
import { errors } from '../../errors/errors.ts';
import { declarePublicOperation } from '../../operations/operation.ts';
import { resource, resourceCard } from './resource.ts';

/** So many others are shown beside a resource at most. */
export const RELATED_RESOURCES = 6;

export const resourcesContract = {
  get: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}',
      tags: ['Resources'],
      summary: 'One resource; what the caller may not see is not there',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(resource),
  related: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/related',
      tags: ['Resources'],
      summary: 'Up to six others of the library on the same things, the nearest first',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.array(resourceCard).max(RELATED_RESOURCES)),
};
