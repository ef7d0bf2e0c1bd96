import { z } from 'zod';
import { errors } from '../errors/errors.ts';
import { readyFile } from '../library/files/outputs.ts';
import { declarePublicOperation, declareSessionOperation } from '../operations/operation.ts';

const id = z.uuid();

export const ATTACHMENT_KINDS = ['note', 'captions', 'photo'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Endings of files that may stand beside a resource as what. */
export const ATTACHMENT_ENDINGS: Readonly<Record<AttachmentKind, readonly string[]>> = {
  note: ['pdf', 'docx', 'odt', 'txt', 'md', 'html'],
  captions: ['vtt'],
  photo: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
};

/** So many stand beside one resource. */
export const MOST_ATTACHMENTS = 10;

/** A file beside a resource. */
export const attachment = z.object({
  id,
  kind: z.enum(ATTACHMENT_KINDS),
  /** Readers have it; else it waits for the approval. */
  isShown: z.boolean(),
  file: readyFile,
});

export type Attachment = z.infer<typeof attachment>;

const tags = ['My content'];
const own = errors('not_found', 'upload_not_allowed', 'content_waits');

export const attachmentsContract = {
  list: declarePublicOperation('read')
    .route({
      method: 'GET',
      path: '/resources/{id}/attachments',
      tags: ['Resources'],
      summary: 'What stands beside a resource: notes for teachers, captions, photos of the sheet',
    })
    .errors(errors('not_found'))
    .input(z.object({ id }))
    .output(z.array(attachment)),
  add: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/content/{id}/attachments',
      tags,
      summary:
        'All bytes of an upload were sent: put the file beside a resource of mine; readers of what is published have it once it is approved',
    })
    .errors({
      ...own,
      ...errors(
        'upload_access_missing',
        'upload_incomplete',
        'upload_too_large',
        'upload_kind_unknown',
        'attachment_kind_wrong',
        'attachments_too_many',
        'captions_without_sound',
        'storage_used_up',
        'organization_storage_used_up',
        'storage_full',
        'storage_not_working',
      ),
    })
    .input(z.object({ id, upload: id, kind: z.enum(ATTACHMENT_KINDS) }))
    .output(attachment),
  remove: declareSessionOperation('write')
    .route({
      method: 'DELETE',
      path: '/attachments/{id}',
      tags,
      summary: 'Remove a file that stands beside a resource of mine; for a day it can be put back',
    })
    .errors(own)
    .input(z.object({ id }))
    .output(z.object({})),
  restore: declareSessionOperation('write')
    .route({
      method: 'POST',
      path: '/attachments/{id}/return',
      tags,
      summary: 'Put back a file that I removed',
    })
    .errors(own)
    .input(z.object({ id }))
    .output(z.object({})),
};
