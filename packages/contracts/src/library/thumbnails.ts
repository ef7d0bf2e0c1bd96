import { z } from 'zod';
import { errors } from '../errors.ts';
import { publicOperation } from '../operation.ts';
import { THUMBNAIL } from './resource.ts';

/** The better first. */
export const THUMBNAIL_FORMATS = ['avif', 'webp'] as const;
export type ThumbnailFormat = (typeof THUMBNAIL_FORMATS)[number];

/** In pixels of the file: for a plain screen, and for a dense one. */
export const THUMBNAIL_WIDTHS = [THUMBNAIL.width, 2 * THUMBNAIL.width] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/** What a picture element chooses from, for the address that a card gives: the `srcset` of one format. */
export function thumbnailSources(address: string, format: ThumbnailFormat): string {
  return THUMBNAIL_WIDTHS.map(
    (width) => `${address}?format=${format}&width=${width} ${width / THUMBNAIL.width}x`,
  ).join(', ');
}

export const thumbnailsContract = {
  show: publicOperation('read')
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
