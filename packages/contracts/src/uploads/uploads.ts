import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { declareSessionOperation } from '../operations/operation.ts';
import { conversion } from './conversions.ts';

const id = z.uuid();
const count = z.int().nonnegative();

export const LONGEST_FILE_NAME = 255;

/** What may be uploaded, shown before anything is chosen. */
export const uploadLimits = z.object({
  fileBytes: count,
  videoBytes: count,
  batchFiles: count,
  /** What my files take, and what all of them may take. */
  usedBytes: count,
  mostBytes: count,
  /** The organization for which I bring them, whose room they take as well; null where it is none. */
  organization: z.object({ name: z.string(), usedBytes: count, mostBytes: count }).nullable(),
});

export type UploadLimits = z.infer<typeof uploadLimits>;

/** Where the bytes of an upload are sent, by the protocol of tus.io: asked for, continued and given up. */
export function addressOfBytes(uploadId: string): string {
  return `/api/uploads/${uploadId}/bytes`;
}

const tags = ['Create content'];

export const uploadsContract = {
  limits: declareSessionOperation('read')
    .route({
      method: 'GET',
      path: '/uploads/limits',
      tags,
      summary: 'What I may upload, and how much room is left',
    })
    .output(uploadLimits),
  recognise: declareSessionOperation('read')
    .route({
      method: 'POST',
      path: '/uploads/recognition',
      tags,
      summary: 'What came of the same content where I brought it before, so that it is not sent again',
    })
    .input(z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(z.object({ conversion: conversion.nullable() })),
  begin: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/uploads',
      tags,
      summary: 'Begin an upload; its bytes are sent to /uploads/{id}/bytes by the tus protocol',
    })
    .errors(
      errors(
        'upload_access_missing',
        'upload_empty',
        'upload_too_large',
        'uploads_too_many',
        'storage_used_up',
        'organization_storage_used_up',
        'storage_full',
        'storage_not_working',
      ),
    )
    .input(
      z.object({
        /** As the file is called; it says nothing of what the file is. */
        name: z.string().min(1).max(LONGEST_FILE_NAME),
        size: count,
      }),
    )
    .output(z.object({ id })),
  arrive: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/uploads/{id}/arrival',
      tags,
      summary: 'All bytes of an upload were sent: keep the file, and convert it where it can be',
    })
    .errors(
      errors(
        'not_found',
        'upload_access_missing',
        'upload_incomplete',
        'upload_too_large',
        'upload_kind_unknown',
        'storage_used_up',
        'organization_storage_used_up',
        'storage_full',
        'storage_not_working',
      ),
    )
    .input(z.object({ id }))
    .output(
      z.object({
        conversion,
        /** I had uploaded the same content before, and this is what came of it. */
        isKnown: z.boolean(),
      }),
    ),
  cancel: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/uploads/{id}',
      tags,
      summary: 'Give up an upload of mine that is arriving',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.object({})),
};
