import { z } from 'zod';
import { errors } from '../../errors/errors.ts';
import { declarePublicOperation } from '../../operations/operation.ts';
import { THUMBNAIL, THUMBNAIL_FORMATS, THUMBNAIL_WIDTHS } from './pictures.ts';

export const thumbnailsContract = {
  show: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/thumbnails/{id}',
      tags: ['Library'],
      summary:
        'The small picture of a resource, 4 to 3; not there for who may not see it, or where none can be made',
    })
    .errors(errors('not_found'))
    .input(
      z.object({
        id: z.uuid(),
        width: z.coerce.number().pipe(z.literal(THUMBNAIL_WIDTHS)).default(THUMBNAIL.width),
        format: z.enum(THUMBNAIL_FORMATS).default('webp'),
      }),
    )
    .output(z.file()),
};
