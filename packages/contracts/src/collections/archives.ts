import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';

const id = z.uuid();
const time = z.iso.datetime({ offset: true });
const count = z.int().nonnegative();

/** For so long the zip of a collection can be downloaded. */
export const ARCHIVE_KEPT_HOURS = 24;

/** A collection with its files as one zip, put together for one person. */
export const collectionArchive = z.object({
  id,
  /** To be followed at /progress/{id}. */
  progressId: id,
  state: z.enum(['waiting', 'ready', 'failed', 'cancelled']),
  size: count.nullable(),
  /** How many files are in it, and how many things could not be included; its list names them. */
  packed: count,
  leftOut: count,
  createdAt: time,
  expiresAt: time,
});

export type CollectionArchive = z.infer<typeof collectionArchive>;

const tags = ['Collections'];

export const collectionArchivesContract = {
  latest: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/collections/{id}/archive',
      tags,
      summary: 'My latest zip of a collection, or null, and how large one can become',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.object({ archive: collectionArchive.nullable(), atMostBytes: count })),
  ask: declareSessionOperation('costly')
    .route({
      method: 'POST',
      path: '/collections/{id}/archive',
      tags,
      summary: 'Put a collection together as one zip; I have one at a time, and the one before goes',
    })
    .errors(errors('not_found', 'archive_under_way'))
    .input(z.object({ id }))
    .output(collectionArchive),
  cancel: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/collection-archives/{id}/cancellation',
      tags,
      summary: 'Stop putting a zip of mine together; one that is ready stays',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(collectionArchive),
  download: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/collection-archives/{id}/file',
      tags,
      summary: 'A zip of mine as a file',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.file()),
};
