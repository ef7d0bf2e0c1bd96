import { z } from 'zod';
import { errors } from '../errors.ts';
import { publicOperation } from '../operation.ts';
import { resource } from './resource.ts';

export const resourcesContract = {
  get: publicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}',
      tags: ['Resources'],
      summary: 'One resource; what the caller may not see is not there',
    })
    .errors(errors('not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(resource),
};
